import type { Locale } from '../i18n/locale.ts'

/** Who is looking, as far as a page needs to know. */
export interface Viewer {
  userId: string
  sessionId: string
  email: string
  name: string
  language: Locale
  /** Milliseconds since the epoch: when this session proved the address. */
  signedInAt: number
  /** Milliseconds since the epoch: when a browser's access token runs out. */
  accessExpiresAt?: number
}

/**
 * The badge's letters: the first of each word of the name, uppercase; else the first of the e-mail; else "?".
 */
export function initialsOf(name: string, email: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  if (words.length) return words.map((word) => firstLetter(word)).join('')
  return firstLetter(email.trim()) || '?'
}

function firstLetter(text: string): string {
  return (Array.from(text)[0] ?? '').toLocaleUpperCase()
}
