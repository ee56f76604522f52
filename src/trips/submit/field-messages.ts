import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '../../i18n/messages.ts'
import type { TripFieldError } from '../trip.ts'
import { TRIP_LIMITS } from '../trip-limits.ts'
import { STOP_LIMITS } from '../trip-stops.ts'
import { WISH_LIMITS } from '../trip-wishes.ts'

const { placeLength, adults, kids, days } = TRIP_LIMITS

/** What a refused field is told, for form and API alike. */
export const FIELD_MESSAGES: Record<TripFieldError, MessageDescriptor> = {
  required: msg`Please fill in this field.`,
  wrong_type: msg`This value is of the wrong kind.`,
  too_short: msg`Please use at least ${placeLength.min} characters.`,
  too_long: msg`Please use at most ${placeLength.max} characters.`,
  control_characters: msg`Please use only letters, digits and punctuation.`,
  not_a_whole_number: msg`Please enter a whole number.`,
  too_few: msg`This number is too small.`,
  too_many: msg`At most ${adults.max} adults and ${kids.max} kids can travel together.`,
  unknown_option: msg`Please choose one of the options.`,
  not_a_date: msg`Please enter a date that exists.`,
  in_the_past: msg`This date is in the past.`,
  too_far_ahead: msg`Please choose a date within the next two years.`,
  ends_before_start: msg`The return date must not be before the departure date.`,
  too_many_days: msg`A plan covers at most ${days} days.`,
  ambiguous_place: msg`We know several places there. Please choose one of them.`,
  several_places: msg`These are several places. Please choose one of them, or name them as stops of one trip.`,
  region: msg`A region is best travelled from one of its places. Please choose one of them.`,
  unknown_place: msg`We know too little about this place to plan it well. Please name a larger place near it.`,
  little_known_place: msg`There is such a place, but the map shows too few sights there for a plan. Near it are:`,
  maps_unreachable: msg`Our atlas does not have this place, and the map that may know it cannot be reached at the moment. Please try again later, or name a larger place near it.`,
  out_of_season: msg`Nothing can be visited there on these days. Please choose days in these months:`,
  too_short_a_day: msg`These hours leave less than two hours there. Please choose others, or travel for longer.`,
  too_short_for_the_way: msg`The way there and back takes all of these days. A trip there needs at least:`,
  not_a_time: msg`Please enter a time such as 14:30.`,
  starts_too_late: msg`Please let days begin at ${WISH_LIMITS.latestStart} at the latest.`,
  not_an_age: msg`Please enter ages from 0 to 17, separated by commas.`,
  too_few_nights: msg`Please stay one night at least, or leave it to us.`,
  too_many_nights: msg`Please enter at most ${days} nights.`,
  too_many_stops: msg`A trip has at most ${STOP_LIMITS.most} places.`,
  too_many_named: msg`A journey has at most ${STOP_LIMITS.further + 1} places here.`,
  more_stops_than_nights: msg`Your dates have too few nights for this place. Please leave one out or travel longer.`,
  night_under_way: msg`A night on the way here is spent on board and is one of these. Please stay one night more.`,
  more_nights_than_days: msg`These are more nights than your dates have. Please take some away or travel longer.`,
  nights_left_over: msg`Your dates have more nights than these. Please add some, or leave a stop to us.`,
  unknown_stop: msg`We do not know this place well enough for a journey. Please name a larger one near it.`,
  same_place_twice: msg`This is the same place as the stop before. Please name another one.`,
  part_of_stop: msg`One of your stops already spends nights in this place, or this one in theirs. Please keep only one of the two.`,
  start_as_stop: msg`This is where you start. Please name another stop.`,
  no_way_there: msg`We know no way here from the stop next to it: no flight, and no train, road or ferry that fits into a day. Please plan this place as a trip of its own.`,
  too_many_names: msg`Please name at most ${WISH_LIMITS.mustSees} places.`,
}
