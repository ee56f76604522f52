import { CODE_SENDS, type LimitRule } from '../auth-constants.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Codes for one address, from all who are strangers to it: after a quarter of an hour there is room again. */
const ADDRESS: LimitRule[] = [{ max: 6, within: 15 * MINUTE }]
/** Codes from one IPv4 address or /64, and from its /24 or /48. */
const NETWORK: LimitRule[] = [{ max: 10, within: HOUR }]
const WIDE_NETWORK: LimitRule[] = [{ max: 30, within: HOUR }]
/** Codes one account asks for while it is signed in. */
const ACCOUNT: LimitRule[] = [
  { max: 10, within: HOUR },
  { max: 20, within: DAY },
]
/** E-mails with digits for one address, from strangers to it; later ones hold the link alone, which nobody guesses. */
export const DIGITS: LimitRule[] = [{ max: 10, within: DAY }]
/** Codes of all strangers together within a clock hour; those of accounts and known devices are not counted. */
export const STRANGERS_AN_HOUR = 1500
/** From here on a network, or everybody, has to prove to be human, where that can be asked. */
export const PROOF_FROM = { network: { max: 5, within: HOUR }, everybody: 500 }
/** What the mail service takes a second; more wait in their queue. */
export const PACE: LimitRule[] = [{ max: 2, within: 1000 }]

/** Who makes us send a code. */
export type Sender =
  | { kind: 'device'; device: string }
  | { kind: 'account'; userId: string }
  /** `isHuman` where that was proved for this e-mail. */
  | { kind: 'stranger'; network: string; wideNetwork: string; isHuman: boolean }

export interface Budget {
  /** What tells its owner apart. */
  owner: string[]
  rules: LimitRule[]
}

/** What an e-mail with a code counts against; `address` is the canonical one. */
export function budgetsFor(sender: Sender, address: string): Budget[] {
  switch (sender.kind) {
    // The owner of an address can always sign in where that was done before: nobody else counts there.
    case 'device':
      return [{ owner: ['codes', address, sender.device], rules: CODE_SENDS }]
    case 'account':
      return [
        { owner: ['codes', address, sender.userId], rules: CODE_SENDS },
        { owner: ['codes', 'account', sender.userId], rules: ACCOUNT },
      ]
    case 'stranger': {
      const { network, wideNetwork, isHuman } = sender
      return [
        { owner: ['codes', address, wideNetwork], rules: CODE_SENDS },
        { owner: ['codes', 'address', address], rules: ADDRESS },
        ...(network && !isHuman ? [{ owner: ['codes', 'network', network], rules: NETWORK }] : []),
        ...(wideNetwork ? [{ owner: ['codes', 'wide', wideNetwork], rules: WIDE_NETWORK }] : []),
      ]
    }
  }
}
