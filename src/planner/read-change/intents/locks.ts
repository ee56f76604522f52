import { type Clause, has } from '../clauses.ts'
import { type Intent, itemOf, stopIn } from '../scene.ts'

/** "Does not have to stay", "nicht mehr festhalten": what follows is a word for holding. */
const NO_LONGER =
  / (nicht mehr|nimmer|doch nicht|no longer|not any ?more|any ?more|(muss|mussen|brauch|brauche|brauchst|braucht|need|needs|needn|have|has) (@n )?(not|n|t|nicht)|doesn t have|don t have|stop|don t (keep|hold|lock)|do not (keep|hold|lock)) /
/** "Take the lock off", "die Sperre aufheben". */
const LOCK_OFF =
  / ((lock|pin) (off|from|on)|(sperren?|fixierung|sicherung)( \S+)* (auf|aufheben|weg|entfernen|losen|nehmen|raus)|(aufheben|entferne|entfernen|heb|hebe|nimm|lose|losen) (\S+ )*(sperren?|fixierung|sicherung)) /
/** "May move again": nobody says where to. */
const MAY_MOVE =
  / (darf|durfen|kann|konnen|konnte|konnten|may|can|could) (\S+ )*(wandern|@k|bewegen|bewegt|verschoben|verlegt|verschieben|verlegen|umziehen|rutschen|springen|move|moved|shift|shifted|float) /
const FLEXIBLE =
  / (flexibel|beweglich|verschiebbar|loslassen|lass @n los|gib @n (wieder )?frei|let @n (go|float|move)|flexible|movable) /
const AGAIN = / (wieder|again|nun doch|jetzt doch|ruhig) /
const HELD = / (nicht|not|never|nie|keinesfalls|n t) /

/** Whether a stop that is held is to be let go. */
function isLetGo(clause: Clause, locked: boolean): boolean {
  const { text, bare, tokens } = clause
  // Without its dots "löse" is the English "lose".
  if (has(clause, 'unlock') || LOCK_OFF.test(text) || tokens.some(({ raw }) => /^löse?$/i.test(raw)))
    return true
  if (NO_LONGER.test(text)) return has(clause, 'lock', 'keep') || HOLDS.test(text)
  if (HELD.test(text)) return false
  if (FLEXIBLE.test(bare)) return true
  return MAY_MOVE.test(text) && clause.days.length === 0 && (AGAIN.test(text) || locked)
}

const HOLDS = / (bleiben|stay|stays|kept|held|holding|festzuhalten|fest|fix|locked|fixed|pinned) /

export const lock: Intent = (clause, { plan }) => {
  const stops = clause.names.flatMap((mentions) => stopIn(mentions) ?? [])
  const [first] = stops
  if (!first) return undefined
  const locked = itemOf(plan, first.item)?.locked === true
  if (isLetGo(clause, locked)) return stops.map(({ item }) => ({ verb: 'lock', item, locked: false }))
  if (!has(clause, 'lock', 'keep')) return undefined
  // "Booked for Sunday, 10:15", where it stands there already.
  const there = clause.days.every(({ days }) => days.includes(first.day))
  const then = clause.clocks.every(({ time }) => itemOf(plan, first.item)?.start === time)
  if (!there || !then) return undefined
  return stops.map(({ item }) => ({ verb: 'lock', item, locked: true }))
}
