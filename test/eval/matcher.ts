import type { Atlas } from '../../src/atlas/atlas.ts'
import { normalise } from '../../src/atlas/lookup/normalise.ts'
import { createRandom } from '../../src/planner/schedule/search/random.ts'
import { readAtlas } from '../support/atlas-files.ts'
import { OUTSIDE } from './outside-places.ts'
import { withTypos } from './typos.ts'

/** Names too short to carry so many typing errors are left out: two errors in "Rome" leave nothing of it. */
const SHORTEST = [3, 5, 8]
const TRIES = 12

/** How often the look-up finds what was meant, and whether it takes other real places for the atlas's own. */
export async function run(atlas: Atlas = readAtlas(), tries = TRIES): Promise<Record<string, number>> {
  const names = atlas.heads.flatMap(({ id, names: { en, de, local } }) =>
    [...new Set([en, de, local])]
      .filter((name) => /^[\p{Script=Latin}\s'’.-]+$/u.test(name))
      .map((name) => ({ id, name })),
  )
  const accepted = OUTSIDE.filter((place) => atlas.find(place).kind === 'exact')
  const queries = names.map(({ name }) => withTypos(name, 1, createRandom(name.length)))
  atlas.find('warm')
  const before = process.cpuUsage()
  for (const query of queries) atlas.find(query)
  const used = process.cpuUsage(before)
  return {
    matchExact: topOne(atlas, names, 0),
    matchPlain: topOne(
      atlas,
      names.map(({ id, name }) => ({ id, name: normalise(name) })),
      0,
    ),
    matchOneTypo: topOne(atlas, names, 1, tries),
    matchTwoTypos: topOne(atlas, names, 2, tries),
    falseAccepts: accepted.length,
    outsidePlaces: OUTSIDE.length,
    lookupMs: (used.user + used.system) / 1000 / queries.length,
  }
}

/** The share of queries whose first answer is the place meant: taken as it, or asked about first. */
function topOne(
  atlas: Atlas,
  names: readonly { id: string; name: string }[],
  typos: number,
  tries = 1,
): number {
  const random = createRandom(typos + 1)
  let [right, all] = [0, 0]
  for (const { id, name } of names) {
    if (name.length < (SHORTEST[typos] ?? 0)) continue
    for (let attempt = 0; attempt < tries; attempt++) {
      const match = atlas.find(withTypos(name, typos, random))
      const first =
        match.kind === 'exact' ? match.id : match.kind === 'unsure' ? match.candidates[0] : undefined
      if (first === id) right++
      all++
    }
  }
  return right / all
}
