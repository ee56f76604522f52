import type { Locale } from '../../i18n/locale.ts'
import type { Transport } from '../sessions/session.ts'

/** What is known of who asks, before anything is proved. */
export interface Requester {
  /** IPv4 address or IPv6 /64; '' where the platform names none. */
  network: string
  /** The IPv4 /24 or IPv6 /48 around it: as much as one customer has. */
  wideNetwork: string
  /** SHA-256 of the device cookie; undefined on a new device. */
  deviceHash: string | undefined
  /** SHA-256 of what this browser or client was given with its request for a code; undefined where there was none. */
  requestHash: string | undefined
  /** Browser and system, for the list of devices. */
  deviceLabel: string
  /** ISO 3166-1 alpha-2, as the platform tells it; '' where it does not. */
  country: string
  transport: Transport
  locale: Locale
}

/** IPv6 addresses are handed out by the /64: one household, one count. */
export function networkOf(ip: string | undefined): string {
  return prefixOf(ip, 4)
}

/** IPv4 /24, IPv6 /48. */
export function wideNetworkOf(ip: string | undefined): string {
  return prefixOf(ip, 3)
}

/** Whether an address is this machine's own: a developer's, or a test's, where one network does everything. */
export function isLoopback(ip: string | undefined): boolean {
  return ip === '::1' || /^(?:::ffff:)?127\./.test(ip ?? '')
}

/** An IPv4 address, or with three parts its /24; the first `groups` of an IPv6 address. */
function prefixOf(ip: string | undefined, groups: 3 | 4): string {
  const address = ip?.trim().toLowerCase() ?? ''
  const narrowed = (ipv4: string) => (groups === 3 ? ipv4.replace(/\.\d+$/, '') : ipv4)
  if (!address.includes(':')) return narrowed(address)
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1]
  if (mapped) return narrowed(mapped)
  const [head = '', tail] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const all = [...left, ...Array<string>(zeros).fill('0'), ...right]
  return all
    .slice(0, groups)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

const BROWSERS: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** 'Firefox · Linux' from a User-Agent header; '' when it says nothing we know. The header itself is not kept. */
export function deviceLabel(userAgent = ''): string {
  const first = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(userAgent))?.[1]
  return [first(BROWSERS), first(SYSTEMS)].filter(Boolean).join(' · ')
}
