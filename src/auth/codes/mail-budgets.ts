import { CODE_SENDS, type LimitRule } from '../auth-constants.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * E-mails that come no closer than this: the last one's link is good for ten minutes, so whoever reads the mailbox has
 * one, or may ask for another, within five.
 */
const PACED = 15 * MINUTE

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
/** Once a network had its codes for an address: the link alone, now and then, or one network could close a mailbox. */
const SLOW: LimitRule[] = [{ max: 1, within: PACED }]
const RESEND: LimitRule[] = [{ max: 1, within: MINUTE }]
/** Who proved to be human counts with humans alone. */
const HUMAN_ADDRESS: LimitRule[] = [...RESEND, { max: 3, within: PACED }]
const HUMAN_NETWORK: LimitRule[] = [{ max: 30, within: HOUR }]
const HUMAN_WIDE_NETWORK: LimitRule[] = [{ max: 90, within: HOUR }]
/** All strangers together, and all humans among them, within a quarter of the clock hour; accounts and known devices are not counted. */
export const CEILINGS = {
  stranger: { name: 'code.strangers', max: 750 },
  human: { name: 'code.humans', max: 1500 },
} as const
/** From here on a network, or everybody, has to prove to be human, where that can be asked. */
export const PROOF_FROM = {
  network: { max: 5, within: HOUR },
  wideNetwork: { max: 15, within: HOUR },
  everybody: 250,
}
/** What the mail service takes a second; more wait in their queue. */
export const PACE: LimitRule[] = [{ max: 2, within: 1000 }]

/** Who makes us send a code. */
export type Sender = { kind: 'device'; device: string } | { kind: 'account'; userId: string } | Stranger

export interface Stranger {
  kind: 'stranger'
  network: string
  wideNetwork: string
  /** needless: nobody asks for it now · missing: only what is kept back for the owner of an address is left. */
  proof: 'human' | 'needless' | 'missing'
}

export interface Budget {
  /** What tells its owner apart. */
  owner: string[]
  rules: LimitRule[]
}

/** A way to be sent an e-mail: all of its budgets have to hold. */
export interface Way {
  budgets: Budget[]
  ceiling?: { name: string; max: number }
  /** Without digits, so that there is nothing to guess. */
  linkOnly?: true
}

/** The ways to an e-mail with a code, the first that is open counts; `address` is the canonical one. */
export function waysFor(sender: Sender, address: string): Way[] {
  switch (sender.kind) {
    // The owner of an address can always sign in where that was done before: nobody else counts there.
    case 'device':
      return [{ budgets: [{ owner: ['codes', address, sender.device], rules: CODE_SENDS }] }]
    case 'account':
      return [
        {
          budgets: [
            { owner: ['codes', address, sender.userId], rules: CODE_SENDS },
            { owner: ['codes', 'account', sender.userId], rules: ACCOUNT },
          ],
        },
      ]
    case 'stranger':
      return waysOfStrangers(sender, address)
  }
}

/**
 * What is kept back for the owner of an address where all else is used up: strangers beside them, or all together, have
 * no part in it. Only a link, and only for an account, since no network and no ceiling bounds it.
 */
export function reserveFor({ wideNetwork, proof }: Stranger, address: string): Way {
  const justSent = proof === 'human' ? humanOf(address) : oftenOf(address, wideNetwork)
  // The slow one first: a wait that is remembered by it holds nothing else back.
  const budgets = [slowOf(address, wideNetwork), { ...justSent, rules: RESEND }, mailboxOf(address)]
  return { budgets, linkOnly: true }
}

function waysOfStrangers({ network, wideNetwork, proof }: Stranger, address: string): Way[] {
  const mailbox = mailboxOf(address)
  const networks = (kind: string, narrow: LimitRule[], wide: LimitRule[]) => [
    ...(network ? [{ owner: ['codes', `${kind}network`, network], rules: narrow }] : []),
    ...(wideNetwork ? [{ owner: ['codes', `${kind}wide`, wideNetwork], rules: wide }] : []),
  ]
  if (proof === 'missing') return []
  if (proof === 'human') {
    const budgets = [humanOf(address), mailbox, ...networks('human-', HUMAN_NETWORK, HUMAN_WIDE_NETWORK)]
    return [{ budgets, ceiling: CEILINGS.human }]
  }
  const shared = [mailbox, ...networks('', NETWORK, WIDE_NETWORK)]
  const often = oftenOf(address, wideNetwork)
  return [
    { budgets: [often, ...shared], ceiling: CEILINGS.stranger },
    {
      budgets: [{ ...often, rules: RESEND }, slowOf(address, wideNetwork), ...shared],
      ceiling: CEILINGS.stranger,
      linkOnly: true,
    },
  ]
}

function mailboxOf(address: string): Budget {
  return { owner: ['codes', 'address', address], rules: ADDRESS }
}

function oftenOf(address: string, wideNetwork: string): Budget {
  return { owner: ['codes', address, wideNetwork], rules: CODE_SENDS }
}

function humanOf(address: string): Budget {
  return { owner: ['codes', address, 'human'], rules: HUMAN_ADDRESS }
}

function slowOf(address: string, wideNetwork: string): Budget {
  return { owner: ['codes', 'slow', address, wideNetwork], rules: SLOW }
}
