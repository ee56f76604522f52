import { isOfKind } from '../edit/kinds.ts'
import { sightOf } from '../schedule/planned-sight.ts'
import { baseDestination } from '../schedule/schedule-day.ts'
import { type Clause, clauseOf, has } from './clauses.ts'
import { type Scene, stopsOn } from './scene.ts'
import { type Mention, SIGN } from './tokens.ts'
import { fold } from './word-lists.ts'

/** "The beach in the afternoon", where the plan has one beach. */
export function withTheOne(clause: Clause, { plan, destinations }: Scene): Clause {
  const [kind] = clause.kinds
  const timed =
    clause.clocks.length + clause.minutes.length > 0 || clause.parts.some((part) => part !== 'evening')
  if (!kind || clause.kinds.length > 1 || clause.names.length > 0) return clause
  const said = clause.tokens.find(({ entity }) => entity?.type === 'kind')
  const all = plan.days.flatMap((_, day) => {
    const base = baseDestination(plan, day, destinations)
    return stopsOn(plan, day).flatMap((item) =>
      isOfKind(sightOf(item, base), kind)
        ? [{ item: item.id, day, id: item.place?.id ?? item.id, title: fold(item.title) }]
        : [],
    )
  })
  // "The cathedral", where one church is called so; "the museum" only where there is one, or for its hour or length.
  const called = all.filter(({ title }) => said && title.split(/[^\p{L}]+/u).includes(fold(said.raw)))
  const placed = clause.days.length > 1 || has(clause, 'first', 'last', 'longer', 'shorter')
  const definite = /(^| )(the|der|die|das|den|dem|vom|zum) @k/.test(clause.text.trim())
  const found = definite && called.length === 1 ? called : timed || placed ? all : []
  const [only] = found
  if (!only || found.length > 1) return clause
  const mention: Mention = { ...only, what: 'stop', exact: true, rank: 0 }
  const named = clause.tokens.map((token) =>
    token.entity?.type === 'kind'
      ? { ...token, word: SIGN.name, entity: { type: 'name' as const, mentions: [mention] } }
      : token,
  )
  return clauseOf(named)
}
