/** Why a field was refused; worded at the edge (trips/field-messages.ts). */
export type TripFieldError =
  | 'required'
  | 'wrong_type'
  | 'too_short'
  | 'too_long'
  | 'control_characters'
  | 'not_a_whole_number'
  | 'too_few'
  | 'too_many'
  | 'unknown_option'
  | 'not_a_date'
  | 'in_the_past'
  | 'too_far_ahead'
  | 'ends_before_start'
  | 'too_many_days'
  | 'ambiguous_place'
  | 'several_places'
  | 'region'
  | 'unknown_place'
  | 'little_known_place'
  | 'same_place'
  | 'not_a_time'
  | 'not_an_age'
  | 'too_many_names'

export const fail = (code: TripFieldError) => ({ error: code })
/** Characters that no name needs and that turn texts around. */
export const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/
