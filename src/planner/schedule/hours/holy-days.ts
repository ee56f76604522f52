/**
 * Jewish feasts that are kept as Shabbat is, by the Hebrew calendar, as far ahead as trips are planned and a little
 * further; each begins on the evening before.
 */
const HOLY_DAYS: ReadonlySet<string> = new Set([
  // Passover, first and last
  '2027-04-22',
  '2027-04-28',
  '2028-04-11',
  '2028-04-17',
  '2029-03-31',
  '2029-04-06',
  // Shavuot
  '2027-06-11',
  '2028-05-31',
  '2029-05-20',
  // Rosh Hashanah, two days everywhere
  '2027-10-02',
  '2027-10-03',
  '2028-09-21',
  '2028-09-22',
  '2029-09-10',
  '2029-09-11',
  // Yom Kippur
  '2027-10-11',
  '2028-09-30',
  '2029-09-19',
  // Sukkot, and Simchat Torah
  '2027-10-16',
  '2027-10-23',
  '2028-10-05',
  '2028-10-12',
  '2029-09-24',
  '2029-10-01',
])
/** Outside Israel these are kept for a day more. */
const SECOND_DAYS: ReadonlySet<string> = new Set([
  '2027-04-23',
  '2027-04-29',
  '2027-06-12',
  '2027-10-17',
  '2027-10-24',
  '2028-04-12',
  '2028-04-18',
  '2028-06-01',
  '2028-10-06',
  '2028-10-13',
  '2029-04-01',
  '2029-04-07',
  '2029-05-21',
  '2029-09-25',
  '2029-10-02',
])
const ISRAEL = 'Asia/Jerusalem'

export function isHolyDay(date: string, zone: string): boolean {
  return HOLY_DAYS.has(date) || (zone !== ISRAEL && SECOND_DAYS.has(date))
}
