import type { Span } from './hours.ts'

/** By which words a hint tells when to come, in either language. Clock times are minutes after midnight. */

/** What an order counts from: the sun, and the doors where there are such. */
export interface DayOfHint {
  sun: Span
  door?: Span
}

export interface HintWords {
  /** Splits a hint into what is said in one breath. */
  clauses: RegExp
  /** A clause counts that advises and does not merely tell: opening times, programmes, other days' habits, history. */
  advises: RegExp
  tells: RegExp
  /** Of a clause that counts. The first group is an hour, where the pattern has one. */
  moments: [RegExp, (day: DayOfHint, hour: number) => Span[]][]
  /** Counts wherever it stands: "be at the gate at eight". */
  orders: [RegExp, (day: DayOfHint, hour: number) => Span[]][]
  /** "Come on a Sunday"; "avoid Fridays". Both name weekdays by the words below. */
  comes: RegExp
  avoids: RegExp
  /** By number of the weekday, Sunday is 0. */
  weekdays: [RegExp, readonly number[]][]
  hours: Readonly<Record<string, number>>
}

/** A quarter of an hour later is no offence. */
const GRACE = 15
const HALF_DAY = 720

const till = (to: number): Span => ({ from: 0, to })
const since = (from: number): Span => ({ from, to: 1800 })
/** Nobody says whether morning or evening: either is right. */
const around = (hour: number): Span[] =>
  [hour, hour + HALF_DAY].map((each) => ({ from: each - 30, to: each + 75 }))
const before = (hour: number): Span[] => [till((hour < 360 ? hour + HALF_DAY : hour) + GRACE)]
const after = (hour: number): Span[] => [since((hour < 420 ? hour + HALF_DAY : hour) - GRACE)]
/** Soon after the doors open; without doors in the morning. */
const atOpening = ({ door }: DayOfHint): Span[] => [till(Math.max(690, (door?.from ?? 0) + 100))]

const sunrise = ({ sun: { from } }: DayOfHint): Span[] => [{ from: from - 90, to: from + 120 }]
const sunset = ({ sun: { to } }: DayOfHint): Span[] => [{ from: to - 120, to: to + 120 }]
const dark = ({ sun: { to } }: DayOfHint): Span[] => [since(to - 15)]
const evening = ({ sun: { to } }: DayOfHint): Span[] => [since(Math.min(1020, to - 120))]
const lateAfternoon = ({ sun: { to } }: DayOfHint): Span[] => [{ from: 900, to: Math.max(1200, to) }]
const afternoon = ({ sun: { to } }: DayOfHint): Span[] => [{ from: 705, to: Math.max(1140, to) }]
const noon = (): Span[] => [{ from: 630, to: 870 }]
const early = (): Span[] => [till(690)]
const morning = (): Span[] => [till(735)]

const EN_HOUR =
  '(?:half past |quarter (?:past|to) )?(one|two|three|four|five|six|seven|eight|nine|ten|eleven|noon)\\b(?! [a-z]+s\\b)'
/** An order stands at the beginning of what is said: "buskers begin at noon" is none. */
const EN_GOES =
  '(?:^|[.;:,] |\\b(?:and|or|so|then) )(?:be|come|go|start|arrive|begin|set out|walk up|ride up)\\b(?! (?:out|dark)\\b)[^.;:,]{0,40}?'

