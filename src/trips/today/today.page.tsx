import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { assets } from 'virtual:client-assets'
import { formatMinutes } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import { pathTo } from '../../routes.ts'
import type { Plan, PlanDay, PlanItem } from '../../planner/plan.ts'
import { TRAVEL_WORDS } from '../trip-labels.ts'
import { localClock, momentOf } from './moment.ts'

export interface TodayProps {
  plan: Plan
  locale: Locale
  now: number
  /** The trip, for its owner, who may say that the day runs late. */
  edits?: { id: string; revision: number; canUndo: boolean }
}

/**
 * The day at hand. It is in the page as long as the trip is not over, hidden before: today.client.ts keeps it up to the
 * minute and shows it in time, also on a copy that was kept for a place without network.
 */
export function Today({ plan, locale, now, edits }: TodayProps) {
  const { t } = useLingui()
  const zone = plan.destination.timeZone
  const last = plan.days.at(-1)?.date ?? ''
  if (localClock(now, zone).date > last) return null
  const index = plan.days.findIndex((day) => day.date === localClock(now, day.base.timeZone ?? zone).date)
  const day = plan.days[index]
  const { time } = localClock(now, day?.base.timeZone ?? zone)
  const isOver = day !== undefined && day.items.every(({ end }) => end <= time)
  return (
    <section
      className="now no-print"
      data-now={assets.today}
      id="now"
      aria-labelledby="now-title"
      hidden={!day}
    >
      <h2 id="now-title">
        {t`Today`} <time data-slot="time">{time}</time>
      </h2>
      <p data-slot="over" hidden={!isOver}>
        {t`Nothing more is planned for today.`}
      </p>
      <Rows day={day} tomorrow={plan.days[index + 1]} {...{ time, isOver }} language={plan.language} />
      {edits?.canUndo && (
        <p role="status" className="success">
          {t`Changed: times, routes, costs and checks are up to date.`}
        </p>
      )}
      {edits && plan.coverage !== 'generic' && <LateForm {...{ edits, locale, index, time, isOver }} />}
    </section>
  )
}

interface RowsProps {
  day: PlanDay | undefined
  tomorrow: PlanDay | undefined
  time: string
  isOver: boolean
  language: Locale
}

function Rows({ day, tomorrow, time, isOver, language }: RowsProps) {
  const { t, i18n } = useLingui()
  const items = day?.items ?? []
  const { current, next, leaveBy } = momentOf(
    items.map(({ start, end, travel }) => ({ start, end, way: travel?.minutes ?? 0 })),
    time,
  )
  const [here, ahead] = [items[current ?? -1], items[next ?? -1]]
  const way =
    ahead?.travel && `${i18n._(TRAVEL_WORDS[ahead.travel.mode])} ${formatMinutes(ahead.travel.minutes)}`
  const rain = (here ?? ahead)?.rainAlternative?.name
  const sunset = day?.sun?.set ?? ''
  return (
    <dl>
      <Row slot="current" name={t`Now`} item={here} language={language} />
      <Row slot="leave" name={t`Leave by`} value={leaveBy} detail={way} />
      <Row slot="next" name={t`Next`} item={ahead} language={language} />
      <Row
        slot="tomorrow"
        name={t`Tomorrow`}
        item={isOver ? tomorrow?.items[0] : undefined}
        language={language}
      />
      <Row slot="rain" name={t`If it rains`} value={rain} />
      <Row slot="sunset" name={t`Sunset`} value={sunset > time ? sunset : undefined} />
    </dl>
  )
}

interface RowProps {
  slot: string
  name: ReactNode
  item?: PlanItem | undefined
  value?: string | undefined
  detail?: string | undefined
  language?: Locale
}

/** Hidden while there is nothing to say: the script fills in what the minute brings. */
function Row({ slot, name, item, value, detail, language }: RowProps) {
  return (
    <div data-slot={slot} hidden={!item && !value}>
      <dt>{name}</dt>
      <dd>
        {slot === 'current' || slot === 'next' || slot === 'tomorrow' ? (
          <a href={item && `#${item.id}`} lang={language}>
            {item?.title}
          </a>
        ) : (
          <b>{value}</b>
        )}{' '}
        <span>{item ? `${item.start}–${item.end}` : detail}</span>
      </dd>
    </div>
  )
}

const MINUTES_LATE = [10, 20, 40, 60, 90]
const USUALLY_LATE = 40

interface LateFormProps {
  edits: NonNullable<TodayProps['edits']>
  locale: Locale
  index: number
  time: string
  /** Nothing is left that could be moved. */
  isOver: boolean
}

/** The rest of the day, so many minutes later: a change like any other, which can be taken back. */
function LateForm({ edits: { id, revision, canUndo }, locale, index, time, isOver }: LateFormProps) {
  const { t } = useLingui()
  return (
    <form
      method="post"
      action={pathTo('tripEdit', locale, { id })}
      className="row"
      data-slot="late"
      hidden={isOver && !canUndo}
    >
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="back" value="today" />
      <input type="hidden" name="day" value={index} data-slot="day" />
      <input type="hidden" name="start" value={time} data-slot="start" />
      <label>
        {t`Running late by`}{' '}
        <select name="late" defaultValue={USUALLY_LATE}>
          {MINUTES_LATE.map((minutes) => (
            <option key={minutes} value={minutes}>
              {formatMinutes(minutes)}
            </option>
          ))}
        </select>
      </label>
      <button className="button quiet" name="change" value="late">
        {t`Move the rest of the day`}
      </button>
      {canUndo && (
        <button className="button quiet" name="change" value="undo">
          <span aria-hidden="true">↶</span> {t`Undo the last change`}
        </button>
      )}
    </form>
  )
}
