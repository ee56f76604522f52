import { normalise } from './normalise.ts'
import { looksShort } from './short-names.ts'

export interface TextWord {
  word: string
  /** Where it stands in the text. */
  at: number
  end: number
  isCapital: boolean
  /** "KHM", "V&A". */
  isShort: boolean
  /** Something else may begin here: a comma, an "and" or a "then" stands before it. */
  isNext: boolean
}

/** A word that says what kind of thing it is, or that any name may have, tells little. */
const GENERAL = `museum museums musee museo palace palast palais palazzo castle schloss burg church kirche iglesia chiesa eglise cathedral dom kathedrale
basilica basilika temple tempel mosque moschee park parks garden gardens garten gaerten jardin giardini market markt mercado square
platz plaza piazza place street strasse road avenue bridge brucke ponte tower turm torre old new alt alte altes neue neues town city
stadt altstadt house haus casa hall halle gallery galerie galleria national royal central great grand big beach strand playa island
insel lake see river fluss view viewpoint aussicht aussichtspunkt hill mount berg mountain saint sankt san santa queen king imperial
library bibliothek theatre theater theatro zoo aquarium fort fortress festung gate tor port hafen harbour harbor waterfront promenade
quarter district viertel village dorf centre center zentrum memorial monument denkmal fountain brunnen statue cemetery friedhof abbey
abtei kloster monastery art kunst history geschichte natural science modern contemporary walk trail cable car boat tour trip cruise
rooftop terrace north south east west upper lower first palastes quay pier wall walls falls waterfall cave caves canyon dunes`
export const GENERAL_WORDS = new Set(GENERAL.split(/\s+/))
const FILLERS = new Set(
  'the a an of and und der die das des dem den de del la le les el los las di da do du in im am an at on by zu zum zur von vom with mit for fuer fur y e et i d l'.split(
    ' ',
  ),
)
const ELISION = /^(?:[dl]|sant)['’ʼ`´](?=\p{L}{3})/iu
const NEXT = /[,;+&→]|(?<!\p{L})(?:and|und|sowie|then|dann|danach|anschließend)(?!\p{L})/iu
/** Words as names are compared by, with where they stand. */
export function wordsOf(text: string): TextWord[] {
  const found: TextWord[] = []
  let last = 0
  for (const { 0: raw, index: at } of text.matchAll(/[\p{L}\p{N}]+(?:['’ʼ`´&][\p{L}\p{N}]+)*/gu)) {
    const end = at + raw.length
    const isNext = NEXT.test(text.slice(last, at))
    const said = { at, end, isCapital: !/^\p{Ll}/u.test(raw), isShort: looksShort(raw), isNext }
    // "Musée d'Orsay" is the Musée Orsay, "Sant'Angelo" is "Sant Angelo".
    const plain = raw
      .replaceAll('&', '')
      .replace(ELISION, (whole) => (whole.length > 4 ? `${whole.slice(0, -1)} ` : ''))
    const words = normalise(plain)
      .split(' ')
      .filter((word) => word && !FILLERS.has(word))
    for (const word of words) found.push({ word, ...said })
    if (words.length > 0) last = end
  }
  return found
}
