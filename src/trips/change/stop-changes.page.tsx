import { Trans, useLingui } from '@lingui/react/macro'
import type { Locale } from '../../i18n/locale.ts'
import { KINDS } from '../../planner/edit/kinds.ts'
import { OPERATION_LIMITS } from '../../planner/edit/plan-edit.ts'
import type { PlanItem } from '../../planner/plan.ts'
import { pathTo } from '../../routes.ts'
import { minutesOfDay } from '../../platform/clock-time.ts'
import { KIND_NAMES } from './change-texts.ts'

interface StopChangesProps {
  locale: Locale
  id: string
  item: PlanItem
  day: number
}

/** What can be asked of a stop beside its verbs: how long, what kind instead, and a note. */
export function StopChanges({ locale, id, item, day }: StopChangesProps) {
  const { t, i18n } = useLingui()
  const action = pathTo('tripChange', locale, { id })
  const hidden = (
    <>
      <input type="hidden" name="item" value={item.id} />
      <input type="hidden" name="day" value={day} />
    </>
  )
  return (
    <details className="stop-changes">
      <summary>
        <Trans>Length, kind, note</Trans>
      </summary>
      <form method="post" action={action} className="row">
        {hidden}
        <button className="button quiet" name="verb" value="visit by longer">{t`Longer`}</button>
        <button className="button quiet" name="verb" value="visit by shorter">{t`Shorter`}</button>
      </form>
      <form method="post" action={action} className="row">
        {hidden}
        <label>
          <Trans>Minutes</Trans>{' '}
          <input
            type="number"
            name="minutes"
            required
            min={10}
            max={OPERATION_LIMITS.minutes}
            step={5}
            defaultValue={minutesOfDay(item.end) - minutesOfDay(item.start)}
          />
        </label>
        <button className="button quiet" name="verb" value="visit">{t`Stay that long`}</button>
      </form>
      <form method="post" action={action} className="row">
        {hidden}
        <label>
          <Trans>Instead</Trans>{' '}
          <select name="kind">
            {KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {i18n._(KIND_NAMES[kind])}
              </option>
            ))}
          </select>
        </label>
        <button className="button quiet" name="verb" value="swap">{t`Swap for one of these`}</button>
      </form>
      <form method="post" action={action} className="row">
        {hidden}
        <label>
          <Trans>Note</Trans> <input name="text" maxLength={OPERATION_LIMITS.text} defaultValue={item.memo} />
        </label>
        <button className="button quiet" name="verb" value="note">{t`Keep the note`}</button>
      </form>
    </details>
  )
}
