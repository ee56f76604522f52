import { Trans, useLingui } from '@lingui/react/macro'
import { formatWeekday } from '../../i18n/format.ts'
import type { PlanDay, PlanItem } from '../../planner/plan.ts'
import { isUnderWay } from '../../planner/travel/transfer-items.ts'
import { pointOf } from '../plan/day/day-map.ts'
import { StopNumber } from '../plan/day/plan-item.page.tsx'
import { StopChanges } from '../change/stop-changes.page.tsx'
import type { EditView } from './edit-trip.page.tsx'

interface EditStopProps {
  item: PlanItem
  /** Among the day's stops, from 0. */
  position: number
  last: number
  /** On the day's map. */
  number: number | undefined
  day: PlanDay
  index: number
  view: EditView
  action: string
}

/** Beyond every position: the end of a day. */
const LAST = 99

/** One stop with its verbs. The first one of a day moves up to the day before, the last one down to the day after. */
export function EditStop({ item, position, last, number, day, index, view, action }: EditStopProps) {
  const { t } = useLingui()
  const { plan, revision } = view
  const { title } = item
  const tried = view.tried?.item === item.id ? view.tried : undefined
  const before = plan.days[index - 1]
  const up =
    position > 0
      ? `${index} ${position - 1}`
      : before && !isUnderWay(before)
        ? `${index - 1} ${LAST}`
        : undefined
  const down =
    position < last ? `${index} ${position + 1}` : index < plan.days.length - 1 ? `${index + 1} 0` : undefined
  return (
    <li
      className="stop-row"
      id={item.id}
      data-item={item.id}
      data-place={item.place?.id}
      data-at={pointOf(item.place)?.join()}
    >
      <button
        type="button"
        className="handle script-only"
        aria-label={t`Move ${title}: drag, or use the arrow keys`}
        data-handle=""
      >
        ⠿
      </button>
      <div>
        <p>
          <StopNumber number={number} />{' '}
          <time>
            {item.start}–{item.end}
          </time>{' '}
          {item.notBefore && (
            <span className="hint">
              <Trans>not before {item.notBefore}</Trans>
            </span>
          )}
        </p>
        <h3 lang={plan.language}>{title}</h3>
        <form method="post" action={action}>
          <Hidden {...{ item, day, revision }} />
          <div className="row">
            <button
              className="verb"
              name="change"
              value={`move ${up}`}
              disabled={!up}
              aria-label={t`Move ${title} up`}
            >
              ↑
            </button>
            <button
              className="verb"
              name="change"
              value={`move ${down}`}
              disabled={!down}
              aria-label={t`Move ${title} down`}
            >
              ↓
            </button>
            <button
              className="verb"
              name="change"
              value={item.locked ? 'unlock' : 'lock'}
              aria-pressed={item.locked ?? false}
            >
              {item.locked ? <Trans>Locked</Trans> : <Trans>Lock</Trans>}
            </button>
            <a className="verb" href={`${action}?swap=${encodeURIComponent(item.id)}#${item.id}`}>
              <Trans>Swap</Trans>
            </a>
            <button className="verb" name="change" value="remove">
              <Trans>Remove</Trans>
            </button>
          </div>
          {view.swapping === item.id && <Alternatives offers={view.offers.swap ?? []} view={view} />}
        </form>
        <details open={tried !== undefined}>
          <summary>
            <Trans>Another day or time</Trans>
          </summary>
          <form method="post" action={action} className="row">
            <Hidden {...{ item, day, revision }} />
            <select name="day" defaultValue={tried?.day ?? index} aria-label={t`Day`}>
              {plan.days.map((each, number) => (
                <option key={each.date} value={number} disabled={isUnderWay(each)}>
                  {number + 1} · {formatWeekday(each.date, view.locale)}
                </option>
              ))}
            </select>
            <input
              type="time"
              name="start"
              step="300"
              defaultValue={tried?.start}
              aria-label={t`Not before`}
            />
            <button className="button quiet" name="change" value="time">
              <Trans>Move</Trans>
            </button>
          </form>
        </details>
        <StopChanges locale={view.locale} id={view.trip.id} item={item} day={index} />
      </div>
    </li>
  )
}

function Hidden({ item, day, revision }: { item: PlanItem; day: PlanDay; revision: number }) {
  return (
    <>
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="item" value={item.id} />
      <input type="hidden" name="back" value={day.date} />
    </>
  )
}

function Alternatives({ offers, view }: { offers: NonNullable<EditView['offers']['swap']>; view: EditView }) {
  if (offers.length === 0)
    return (
      <p>
        <Trans>We know nothing else that would fit here.</Trans>
      </p>
    )
  return (
    <ul className="alternatives" lang={view.plan.language}>
      {offers.map(({ id, name, hint }) => (
        <li key={id}>
          <button className="button quiet" name="change" value={`swap ${id}`}>
            {name}
          </button>
          <p className="hint">{hint}</p>
        </li>
      ))}
    </ul>
  )
}
