import type { KidsFacts } from '../../advice/day/kids-facts.ts'

/** Only what helps: the ages it suits, steps, and where they can run about. */
export function kidsNoteEn({ ages, from, steps, patience, play }: KidsFacts): string | undefined {
  const sentences = [
    ages &&
      (from === undefined
        ? `Suits children from ${ages[0]} to ${ages[1]}.`
        : `Made for ages ${ages[0]} to ${ages[1]}; younger ones come along.`),
    patience && 'Not much for children: keep it short, or take turns outside.',
    steps && 'There are steps: a carrier helps more than a pushchair.',
    play && `To run about afterwards: ${play.sight.name.en}, ${play.minutes} minutes on foot.`,
  ].filter((each) => each !== undefined)
  return sentences.length > 0 ? sentences.join(' ') : undefined
}
