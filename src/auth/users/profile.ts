/** Characters of a name, after trimming. */
export const NAME_MAX = 80

const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/

/** A name as we store it: trimmed, composed, at most 80 characters; undefined for what is none. May be empty. */
export function parseName(input: unknown): string | undefined {
  if (typeof input !== 'string' || CONTROL.test(input)) return undefined
  const name = input.trim().normalize('NFC')
  return Array.from(name).length <= NAME_MAX ? name : undefined
}
