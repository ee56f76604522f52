import type { Span } from './hours.ts'

/**
 * The hours that a hint asks for, read from its English words. Only clauses that advise count: "come before nine",
 * "best at sunset", "early you have it to yourself"; not "closed its gate at dusk" or "on Sunday evening a market".
 */

const NUMBERS = [
  'noon',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
]
const MORNING_NUMBERS = 'six|seven|eight|nine|ten|eleven|noon'

const ADVISES =
  /\b(come|go|arrive|be (there|here|at)|climb|walk|ride|cross|start|set (out|off)|stay|best|empt(y|ies)|quiet\w*|alone|yours|calm\w*|to yourself|nobody|(without|before) the (crowds?|coaches|groups|buses|heat)|visit|drive up|go up|take the|clear(er|est)?)\b/i
/** Opening times, programmes, other days' habits, history: no advice for a visit. */
const TELLS =
  /\b(open(s|ed)?|until|clos(e|es|ed)|shut|(mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|concerts?|market|afterLunch|feeding|played?|plays|films?|tours?|century|built|parade|mass|prayers?|bus(es)? (leave|go)|last|return|back|not|never|avoid|instead of|packed|show|shows|ferr(y|ies)|boats?|(spring|summer|autumn|winter))\b|\d{4}/i

const MOMENTS: [RegExp, (sun: Span, match: RegExpExecArray) => Span][] = [
  [/\bsunrise\b|\bdawn\b/i, ({ from }) => ({ from: from - 90, to: from + 120 })],
  [/\bsunset\b|\bdusk\b/i, ({ to }) => ({ from: to - 120, to: to + 120 })],
  [/\bafter dark\b|\bat night\b/i, ({ to }) => ({ from: to - 15, to: 1800 })],
  [/\bevenings?\b/i, ({ to }) => ({ from: Math.min(1020, to - 120), to: 1800 })],
  [/\blate (in the )?afternoon\b/i, ({ to }) => ({ from: 900, to: Math.max(1200, to) })],
  [
    new RegExp(`\\b(?:before|by) (${MORNING_NUMBERS})\\b`, 'i'),
    (_, [, hour = '']) => ({ from: 0, to: before(hour) }),
  ],
  [
    /\b(in the|early) mornings?\b|\bearly\b(?! (in|may|june|on|\w+ (century|work)))/i,
    () => ({ from: 0, to: 690 }),
  ],
  [/\bmornings?\b/i, () => ({ from: 0, to: 735 })],
]

/** Spans of which a visit should touch one; none where the hint says nothing of hours. Minutes after midnight. */
export function askedHours(hint: string, sun: Span): Span[] {
  return hint
    .split(/[.;:]|, (?=when|then|but|or )/)
    .filter((clause) => ADVISES.test(clause) && !TELLS.test(clause))
    .flatMap((clause) =>
      MOMENTS.flatMap(([pattern, span]) => {
        const match = pattern.exec(clause)
        return match ? [span(sun, match)] : []
      }),
    )
}

/** A quarter of an hour later is no offence. */
function before(hour: string): number {
  const number = NUMBERS.indexOf(hour.toLowerCase())
  return (number === 0 ? 12 : number) * 60 + 15
}
