import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { KINDS } from '../../planner/edit/kinds.ts'
import { KIND_NAMES } from './change-texts.ts'

/** Forms that a day and the whole trip have alike. */

export interface LineProps {
  action: string
  /** The day, from 0; none for the whole trip. */
  index?: number
  children?: ReactNode
}

export function Line({ action, index, children }: LineProps) {
  return (
    <form method="post" action={action} className="row">
      {index !== undefined && <input type="hidden" name="day" value={index} />}
      {children}
    </form>
  )
}

export function Verb({ value, children }: { value: string; children: ReactNode }) {
  return (
    <button className="button quiet" name="verb" value={value}>
      {children}
    </button>
  )
}

export function KindLine(form: LineProps) {
  const { t, i18n } = useLingui()
  return (
    <Line {...form}>
      <label>
        <Trans>Kind of place</Trans>{' '}
        <select name="kind">
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {i18n._(KIND_NAMES[kind])}
            </option>
          ))}
        </select>
      </label>
      <Verb value="add">{t`Add one`}</Verb>
      <Verb value="more">{t`More of them`}</Verb>
      <Verb value="less">{t`Fewer`}</Verb>
      <Verb value="avoid">{t`None`}</Verb>
    </Line>
  )
}

export function HoursLine(form: LineProps) {
  const { t } = useLingui()
  return (
    <Line {...form}>
      <label>
        <Trans>First stop from</Trans> <input type="time" name="start" step="300" />
      </label>
      <label>
        <Trans>Last stop until</Trans> <input type="time" name="end" step="300" />
      </label>
      <Verb value="hours">{t`Set the hours`}</Verb>
    </Line>
  )
}
