import mobility from '../../../content/changes/mobility.json' with { type: 'json' }
import { DIETS, MOBILITIES, type TripWishes } from '../../trips/trip-wishes.ts'
import { clausesOf, has } from '../read-change/clauses.ts'
import { tokensOf } from '../read-change/tokens.ts'

/** What somebody eats and how far they walk, as their own words say it; both languages, by rules. */
export function wishesSaid(notes: string): Pick<TripWishes, 'diet' | 'mobility'> {
  const clauses = clausesOf(tokensOf(notes)).filter((clause) => !has(clause, 'dislike'))
  const diet = DIETS.toReversed().find((each) => clauses.some((clause) => has(clause, each)))
  const walks = MOBILITIES.toReversed().find((each) =>
    mobility[each].some((phrase) => clauses.some(({ text }) => text.includes(` ${phrase} `))),
  )
  return { ...(diet && { diet }), ...(walks && { mobility: walks }) }
}

/** The wishes with those that only the notes say; what was chosen in a field stands. */
export function withWishesSaid<Wishes extends { notes?: string | undefined }>(wishes: Wishes): Wishes {
  return wishes.notes === undefined ? wishes : { ...wishesSaid(wishes.notes), ...wishes }
}
