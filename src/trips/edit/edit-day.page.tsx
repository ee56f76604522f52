import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '../../i18n/format.ts'
import type { PlanDay, PlanItem } from '../../planner/plan.ts'
import { isUnderWay } from '../../planner/travel/transfer-items.ts'
import { EditStop } from './edit-stop.page.tsx'
import type { EditView } from './edit-trip.page.tsx'

interface EditDayProps {
  day: PlanDay
  /** From 0. */
  index: number
  view: EditView
  action: string
}

export function isMovable({ kind }: PlanItem): boolean {
  return kind === 'sight' || kind === 'daytrip'
}

export function EditDay({ day, index, view, action }: EditDayProps) {
  const { plan, locale, revision } = view
  const stops = day.items.filter(isMovable)
  const number = index + 1
  return (
    <section className="day edit-day" id={`day-${day.date}`} data-day={index}>
      <header>
        <p className="overline">
          <Trans>Day {number}</Trans> · {formatDate(day.date, locale, 'weekday')}
        </p>
        <h2 lang={plan.language}>{day.title}</h2>
      </header>
      <ol>
        {day.items.map((item) => {
          const position = stops.indexOf(item)
          return position < 0 ? (
            <li key={item.id} className="fixed" lang={plan.language}>
              <time>{item.start}</time> {item.title}
            </li>
          ) : (
            <EditStop
              key={item.id}
              {...{ item, position, day, index, view, action }}
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
      {view.adding === index && view.offers.add && (
        <AddPlace {...{ index, view, action }} date={day.date} offers={view.offers.add} />
      )}
    </section>
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
        <Trans>Our atlas holds nothing more around here.</Trans>
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
