/** What the form sends for it, and the routes expect. */
export const VIENNA = {
  startLocation: 'Hamburg',
  destination: 'Vienna',
  adults: 2,
  kids: 0,
  startDate: '2027-03-04',
  endDate: '2027-03-06',
  budget: 1,
  tripType: 'sightseeing',
  language: 'en',
} as const