export const ENGLISH: HintWords = {
  clauses: /[.;:]|, (?=when|then|but|or )/,
  advises:
    /\b(come|go|arrive|be (there|here|at)|climb|walk|ride|cross|start|set (out|off)|stay|best|empt(y|ies)|quiet\w*|alone|yours|calm\w*|to yourself|nobody|(without|before) the (crowds?|coaches|groups|buses|heat)|visit|drive up|go up|take the|clear(er|est)?)\b/i,
  tells:
    /\b(open(s|ed)?|until|clos(e|es|ed)|shut|(mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|concerts?|market|feeding|played?|plays|films?|tours?|century|built|parade|mass|prayers?|bus(es)? (leave|go)|last|return|back|not|never|avoid|instead of|packed|shows?|owns?|fills?|most|ferr(y|ies)|boats?|(spring|summer|autumn|winter))\b|\d{4}/i,
  moments: [
    [/\bsunrise\b|\bdawn\b/i, sunrise],
    [/\bsunset\b|\bdusk\b/i, sunset],
    [/\bafter dark\b|\bat night\b/i, dark],
    [/\bevenings?\b/i, evening],
    [/\blate (in the )?afternoon\b/i, lateAfternoon],
    [/\b(?:in the|the) afternoon\b|\bafternoons\b/i, afternoon],
    [/\b(?:at|around|about) (?:noon|midday)\b/i, noon],
    [/\b(?:before|by) (six|seven|eight|nine|ten|eleven|noon)\b/i, (_, hour) => before(hour)],
    [/\b(in the|early) mornings?\b|\bearly\b(?! (in|may|june|on|\w+ (century|work)))/i, early],
    [/\bmornings?\b/i, morning],
  ],
  orders: [
    [new RegExp(`${EN_GOES}\\b(?:at|around|towards) ${EN_HOUR}`, 'i'), (_, hour) => around(hour)],
    [new RegExp(`${EN_GOES}\\b(?:before|by) ${EN_HOUR}`, 'i'), (_, hour) => before(hour)],
    [new RegExp(`${EN_GOES}\\b(?:after|not before) ${EN_HOUR}`, 'i'), (_, hour) => after(hour)],
    [/\b(?:be|come|go|arrive|enter)\b[^.;:,]*\b(?:at|for) opening\b|\bwhen it opens\b/i, atOpening],
    [
      /\b(?:take|book|catch|reserve|choose) the first (?:boat|slot|train|tram|bus|ferry|shuttle|tour|cabin|cable car|lift)\b/i,
      atOpening,
    ],
  ],
  comes:
    /(?:^|[.;:,] |\b(?:and|so) )(?:(?:come|visit) (?:\w+ ){0,3}?(?:on )?|go on )(?:an? )?((?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|weekends?)(?: (?:or|and) ((?:mon|tues|wednes|thurs|fri|satur|sun)days?))?\b/i,
  avoids:
    /\b(?:avoid|skip|any day but) (?:\w+ )?((?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?)\b(?! (?:noon|morning|evening))/i,
  weekdays: [
    [/^weekday/i, [1, 2, 3, 4, 5]],
    [/^weekend/i, [6, 0]],
    ...['sun', 'mon', 'tues', 'wednes', 'thurs', 'fri', 'satur'].map((name, day): [RegExp, number[]] => [
      new RegExp(`^${name}day`, 'i'),
      [day],
    ]),
  ],
  hours: {
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    noon: 12,
  },
}

const DE_NUMBERS = 'eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf'
const DE_HOUR = `(?:halb |Viertel (?:vor|nach) )?(${DE_NUMBERS})(?![a-zäöüß]| [A-ZÄÖÜ])`
const DE_GOES =
  '(?:kommen|da sein|am Tor sein|auf der \\S+ sein|los|los\\w+en|hinauf\\w*|hinunter\\w*|hinab\\w*|beginnen|starten|hingehen|ansehen)(?=$|[,.;:]| und )'
const DE_BIDS =
  '(?:^|[ ,;:])(?:[Kk]omm|[Gg]eh|[Ff]ahr|[Ss]teig|[Ss]ei|[Ss]tarte|[Bb]eginne)(?= )[^.;:,]{0,40}?'
const DE_DAYS =
  'sonntags|montags|dienstags|mittwochs|donnerstags|freitags|samstags|werktags|unter der Woche|am Wochenende'

/** "um acht kommen", "komm um acht". */
function bidden(when: string): RegExp {
  return new RegExp(
    `(?:(?<!es)(?:^|[ ,;:])${when} ${DE_HOUR}[^.;:,]{0,40}? ${DE_GOES})|(?:${DE_BIDS} ${when} ${DE_HOUR})`,
  )
}

export const GERMAN: HintWords = {
  clauses: /[.;:]|, (?=wenn|dann|aber|oder |danach|nach |ab |mittags |abends )/,
  advises:
    /(?<![a-zäöüß])(komm|(?:kommen|gehen|fahren|bleiben)(?= und|[,;.:]|$)|geh|da sein|hin|hinauf\w*|hinaus\w*|hingehen|los|los\w+en|beginn\w*|start\w*|besuchen|ansehen|am (besten|schönsten|ruhigsten|leersten|klarsten)|steig\w*|fahr|wander\w*|leer|still|ruhig|Ruhe|allein|für dich|gehör(?:t|en) dir)(?![a-zäöüß])/i,
  tells:
    /(öffne|offen|geöffnet|schließ|geschlossen|gesperrt|ist (um|ab|von) |(?<![a-zäöüß])(bis|zu|nie|nicht|kein\w*|meiden|statt|zurück|Rückweg|letzte\w*|früher\w*|frühe\w*|Markt|Märkte|Konzert\w*|Messe|Gebet\w*|Führung\w*|Fähre\w*|Boot\w*|Schiff\w*|Busse?|Reisebusse\w*|meisten|läuft|spielt|spielen|tanz\w*|Jahrhundert\w*|voll\w*|Gedränge)(?![a-zäöüß])|Fütterung|gefüttert|Vorführung|tags(?![a-zäöüß])|Januar|Februar|März|April|(?<![a-zäöüß])Mai(?![a-zäöüß])|Juni|Juli|August|September|Oktober|November|Dezember|sommer|winter|herbst|frühling|\d{4})/i,
  moments: [
    [/Sonnenaufgang|Morgengrauen/i, sunrise],
    [/Sonnenuntergang|Dämmerung|Abendlicht/i, sunset],
    [/Einbruch der (Dunkelheit|Nacht)|(?<![a-zäöüß])nachts/i, dark],
    [/(?<![a-zäöüß])(abends|am Abend)(?![a-zäöüß])/i, evening],
    [/späten? Nachmittag|Spätnachmittag|späten Licht/i, lateAfternoon],
    [/(?<![a-zäöüß])nachmittags|am Nachmittag/i, afternoon],
    [/(?<![a-zäöüß])(mittags|gegen Mittag|um die Mittagszeit)(?![a-zäöüß])/i, noon],
    [
      new RegExp(`(?<![a-zäöüß])[Vv]or (sechs|sieben|acht|neun|zehn|elf)(?![a-zäöüß]| [A-ZÄÖÜ])`),
      (_, hour) => before(hour),
    ],
    [/(?<![a-zäöüß])(früh|frühmorgens|am frühen Morgen)(?![a-zäöüß])/i, early],
    [
      /(?<![a-zäöüß])(morgens|am Morgen|vormittags|am Vormittag|Morgenlicht|Morgensonne)(?![a-zäöüß])/i,
      morning,
    ],
  ],
  orders: [
    [bidden('(?:[Uu]m|[Gg]egen)'), (_, hour) => around(hour)],
    [bidden('[Vv]or'), (_, hour) => before(hour)],
    [bidden('(?:[Ee]rst )?[Nn]ach'), (_, hour) => after(hour)],
    [/(?:zur|gleich nach) Öffnung [^.;:]{0,30}?(?:kommen|sein|hinein)|komm zur Öffnung/i, atOpening],
    [
      /erste[nrs]? (?:Boot|Fähre|Schiff|Zeitfenster|Gondel|Seilbahn|Bahn|Bus|Zug|Tour|Platz) (?:nehmen|buchen|kommen|hin)|nimm (?:die|das|den) erste/i,
      atOpening,
    ],
  ],
  comes: new RegExp(
    `(?:(${DE_DAYS})(?: (?:oder|und) (${DE_DAYS}))? (?:\\S+ ){0,3}?(?:zum \\S+ )?kommen(?=[,;.:]| und |$))`,
    'i',
  ),
  avoids: new RegExp(
    `(?:(?<![a-zäöüß])(?:nicht|nie) (${DE_DAYS})|(Sonntage|Freitage|Samstage|Wochenenden) meiden)`,
    'i',
  ),
  weekdays: [
    [/^(werktags|unter der Woche)/i, [1, 2, 3, 4, 5]],
    [/^(am )?Wochenende/i, [6, 0]],
    ...['sonntag', 'montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag'].map(
      (name, day): [RegExp, number[]] => [new RegExp(`^${name}`, 'i'), [day]],
    ),
  ],
  hours: {
    eins: 1,
    zwei: 2,
    drei: 3,
    vier: 4,
    fünf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    elf: 11,
    zwölf: 12,
  },
}
