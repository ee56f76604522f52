import { checkItinerary } from '../../../src/itinerary/check-itinerary.ts'
import type { Checked, Finding, FindingKind } from '../../../src/itinerary/itinerary.ts'
import { createRandom } from '../../../src/planner/schedule/search/random.ts'
import { clockTime } from '../../../src/platform/clock-time.ts'
import type { Atlas } from '../../../src/atlas/atlas.ts'
import type { Destination } from '../../../src/atlas/destination.ts'
import { type Fault, type Itinerary, makeItinerary, pick } from './truth.ts'
import { HELD_OUT } from './styles-held-out.ts'
import { STYLES } from './styles.ts'
import { hasTimes, type Style } from './wording.ts'

/** What a fault may be called by whoever finds it. */
const KINDS: Record<Fault, readonly FindingKind[]> = {
  'closed-day': ['closed-day', 'event', 'shut'],
  'closed-hour': ['closed-hour', 'after-dark'],
  'too-far': ['too-far'],
  doubled: ['doubled'],
  overloaded: ['too-much'],
  unknown: ['not-found'],
  'wrong-city': ['not-found'],
  weekday: ['weekday'],
  price: ['price'],
}

export interface Measured {
  faults: number
  found: number
  stops: number
  read: number
  falseAlarms: number
  missed: string[]
}

const TODAY = '2026-11-23'
export const CASES = { styles: 240, heldOut: 60 }

/** Itineraries in the styles, each with what was put into it. */
export async function measureCheck(
  atlas: Atlas,
  destinations: readonly Destination[],
  part: keyof typeof CASES,
): Promise<Measured> {
  const styles = part === 'heldOut' ? HELD_OUT : STYLES
  const random = createRandom(part === 'heldOut' ? 77 : 5)
  const total: Measured = { faults: 0, found: 0, stops: 0, read: 0, falseAlarms: 0, missed: [] }
  const known = destinations.filter(({ sights }) => sights.length >= 12)
  for (let id = 0; id < CASES[part]; id++) {
    const destination = pick(random, known)
    const elsewhere = pick(
      random,
      known.filter(({ country }) => country !== destination.country),
    )
    const itinerary = makeItinerary(id, destination, elsewhere, random() < 0.5 ? 'en' : 'de', random)
    const style = styles[id % styles.length]
    // Where nothing is open for two days there is no plan.
    if (style && itinerary.days.length > 1) await measureOne(itinerary, style, random, atlas, total)
  }
  return total
}

async function measureOne(
  itinerary: Itinerary,
  style: Style,
  random: () => number,
  atlas: Atlas,
  total: Measured,
): Promise<void> {
  const text = style(itinerary, random)
  const checked = await checkItinerary({ text, locale: 'en' }, { atlas, today: TODAY })
  const told = (what: string) =>
    total.missed.push(
      `${itinerary.id} ${itinerary.destination.id} ${itinerary.language} ${style.name}: ${what}`,
    )
  for (const { fault, day, stop } of itinerary.faults) {
    total.faults++
    const isFound = checked.findings.some(
      (finding) =>
        finding.day === day &&
        KINDS[fault].includes(finding.kind) &&
        (!stop || concerns(finding, checked, itinerary, stop)),
    )
    if (isFound) total.found++
    else told(`not found: ${fault} ${stop ?? ''} day ${day + 1}`)
  }
  for (const [index, day] of itinerary.days.entries())
    for (const stop of day.stops) {
      total.stops++
      const read = checked.days[index]?.stops.find((each) =>
        stop.sight ? each.place?.id === stop.sight.id : !each.place && each.text.includes(stop.name),
      )
      const isRead = read && (!hasTimes(day) || !read.start || read.start === clockTime(stop.start))
      if (isRead) total.read++
      else
        told(
          `not read: ${stop.name} day ${index + 1} (as ${JSON.stringify(checked.days[index]?.stops.map((each) => each.text)).slice(0, 200)})`,
        )
    }
  for (const finding of checked.findings)
    if (!isExplained(finding, checked, itinerary)) {
      total.falseAlarms++
      told(`false: ${finding.kind} ${JSON.stringify(finding.facts)} ${textOf(finding, checked)}`)
    }
}

function textOf({ day, stop }: Finding, checked: Checked): string {
  return stop === undefined ? '' : (checked.days[day]?.stops[stop]?.text ?? '')
}

/** Whether a finding is about the stop of that name. */
function concerns(finding: Finding, checked: Checked, { days, language }: Itinerary, name: string): boolean {
  const place = finding.stop === undefined ? undefined : checked.days[finding.day]?.stops[finding.stop]
  const sight = days[finding.day]?.stops.find((stop) => stop.name === name)?.sight
  const isSelf = place?.place ? place.place.id === sight?.id : place?.text.includes(name)
  // A way has two ends.
  return (
    Boolean(isSelf) ||
    (finding.kind === 'too-far' && finding.facts.other === sight?.name.en && language !== undefined)
  )
}

/** Any finding about a stop, or a day, in which a fault was put is no false alarm. */
function isExplained(finding: Finding, checked: Checked, itinerary: Itinerary): boolean {
  return itinerary.faults.some(({ fault, day, stop }) => {
    if (day !== finding.day) return false
    if (stop === undefined) return KINDS[fault].includes(finding.kind) || fault === 'overloaded'
    if (fault === 'too-far' && ['too-far', 'overlap', 'too-much'].includes(finding.kind)) return true
    return concerns(finding, checked, itinerary, stop)
  })
}
