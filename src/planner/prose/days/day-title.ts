import type { Sight } from '../../../atlas/destination.ts'
import { bestInOrder } from '../../advice/day/best-in-order.ts'
import { quarterOf, themeOf } from '../../advice/day/day-theme.ts'
import { isOuting } from '../../schedule/party/party-likes.ts'
import { isOutOfTown } from '../../advice/day/out-of-town.ts'
import { headName } from '../fitted.ts'
import { proseIn } from '../prose.ts'
import type { DaySetting } from '../write-day.ts'

/** Points of the score, more than any has. */
const EVENT_FIRST = 20

/** A title from what a day holds: its best sights, or what else it is for. */
export function titleOf(
  sights: readonly Sight[],
  { frame, destination, language }: Pick<DaySetting, 'frame' | 'destination' | 'language'>,
): string {
  const [excursion] = sights
    .filter((sight) => isOutOfTown(sight, destination))
    .toSorted((a, b) => b.score - a.score)
  if (excursion && isOuting(excursion) && frame.role === 'full' && !frame.move)
    return proseIn(language).excursion(excursion.name[language], []).title
  // What is only on now comes before what always is.
  const worth = ({ event, score }: Sight) => score + (event ? EVENT_FIRST : 0)
  const onTheWay = frame.move?.leg?.via?.halts.flatMap(({ sight }) => sight ?? []) ?? []
  const all = [...onTheWay, ...sights]
  // In the order of the day; a half day is named after one of them alone.
  const isHalf = !frame.move && (frame.role === 'arrival' || frame.role === 'departure')
  const best = isHalf ? all.toSorted((a, b) => worth(b) - worth(a)).slice(0, 1) : bestInOrder(all, 2, worth)
  const quarter = quarterOf(sights, destination)
  const theme = themeOf(sights, best)
  return proseIn(language).dayTitle({
    role: frame.role,
    base: destination.names[language],
    best: best.map((sight) => headName(sight.name[language])),
    ...(quarter && { quarter: (language === 'de' ? quarter.de : undefined) ?? quarter.name }),
    ...(theme && { theme }),
    ...(frame.move && { from: frame.move.from }),
    ...(excursion && { excursion: headName(excursion.name[language]) }),
  })
}
