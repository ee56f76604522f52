import type { Finding, HardCheck } from './check.ts'

/** The only hosts that a plan may send a traveller to. Kept here by hand, apart from whoever builds the links. */
const HOSTS: ReadonlySet<string> = new Set([
  'www.google.com',
  'www.skyscanner.net',
  'www.skyscanner.com',
  'www.skyscanner.de',
  'www.kayak.com',
  'www.kayak.de',
  'www.booking.com',
  'www.rome2rio.com',
])
const LONGEST_URL = 600

export const linkHosts: HardCheck = {
  id: 'link-hosts',
  severity: 'hard',
  find({ plan }) {
    const legs = plan.legs ?? []
    if (plan.flights.length + plan.stays.length + legs.length === 0) return undefined
    const flights = plan.flights.flatMap(({ url }, index): Finding[] =>
      isAllowed(url) ? [] : [{ text: `flight.${index}` }],
    )
    const stays = plan.stays.flatMap(({ url }, index): Finding[] =>
      isAllowed(url) ? [] : [{ text: `stay.${index}` }],
    )
    const ways = legs.flatMap(({ url }, index): Finding[] =>
      isAllowed(url) ? [] : [{ text: `leg.${index}` }],
    )
    return [...flights, ...stays, ...ways]
  },
}

/** https, a host of the list, no port or credentials, and nothing in it that a page could take for a tag or script. */
function isAllowed(url: string): boolean {
  if (url.length > LONGEST_URL || /[\s<>"'`\\{}|^]/.test(url) || !URL.canParse(url)) return false
  const { protocol, hostname, port, username, password } = new URL(url)
  return protocol === 'https:' && HOSTS.has(hostname) && port === '' && username === '' && password === ''
}
