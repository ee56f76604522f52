import type { StopLine } from '../itinerary.ts'

/** Lines that name no place: meals, rests and rides; and lines that sound as if they named one. */

const GENERAL =
  /\b(?:breakfast|brunch|lunch|dinner|supper|snack|coffee|tea time|drinks?|cocktails?|bite|meal|picnic|bistro|restaurants?|caf[eé]s?|bars?|nightlife|street food|ice cream|gelato|hotel|hostel|check[- ]?in|check[- ]?out|accommodation|apartment|airbnb|arriv(?:e|al)|depart(?:ure)?|airport|flight|fly|train|bus|taxi|uber|transfer|metro|drive|ferry|return|head back|rest|relax(?:ing|ed)?|free time|leisure|at your own pace|shopping|souvenirs?|pack|luggage|bags|wake up|sleep|neighbou?rhoods?|area|orientation|sightseeing|highlights|day trip|optional|(?:river |harbou?r |boat )?cruise|tastings?|class|workshop|concert|photo (?:stop|ops?)|golden hour|nap|siesta|aperitivo|aperitif|sundowner|tapas|pizza|pasta|burgers?|sushi|ramen|noodles|croissants?|crêpes?|crepes?|pastries|pastry|strudel|apfelstrudel|schnitzel|tafelspitz|currywurst|döner|brotzeit|jause|beers?|wine|wein|bier|feierabendbier|weinprobe|verkostung|konzert|abendspaziergang|stadtrundgang|bootsfahrt|schifffahrt|mittagsschlaf|kochkurs|frühstück|mittagessen|mittagspause|mittag|abendessen|kaffee|kaffeepause|kuchen|essen|trinken|lokal|kneipe|einchecken|auschecken|ankunft|abreise|anreise|abfahrt|rückfahrt|rückkehr|rückreise|heimreise|heimfahrt|flughafen|flug|zug|bahn|fahrt|zurück|ausruhen|ausklang|entspann\w*|erhol\w*|freizeit|freie zeit|pause|bummel\w*|einkaufen|shoppen|koffer|gepäck|unterkunft|stadtbummel|imbiss|eis|strandtag|badetag)\b/iu

/** Said before the name of a place. */
const VERBS =
  /^(?:(?:start|begin|end|finish|kick off|spend|continue|head|go|make your way|take|enjoy|discover|explore|visit|see|tour|admire|experience|wander|stroll|walk|climb|stop|step|check out|don['’]t miss|optional|besuch(?:e|t|en)?|besichtig(?:e|t|en|ung)|starte|beginne|erkunde|entdecke|bewundere|genieße|erlebe|spaziergang|spaziere|rundgang|abstecher|ausflug|weiter|danach|anschließend|zeit für|dann|then|next|after that|afterwards?)\b[\s:]*(?:(?:your|the|a|an|den|die|das|dein(?:en)?|mit|with|day|tag|morning|vormittag|some|time|to|over|through|around|inside|into|at|in|on|up|off|by|of|zu[mr]?|durch|über|nach|auf|ins?|im|dem|der)\b[\s:]*)*)+/iu
/** A kind of place, as a word or the end of a German one. */
const KIND =
  /(?:museum|museo|museu|musée|muzeum|palazzo|palais|palacio|galleria|giardini|torre|mercado|mercato|palace|castle|cathedral|church|basilica|abbey|temple|mosque|gallery|park|gardens?|tower|bridge|market|square|monument|memorial|observatory|courtyard|hall|house|fort|fortress|ruins|aquarium|zoo|library|theatre|theater|opera|viewpoint|beach|palast|schloss|burg|dom|kirche|münster|kloster|abtei|tempel|moschee|galerie|garten|gärten|turm|brücke|markt|platz|denkmal|sternwarte|halle|haus|festung|ruine|bibliothek|oper|strand|aussichtspunkt|laternen|hof)\b/iu
const JOINERS = new Set(
  'of the a an and at in on de la le les los las del della delle dei degli dello di da do du aux der die das des dem den und im am von vom zu zur for to & y e'.split(
    ' ',
  ),
)
/** Between two ends of a way: "Petra from the Siq to the Colonnaded Street"; before a name they say where one comes from. */
const WAYS = new Set(['from', 'ab', 'bis'])
/** Behind the article of Italian and French as well: "Piazza Unità d'Italia". */
const CAPITAL = /^["'“„«]?(?:[dl]['’])?[\p{Lu}\p{N}]/u
/** What a chat says to its reader: an offer, a question, a wish at the end. */
const TO_THE_READER = /\b(?:I|me|you|your|ich|mir|du|dir|dich|deine?n?|euch|eure?|Sie|Ihnen|Ihre?n?)\b.*[!?]$/
const MOST_WORDS = 9
const LEAST_LETTERS = 4

/** What a line is about, before its remarks: the bold part of it, or what stands first. */
function subjectOf({ text, bold }: Pick<StopLine, 'text' | 'bold'>): { name: string; isMarked: boolean } {
  if (bold && text.includes(bold)) return { name: stripped(bold), isMarked: true }
  const rest = stripped(text)
  const [head = ''] = rest.split(/\s[–—-]\s|[:;]\s|\.\s|\(|,\s|,:|\s\|\s/)
  return { name: head.replace(/[.!,;:\s]+$/, ''), isMarked: rest !== text }
}

/** A meal, a rest, a ride. */
export function isGeneral(line: Pick<StopLine, 'text' | 'bold'>): boolean {
  return GENERAL.test(subjectOf(line).name) || GENERAL.test(line.text.split(/[:–—(,.]/)[0] ?? '')
}

/** The name that a line gives a place that nobody knows; undefined where it names none. */
export function placeLike(line: Pick<StopLine, 'text' | 'bold' | 'start'>): string | undefined {
  if (!line.bold && line.start === undefined && TO_THE_READER.test(line.text)) return undefined
  const { name, isMarked } = subjectOf(line)
  return isName(name, isMarked || line.start !== undefined) ? name : undefined
}

/** Whether a name says what kind of place it is. */
export function isKindOfPlace(name: string): boolean {
  return KIND.test(name)
}

function stripped(text: string): string {
  return text
    .replace(VERBS, '')
    .replace(/\s+(?:anschauen|besuchen|besichtigen|erkunden)\b.*$/i, '')
    .trim()
}

/** Capitals throughout, or nearly with a kind of place; one word alone only where it is marked as a stop. */
function isName(text: string, isMarked: boolean): boolean {
  const words = text.split(/\s+/).filter(Boolean)
  if (words.length === 0 || words.length > MOST_WORDS) return false
  const telling = words.filter(
    (word, index) => !JOINERS.has(word.toLowerCase()) && !(index > 0 && WAYS.has(word)),
  )
  const capitals = telling.filter((word) => CAPITAL.test(word)).length
  if (capitals === 0) return false
  if (KIND.test(text)) return capitals >= telling.length - 1
  return (telling.length >= 2 || (isMarked && text.length >= LEAST_LETTERS)) && capitals === telling.length
}
