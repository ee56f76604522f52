import { Trans, useLingui } from '@lingui/react/macro'
import { formatWeekday } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import { MEAL_WISHES, OPERATION_LIMITS } from '../../planner/edit/plan-edit.ts'
import type { Plan, PlanDay } from '../../planner/plan.ts'
import { pathTo } from '../../routes.ts'
import { EVENING_KINDS } from '../../atlas/destination.ts'
import { HoursLine, KindLine, Line, type LineProps, Verb } from './change-lines.page.tsx'
import { EVENING_NAMES, MEAL_NAMES, MEAL_WISH_NAMES } from './change-texts.ts'

interface DayChangesProps {
  locale: Locale
  id: string
  plan: Plan
  day: PlanDay
  index: number
}

/** Everything that can be asked of a day, as forms: each shows before and after first. */
export function DayChanges({ locale, id, plan, day, index }: DayChangesProps) {
  const { t } = useLingui()
  const action = pathTo('tripChange', locale, { id })
  const form = { action, index }
  return (
    <details className="more-changes">
      <summary>
        <Trans>More changes for this day</Trans>
      </summary>
      <Line {...form}>
        <Verb value="pace pace slower">{t`Slower`}</Verb>
        <Verb value="pace pace faster">{t`More in it`}</Verb>
        <Verb value="closer">{t`Closer together`}</Verb>
        <Verb value="cheaper">{t`Cheaper`}</Verb>
        <Verb value="children">{t`For children`}</Verb>
        <Verb value="weather where indoors">{t`Indoors`}</Verb>
        <Verb value="weather where outdoors">{t`Outdoors`}</Verb>
      </Line>
      <Line {...form}>
        <Verb value="free part morning">{t`Free morning`}</Verb>
        <Verb value="free part afternoon">{t`Free afternoon`}</Verb>
        <Verb value="free part day">{t`Free day`}</Verb>
        <Verb value="evening wish other">{t`Another evening`}</Verb>
        <Verb value="evening wish none">{t`No evening`}</Verb>
        {plan.days.length > 1 && <Verb value="length by -1">{t`Without this day`}</Verb>}
      </Line>
      <HoursLine {...form} />
      <KindLine {...form} />
      <MealLine {...form} />
      <EveningLine {...form} />
      {plan.days.length > 1 && (
        <Line {...form}>
          <label>
            <Trans>Swap with</Trans>{' '}
            <select name="with" defaultValue={index === 0 ? 1 : 0}>
              {plan.days.map((each, number) =>
                number === index ? null : (
                  <option key={each.date} value={number}>
                    {number + 1} · {formatWeekday(each.date, locale)}
                  </option>
                ),
              )}
            </select>
          </label>
          <Verb value="swap-days">{t`Swap the days`}</Verb>
        </Line>
      )}
      <OwnStop {...form} />
      <Line {...form}>
        <label>
          <Trans>Note on the day</Trans>{' '}
          <input name="text" maxLength={OPERATION_LIMITS.text} defaultValue={day.memo} />
        </label>
        <Verb value="note">{t`Keep the note`}</Verb>
      </Line>
    </details>
  )
}

function MealLine(form: LineProps) {
  const { t, i18n } = useLingui()
  const meals = (
    <label>
      <Trans>Meal</Trans>{' '}
      <select name="meal">
        <option value="lunch">{i18n._(MEAL_NAMES.lunch)}</option>
        <option value="dinner">{i18n._(MEAL_NAMES.dinner)}</option>
      </select>
    </label>
  )
  return (
    <>
      <Line {...form}>
        {meals}
        <label>
          <Trans>What kind</Trans>{' '}
          <select name="wish">
            {MEAL_WISHES.map((wish) => (
              <option key={wish} value={wish}>
                {i18n._(MEAL_WISH_NAMES[wish])}
              </option>
            ))}
          </select>
        </label>
        <Verb value="meal">{t`Change the meal`}</Verb>
      </Line>
      <Line {...form}>
        {meals}
        <label>
          <Trans>Restaurant</Trans> <input name="name" required maxLength={OPERATION_LIMITS.name} />
        </label>
        <Verb value="meal">{t`Eat there`}</Verb>
      </Line>
    </>
  )
}

function EveningLine(form: LineProps) {
  const { t, i18n } = useLingui()
  return (
    <Line {...form}>
      <label>
        <Trans>In the evening</Trans>{' '}
        <select name="kind">
          {EVENING_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {i18n._(EVENING_NAMES[kind])}
            </option>
          ))}
        </select>
      </label>
      <Verb value="evening">{t`Change the evening`}</Verb>
    </Line>
  )
}

function OwnStop(form: LineProps) {
  const { t } = useLingui()
  return (
    <Line {...form}>
      <fieldset>
        <legend>
          <Trans>A stop of your own</Trans>
        </legend>
        <label>
          <Trans>What</Trans> <input name="name" required maxLength={OPERATION_LIMITS.name} />
        </label>
        <label>
          <Trans>From (a fixed time)</Trans> <input type="time" name="start" step="300" />
        </label>
        <label>
          <Trans>Minutes</Trans>{' '}
          <input type="number" name="minutes" min={10} max={OPERATION_LIMITS.minutes} step={5} />
        </label>
        <label>
          <Trans>Address</Trans> <input name="address" maxLength={OPERATION_LIMITS.text} />
        </label>
        <label>
          <Trans>Latitude</Trans> <input name="lat" inputMode="decimal" size={9} />
        </label>
        <label>
          <Trans>Longitude</Trans> <input name="lon" inputMode="decimal" size={9} />
        </label>
        <label>
          <Trans>Note</Trans> <input name="note" maxLength={OPERATION_LIMITS.text} />
        </label>
        <Verb value="own">{t`Add the stop`}</Verb>
      </fieldset>
    </Line>
  )
}
