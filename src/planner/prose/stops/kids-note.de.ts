import type { KidsFacts } from '../../advice/day/kids-facts.ts'

/** Nur, was hilft: für welches Alter es passt, Stufen, und wo sich Kinder austoben können. */
export function kidsNoteDe({ ages, from, steps, patience, play }: KidsFacts): string | undefined {
  const sentences = [
    ages &&
      (from === undefined
        ? `Passt für Kinder von ${ages[0]} bis ${ages[1]} Jahren.`
        : `Gemacht für Kinder von ${ages[0]} bis ${ages[1]} Jahren; jüngere gehen mit.`),
    patience && 'Für Kinder eher nichts: kurz halten oder abwechselnd hinein.',
    steps && 'Es gibt Stufen: Eine Trage hilft mehr als der Kinderwagen.',
    play && `Zum Austoben danach: ${play.sight.name.de}, ${play.minutes} Minuten zu Fuß.`,
  ].filter((each) => each !== undefined)
  return sentences.length > 0 ? sentences.join(' ') : undefined
}
