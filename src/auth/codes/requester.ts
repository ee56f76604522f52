import type { Locale } from '../../i18n/locale.ts'
import type { Transport } from '../sessions/session.ts'

/** What is known of who asks, before anything is proved. */
export interface Caller {
  /** IPv4 address or IPv6 /64; '' where the platform names none. */
  network: string
  /** SHA-256 of the device cookie; undefined on a new device. */
  deviceHash: string | undefined
  /** SHA-256 of what this browser or client was given with its request for a code; undefined where there was none. */
  requestHash: string | undefined
  /** Browser and system, for the list of devices. */
  deviceLabel: string
  transport: Transport
  locale: Locale
}

/** IPv6 addresses are handed out by the /64: one household, one count. */
export function networkOf(ip: string | undefined): string {
  const address = ip?.trim().toLowerCase() ?? ''
  if (!address.includes(':')) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1]
  if (mapped) return mapped
  const [head = '', tail] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right]
  return groups
    .slice(0, 4)
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
