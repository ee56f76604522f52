import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { DayPicker } from 'react-day-picker'
import { de } from 'react-day-picker/locale/de'
import type { Locale } from '../i18n/locale.ts'
import { addStyles } from '../browser/add-styles.ts'
import css from './calendar-dialog.css?inline'
import { speakDate } from './date-text.ts'

interface CalendarDialogProps {
  title: string
  locale: Locale
  /** YYYY-MM-DD or empty. */
  value: string
  min: string | undefined
  max: string | undefined
  /** Gets the day chosen, or nothing. */
  onClose(date?: string): void
}

/** One month in the page's language, by arrows, Page keys, Home and End. Loaded when first opened. */
export function CalendarDialog({ title, locale, value, min, max, onClose }: CalendarDialogProps) {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const chosen = useRef<string>(undefined)
  useEffect(() => {
    addStyles(css)
    dialog.current?.showModal()
    // Opening moves the focus to the first button; it belongs on the day the calendar offers.
    dialog.current?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus()
  }, [])
  const selected = value ? dayOf(value) : undefined
  const before = min ? dayOf(min) : undefined
  const after = max ? dayOf(max) : undefined
  const month = selected ?? before
  return (
    <dialog ref={dialog} className="calendar" aria-label={title} onClose={() => onClose(chosen.current)}>
      <button type="button" className="close" aria-label={t`Close`} onClick={() => dialog.current?.close()}>
        ×
      </button>
      <h2>{title}</h2>
      <DayPicker
        mode="single"
        showOutsideDays
        fixedWeeks
        navLayout="around"
        {...(locale === 'de' && { locale: de })}
        weekStartsOn={locale === 'de' ? 1 : 0}
        {...(selected && { selected })}
        {...(month && { defaultMonth: month })}
        {...(before && { startMonth: before })}
        {...(after && { endMonth: after })}
        disabled={[...(before ? [{ before }] : []), ...(after ? [{ after }] : [])]}
        labels={{
          labelDayButton: (day, { selected: isSelected }) =>
            [speakDate(textOf(day), locale), ...(isSelected ? [t`selected`] : [])].join(', '),
        }}
        onSelect={(day, clicked) => {
          chosen.current = textOf(day ?? clicked)
          // Closing gives the focus back to where it came from.
          dialog.current?.close()
        }}
      />
    </dialog>
  )
}

/** Midnight where the visitor is, as the calendar counts. */
function dayOf(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(year, month - 1, day)
}

function textOf(day: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}
