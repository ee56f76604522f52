import { COMMON_PASSWORDS } from './common-passwords.ts'

export const PASSWORD_LIMITS = { min: 10, max: 200 } as const

/** Why a password is refused; worded in account-messages.ts. */
export const WEAKNESSES = ['length', 'too_long', 'common', 'personal', 'repetitive'] as const
export type Weakness = (typeof WEAKNESSES)[number]

const FEWEST_DIFFERENT = 5
const SHORTEST_PERSONAL = 4
const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Everything that makes a password easy to guess; empty for a good one. `personal` holds name, address and brand. */
export function weaknessesOf(password: string, personal: string[]): Weakness[] {
  const characters = Array.from(password)
  const plain = password.toLowerCase()
  const found: Weakness[] = []
  if (characters.length < PASSWORD_LIMITS.min) found.push('length')
  if (characters.length > PASSWORD_LIMITS.max) found.push('too_long')
  if (isCommon(plain)) found.push('common')
  if (namesIn(personal).some((name) => plain.includes(name))) found.push('personal')
  if (new Set(characters).size < FEWEST_DIFFERENT || isRun(plain)) found.push('repetitive')
  return found
}

/** A well-known word stays one with digits around it or with lookalikes in it. */
function isCommon(plain: string): boolean {
  const trimmed = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const straight = (text: string) => text.replace(/[013457@$!]/g, (sign) => LOOKALIKES[sign] ?? sign)
  const forms = [plain, trimmed(plain), straight(trimmed(plain)), trimmed(straight(plain))]
  return forms.some((form) => COMMON_PASSWORDS.has(form.replace(/[^\p{L}\p{N}]/gu, '')))
}

function namesIn(personal: string[]): string[] {
  return personal
    .flatMap((text) => [text, ...text.split(/[\s@.+_-]+/)])
    .map((text) => text.toLowerCase())
    .filter((text) => text.length >= SHORTEST_PERSONAL && !/^(mail|gmail|example|test)$/.test(text))
}

/** abcdefgh…, 123456…, 987654…, also repeated. */
function isRun(plain: string): boolean {
  const steps = Array.from(plain, (_, index) => plain.charCodeAt(index + 1) - plain.charCodeAt(index)).slice(
    0,
    -1,
  )
  const even = steps.filter((step) => step === 1 || step === -1 || step === 0).length
  return steps.length > 0 && even / steps.length > 0.8
}
