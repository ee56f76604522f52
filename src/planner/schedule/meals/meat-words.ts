import type { Bilingual } from '../../../atlas/destination.ts'
import type { Diet } from '../../../trips/trip-wishes.ts'

/** What is told of food, for who eats no meat and no fish. */

const MEAT =
  /\b(meats?|beef|veal|lamb|mutton|goat|pork|pig|ham|bacon|sausages?|salami|mortadella|prosciutto|speck|jam[oó]n|chorizo|pancetta|guanciale|carbonara|goulash|knuckle|turkey|foie gras|chicken|duck|goose|venison|boar|rabbit|liver|tripe|oxtail|pastrami|fish|cod|bacalhau|bacalao|salmon|herrings?|tuna|sardines?|anchov(y|ies)|trout|char|carp|zander|eel|squid|octopus|cuttlefish|calamari|prawns?|shrimps?|scampi|crabs?|lobster|mussels?|clams?|oysters?|whelks|scallops?|seafood|ceviche|steaks?|ribs|meatballs|cutlets?|schnitzel|brochettes|kebabs?|bratwurst|roast (?!almonds|chestnuts)\w+)\b/i
const EGG_OR_MILK =
  /\b(tortilla|omelettes?|eggs?|cheeses?|mozzarella|burrata|feta|ricotta|fondue|raclette|soufflé|quiche|croissants?|ice cream|cakes?|pancakes|yoghurt)\b/i
/** Not the goat's cheese, nor the fish market. */
const NO_DISH =
  /\b(goat(['’]s)? cheese|fish(ing|ermen)?['’]?s? (market|stalls|hall|quay|boats?|harbour|dock))\b/gi
/** Nor where the text itself says what else there is. */
const WITHOUT =
  /\b(without meat|meatless|meat-free|vegetarian|vegan|tofu|or (with )?(\w+ )?(beans?|vegetables?|mushrooms?|cheese|cactus|aubergines?|pumpkin|lentils?|chickpeas?|salads?|falafel))\b/i

/** Whether an English text names only meat or fish of all that one could eat there. */
export function namesMeat(text: string): boolean {
  return MEAT.test(text.replaceAll(NO_DISH, '')) && !WITHOUT.test(text)
}

/** Whether a text names eggs, or what is made of milk. */
export function namesEggOrMilk(text: string): boolean {
  return EGG_OR_MILK.test(text)
}

export function eatsNoMeat(diet: Diet | undefined): boolean {
  return diet === 'vegetarian' || diet === 'vegan'
}

/**
 * The text in a language without the sentences that recommend meat, which stand in the same order in both; the whole
 * text where nothing speaks of meat, and nothing where everything does.
 */
export function withoutMeat(text: Bilingual, language: keyof Bilingual): string | undefined {
  if (!namesMeat(text.en)) return text[language]
  const [english, told] = [partsOf(text.en), partsOf(text[language])]
  // Where the languages part their sentences in other ways, nobody knows which one it is.
  if (english.length !== told.length) return undefined
  const kept = told.filter((_, index) => !namesMeat(english[index] ?? ''))
  // What followed a part that is left out begins a sentence.
  const whole = kept
    .map((part) => part.replace(/;$/, '.'))
    .map(capital)
    .join(' ')
  return whole || undefined
}

function partsOf(text: string): string[] {
  return text.split(/(?<=[.!?;]) +/)
}

function capital(part: string): string {
  return part.charAt(0).toUpperCase() + part.slice(1)
}
