import type { HardCheck } from '../check.ts'
import { findTexts } from './find-texts.ts'
import type { CheckId } from './check-messages.ts'
import type { Subject } from '../subject.ts'

/** Checks by the shape of a text: what must not stand anywhere, in sentences and names alike. */

interface Shapes {
  /** May begin at any place, and so are first looked for in all texts at once, for speed. */
  anywhere: readonly RegExp[]
  /** Depends on where a text begins or ends. */
  first?: RegExp
}

function pattern(id: keyof typeof SHAPES): HardCheck {
  const { anywhere, first }: Shapes = SHAPES[id]
  return {
    id,
    severity: 'hard',
    find(subject) {
      const all = allText(subject)
      const suspects = anywhere.filter((shape) => shape.test(all))
      if (suspects.length === 0 && !first) return []
      return findTexts(
        subject,
        ({ text }) => suspects.some((shape) => shape.test(plain(text))) || first?.test(text) === true,
      )
    },
  }
}

const cache = new WeakMap<Subject, string>()

function allText(subject: Subject): string {
  const known = cache.get(subject)
  if (known !== undefined) return known
  const all = plain(
    subject
      .texts()
      .map(({ text }) => text)
      .join(' '),
  )
  cache.set(subject, all)
  return all
}

/** Full-width letters and signs as the plain ones that they pass for. */
function plain(text: string): string {
  return text.normalize('NFKC')
}

const PLACEHOLDERS = [
  /\b(tbd|tba|t\.b\.d\.?|n\/a(?!['’])|undefined|lorem|ipsum|dolor sit|placeholder|platzhalter|to be (announced|decided|confirmed))\b/i,
  /\bx{3,}\b/i,
  /\bNaN\b|: null\b|\bTODO\b|\bFIXME\b/,
  /\?{3,}/,
  /\[object|\{\{|\}\}|\$\{|%[sd]\b/,
  /[[<{]\s*(insert|your|name|city|place|hotel|restaurant|sight|text|ort|stadt|hier)\b[^\]}>]*[\]}>]|\((insert|your) /i,
  /\b(insert|add) (name|text|place|description) here\b/i,
]
const BARE = /^\s*(null|[-–—.…]+)\s*$/

const MARKUP = [
  /<\/?[a-z!][^>]*>?/i,
  /&(#\d+|#x[\da-f]+|lt|gt|amp|quot|nbsp|apos);/i,
  /```|\*\*|__|~~/,
  /\[[^\]]*\]\([^)]*\)/,
  /[{}|\\]|%3c|%3e/i,
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffd]/,
  /[\u{e0000}-\u{e007f}]/u,
  /\p{Emoji_Presentation}/u,
]
const LIST = /^\s*(#{1,6}|[-*])\s/

const ADDRESSES = [
  /\b[a-z][a-z0-9+.-]{1,20}:\/\//i,
  /\b(javascript|data|vbscript|mailto|tel|file):\S/i,
  /\bwww\d?\./i,
  /[\w.+-]+@[\w-]+\.\w/,
  /[\p{L}\p{N}-]\.(com|net|org|io|info|biz|co|app|dev|xyz|online|site|shop|top|ru|cn|de|at|ch|eu|uk|fr|it|es|ly|me|gg|tv|cc|link|page|club|live|store|tk|example|test|invalid)(?![\p{L}\p{N}])/iu,
  // Four octets; 1.348.880.000 is an amount.
  /(?<![\d.])((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?![\d]|\.\d)/,
  // A shortened link, and one in words.
  /[\p{L}\p{N}]\.[a-z]{2,6}\/\w/iu,
  /\bhxxps?\b|[([](at|dot|punkt)[)\]]|\b(dot|punkt) (com|net|org|info|io|de|ly|example)\b/i,
]

const INSTRUCTIONS = [
  /\b(ignore|disregard|forget|override|bypass)\b.{0,40}\b(instruction|prompt|rule|above|previous|prior|guideline|system)/i,
  /(ignorier|vergiss|missachte|überschreib|umgeh).{0,50}\b(anweisung|vorgabe|regel|prompt|bisherig|vorherig|obig|system)/i,
  /\b(system|developer|user|assistant) ?(prompt|message|instruction|nachricht|anweisung)/i,
  /\b(as|als) (an? |eine? )?(ai|ki|large language|language model|sprachmodell|assistant|chatbot)\b/i,
  /\b(i'm|i am|i) (sorry|cannot|can't|can not|unable|not able)\b|\b(es )?tut mir leid\b|\bich kann (das |dir |ihnen |leider )*nicht\b/i,
  // An account's number; the Iban are a people.
  /\b[A-Z]{2}\d{2}( ?[A-Z\d]{4}){3}|\bIBAN\b/,
  /\b(bitcoin|paypal|western union|wire transfer|vorkasse|pass(word|wort|code)|kreditkartennummer|credit card number)\b/i,
  /\b(click|klick\w*|tipp\w*) (here|hier|auf den link|the link|this link)\b/i,
  /<\|?(im_start|im_end|system|endoftext)|\[\/?inst\]|\bjailbreak\b|\bdan mode\b/i,
  /\b(call|ring|ruf\w*)\b.{0,20}\+?\d[\d ()/-]{6,}/i,
  /\b(credit card|kreditkarten?(nummer|daten)?|password|passwort|bitcoin|wallet|gift card|western union)\b.{0,40}\b(send|enter|give|provide|transfer|gib|nenne|sende|überweis)|\b(send|enter|give|provide|transfer|gib|nenne|sende|überweis)\w*\b.{0,40}\b(credit card|kreditkart|password|passwort|bitcoin|wallet|gift card)/i,
]
const SPEAKER = /(^|[.!?;]\s+)(system|assistant|user|human|developer)\s*:/i

const SHAPES = {
  placeholders: { anywhere: PLACEHOLDERS, first: BARE },
  markup: { anywhere: MARKUP, first: LIST },
  addresses: { anywhere: ADDRESSES },
  instructions: { anywhere: INSTRUCTIONS, first: SPEAKER },
} satisfies Partial<Record<CheckId, Shapes>>
export const placeholders = pattern('placeholders')
export const markup = pattern('markup')
export const addresses = pattern('addresses')
export const instructions = pattern('instructions')

/** Which of these checks would refuse a plan with this text; undefined where none. */
export function refusedBy(text: string): string | undefined {
  const bad = ({ anywhere, first }: Shapes) =>
    anywhere.some((shape) => shape.test(plain(text))) || first?.test(text) === true
  return Object.entries(SHAPES).find(([, shapes]) => bad(shapes))?.[0]
}
