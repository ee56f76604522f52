import { Trans, useLingui } from '@lingui/react/macro'
import { isStop, type PlanDay } from '../../planner/plan.ts'
import { isUnderWay } from '../../planner/travel/transfer-items.ts'
import { numberedStops, pointOf } from '../plan/day/day-map.ts'
import { DayFrame } from '../plan/day/plan-day.page.tsx'
import { StopNumber } from '../plan/day/plan-item.page.tsx'
import { DayChanges } from '../change/day-changes.page.tsx'
import { EditStop } from './edit-stop.page.tsx'
import type { EditView } from './edit-trip.page.tsx'

interface EditDayProps {
  day: PlanDay
  /** From 0. */
  index: number
  view: EditView
  action: string
}

export function EditDay({ day, index, view, action }: EditDayProps) {
  const { plan, locale, revision } = view
  const stops = day.items.filter(isStop)
  const number = index + 1
  const numbers = new Map(numberedStops(day).map(({ id }, at) => [id, at + 1]))
  return (
    <DayFrame
      {...{ day, number, locale }}
      language={plan.language}
      before={plan.days[index - 1]?.date}
      after={plan.days[index + 1]?.date}
      opensMap
      className="day edit-day"
    >
      <ol>
        {day.items.map((item) => {
          const position = stops.indexOf(item)
          return position < 0 ? (
            <li key={item.id} className="fixed" lang={plan.language} data-at={pointOf(item.place)?.join()}>
              <time>{item.start}</time> <StopNumber number={numbers.get(item.id)} /> {item.title}
            </li>
          ) : (
            <EditStop
              key={item.id}
              {...{ item, position, day, index, view, action }}
              number={numbers.get(item.id)}
              last={stops.length - 1}
            />
          )
        })}
      </ol>
      {plan.coverage !== 'generic' && !isUnderWay(day) && (
        <form method="post" action={action} className="row">
          <input type="hidden" name="revision" value={revision} />
          <input type="hidden" name="back" value={day.date} />
          <button className="button quiet" name="change" value={`again ${index}`}>
            <Trans>Plan this day again</Trans>
          </button>{' '}
          {view.adding !== index && (
            <a className="button quiet" href={`${action}?add=${index}#day-${day.date}`}>
              <Trans>Add a place</Trans>
            </a>
          )}
        </form>
      )}
      {plan.coverage !== 'generic' && !isUnderWay(day) && (
        <DayChanges {...{ locale, plan, day, index }} id={view.trip.id} />
      )}
      {view.adding === index && view.offers.add && (
        <AddPlace {...{ index, view, action }} date={day.date} offers={view.offers.add} />
      )}
    </DayFrame>
  )
}

interface AddPlaceProps {
  index: number
  date: string
  view: EditView
  action: string
  offers: NonNullable<EditView['offers']['add']>
}

function AddPlace({ index, date, view, action, offers }: AddPlaceProps) {
  const { t } = useLingui()
  if (offers.length === 0)
    return (
      <p>
        <Trans>No more places nearby.</Trans>
      </p>
    )
  return (
    <form method="post" action={action} className="row" id="add">
      <input type="hidden" name="revision" value={view.revision} />
      <input type="hidden" name="back" value={date} />
      <select name="place" aria-label={t`Place`} lang={view.plan.language}>
        {offers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <button className="button" name="change" value={`add ${index}`}>
        <Trans>Add to this day</Trans>
      </button>
    </form>
  )
}
