import type { Sight } from '../destination.ts'

/** How people shorten a sight's name: "KHM", "V&A", "MoMA", "the Met". */

const LEAST_WORDS = 3
const JOINERS = /^(?:of|the|and|for|in|at|de|del|della|des|der|die|das|und|für|von|im|am)$/iu

type Named = Pick<Sight, 'id' | 'name' | 'aliases'>

/** For each sight what its file lists beside its names, and initials that no other sight here has. */
export function shortNamesOf(sights: readonly Named[]): Map<string, string[]> {
  const initials = sights.map(({ name }) => [...new Set([...initialsOf(name.en), ...initialsOf(name.de)])])
  const count = new Map<string, number>()
  for (const each of initials.flat()) count.set(each, (count.get(each) ?? 0) + 1)
  return new Map(
    sights.map(({ id, aliases = [] }, index) => {
      const own = initials[index]?.filter((each) => count.get(each) === 1) ?? []
      return [id, [...new Set([...aliases, ...own])]]
    }),
  )
}

/** The initials of a name of three words or more, with and without its small words: "MOMA" and "MMA". */
function initialsOf(name: string): string[] {
  const [plain = ''] = name.split(/[:,(]/)
  const words = plain.match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu) ?? []
  const telling = words.filter((word) => !JOINERS.test(word))
  return [words, telling]
    .filter(({ length }) => length >= LEAST_WORDS)
    .map((each) => each.map(([first = '']) => first.toUpperCase()).join(''))
}

/** True of what is written as a short name: two capitals or more, in one word. */
export function looksShort(name: string): boolean {
  return /^\S*\p{Lu}\S*\p{Lu}\S*$/u.test(name)
}
