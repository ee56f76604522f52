import type { Sentence } from './check-messages.ts'

/** What each check tells an English-speaking traveller. Its keys are the checks' ids. */
export const EN = {
  'day-count': {
    passed: 'There is a plan for every day.',
    failed: 'The number of days does not match your dates.',
  },
  dates: { passed: 'The dates follow each other without a gap.', failed: 'A date does not match your trip.' },
  weekdays: {
    passed: 'Weekdays agree with the calendar.',
    failed: 'A weekday does not agree with its date.',
  },
  times: {
    passed: 'Times are in order and do not overlap.',
    failed: 'Some times overlap or are out of order.',
  },
  filled: { passed: 'No day is left blank.', failed: 'A day is blank.' },
  'sight-daily': {
    passed: 'Every full day has something to see.',
    failed: 'A full day has nothing to see.',
  },
  'unique-items': { passed: 'Every entry is listed once.', failed: 'An entry is listed twice.' },
  daylight: {
    passed: 'Views, gardens and ruins are seen by daylight.',
    failed: 'A stop that needs daylight falls into the dark.',
  },
  'start-time': {
    passed: 'Tours, boats and shows begin at their usual start times.',
    failed: 'A tour, boat or show does not begin at the time planned.',
  },
  'meal-place-open': {
    passed: 'Every place to eat is usually open then.',
    failed: 'A place to eat is usually closed then.',
  },
  'best-hour': {
    passed: 'Stops with a best hour are visited then.',
    failed: 'Some stops are better at another hour.',
  },
  'meals-named': {
    passed: 'Meals name a place and what to order.',
    failed: 'For some meals we know no place.',
  },
  'travel-time': {
    passed: 'There is enough time to get from each stop to the next, and back at the end.',
    failed: 'There is too little time to get from one stop to the next, or back from the last.',
  },
  transfers: {
    passed: 'Every change of town has its journey.',
    failed: 'The journey to the next town is missing or too short.',
  },
  'route-nights': {
    passed: 'Every stop has its nights, and together they fill your dates.',
    failed: 'A stop has too few or too many nights, or comes in another order.',
  },
  joints: {
    passed: 'Each change of place has its way, in a time that is possible.',
    failed: 'A change of place has no way, or not the time for it.',
  },
  'under-way': {
    passed: 'Nothing is visited while you travel from stop to stop.',
    failed: 'A visit falls into a journey from stop to stop.',
  },
  'night-base': {
    passed: 'Each night is where the day has taken you, the last one where the way home begins.',
    failed: 'A night is somewhere the day does not lead to.',
  },
  'stop-budget': {
    passed: 'The money of each stop adds up, in its own currency and in all.',
    failed: 'The money of a stop does not add up.',
  },
  'border-facts': {
    passed: 'At every border you read of the money and the plugs.',
    failed: 'A border is crossed without a word on money or plugs.',
  },
  'day-window': {
    passed: 'Days start and end at hours that suit your kind of trip.',
    failed: 'A day starts too early or ends too late.',
  },
  'closed-days': {
    passed: 'Nothing is planned on its usual closing day or while it is known to be shut.',
    failed: 'A place is usually or temporarily closed on the day planned.',
  },
  'opening-hours': {
    passed: 'Every visit lies within the usual opening hours.',
    failed: 'A visit lies outside the usual opening hours.',
  },
  'visit-length': {
    passed: 'Every visit has the time it needs.',
    failed: 'A visit is too short to be worth it.',
  },
  duplicates: { passed: 'No place appears twice.', failed: 'A place appears twice.' },
  'known-places': {
    passed: 'Every place marked as verified is in our atlas.',
    failed: 'A place is marked as verified but is not in our atlas.',
  },
  'place-names': {
    passed: 'Places have the names they are recorded under.',
    failed: 'A place has a different name from its record.',
  },
  coordinates: { passed: 'Places are where the map says.', failed: 'A place is not where its record says.' },
  radius: {
    passed: 'Everything is within reach of where you stay.',
    failed: 'A place is too far from where you stay.',
  },
  bases: {
    passed: 'Every place to stay is where it should be.',
    failed: 'A day ends in a place that we do not know.',
  },
  'rain-alternatives': {
    passed: 'Every shelter from the rain has a roof and is usually open that day.',
    failed: 'An alternative for rain is unknown, closed that day or out in the open.',
  },
  pace: { passed: 'The pace fits your kind of trip.', failed: 'A day holds too much for your kind of trip.' },
  lunch: {
    passed: 'There is time for lunch on every full day.',
    failed: 'A full day leaves no time for lunch.',
  },
  'budget-sum': {
    passed: 'The parts of the budget add up.',
    failed: 'The parts of the budget do not add up.',
  },
  currency: {
    passed: 'All amounts are in one currency.',
    failed: 'Amounts are in different currencies.',
  },
  'budget-level': {
    passed: 'The total fits the budget level you chose.',
    failed: 'The total does not fit the budget level you chose.',
  },
  party: { passed: 'Costs count everyone who travels.', failed: 'Costs do not count everyone who travels.' },
  language: { passed: 'All texts are in your language.', failed: 'A text is in another language.' },
  lengths: {
    passed: 'All texts are complete and of readable length.',
    failed: 'A text is empty or too long.',
  },
  placeholders: { passed: 'No text is unfinished.', failed: 'A text is unfinished.' },
  markup: { passed: 'All texts are clean.', failed: 'A text contains stray symbols.' },
  addresses: {
    passed: 'No text hides a link or an address.',
    failed: 'A text contains a link or an address it should not.',
  },
  instructions: {
    passed: 'Every text is about the trip.',
    failed: 'A text is about something other than the trip.',
  },
  'link-hosts': {
    passed: 'All links lead to services we know.',
    failed: 'A link leads somewhere we do not know.',
  },
  'verified-share': {
    passed: 'Most of the places come from our atlas.',
    failed: 'Many places are not from our atlas: please check them before you go.',
  },
  'top-sights': {
    passed: 'The best-known sights are included.',
    failed: 'Some of the best-known sights are left out.',
  },
  detours: { passed: 'Routes are short.', failed: 'Some routes take a detour.' },
  'travel-per-day': {
    passed: 'Little of each day is spent getting around.',
    failed: 'Much of some days is spent getting around.',
  },
  'idle-time': { passed: 'There are no long waits between stops.', failed: 'Some days have long pauses.' },
  variety: { passed: 'Days are varied.', failed: 'Some days hold much of the same kind.' },
  'kids-fit': {
    passed: 'The places suit children.',
    failed: 'Some of the places are not ideal for children.',
  },
  'rain-plan': {
    passed: 'On rainy days there is a roof for the stops outdoors.',
    failed: 'Some days outdoors have no alternative for rain.',
  },
  'empty-days': { passed: 'Nearly every day has something to see.', failed: 'Some days are left open.' },
} satisfies Record<string, Sentence>
