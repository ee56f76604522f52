import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '../i18n/messages.ts'

const LOOK_AGAIN = msg`Please check your input for typos and make sure that start and end points are valid.`
const TOO_LITTLE_KNOWN = msg`We know too little about this place to fill every day with something to see. Please name a larger place nearby, or plan fewer days.`
const NO_TIME_THERE = msg`The way there and back takes all of these days, or nearly all. Please travel for longer.`

/** What somebody can do about a plan that could not be made; `failure` as the trip's row has it. */
export function failureMessage(failure: string | null | undefined): MessageDescriptor {
  if (failure === 'no_time_there') return NO_TIME_THERE
  return failure === 'too_little_known' ? TOO_LITTLE_KNOWN : LOOK_AGAIN
}
