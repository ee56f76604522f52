import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Locale } from '../i18n/locale.ts'
import { clampDate, localToday, readDate, speakDate, weekdayOf, writeDate } from './date-text.ts'
import { Field } from './field.tsx'

/** Opened in the browser only: the Worker does not carry it. */
const loadCalendar = async () => {
  if (import.meta.env.SSR) throw new Error('no calendar on the server')
  // Chromium never asks again for a script that it could not fetch once.
  if (!navigator.onLine) throw new Error('offline')
  return (await import('./calendar-dialog.tsx')).CalendarDialog
}

interface DateFieldProps {
  id: string
  name: string
  label: ReactNode
  /** What the calendar is called, and its button. */
  choose: string
  locale: Locale
  /** YYYY-MM-DD or empty. */
  value: string
  min?: string | undefined
  max?: string | undefined
  error?: string | undefined
  onChange(date: string): void
}

/**
 * A date in the page's language. The browser's own date field, which speaks the browser's language, is what there is
 * without script; with it that field stays, out of sight, and carries the value. It is never given a `min`: Chromium
 * builds a date field anew when that changes, takes the focus back, and scrolls there in the middle of a press.
 */
export function DateField({
  id,
  name,
  label,
  choose,
  locale,
  value,
  min,
  max,
  error,
  onChange,
}: DateFieldProps) {
  const { t } = useLingui()
  const [isHydrated, setIsHydrated] = useState(false)
  const [text, setText] = useState('')
  const [unread, setUnread] = useState(false)
  const [moved, setMoved] = useState('')
  const [Calendar, setCalendar] = useState<Awaited<ReturnType<typeof loadCalendar>>>()
  const [isMissing, setIsMissing] = useState(false)
  const carrier = useRef<HTMLInputElement>(null)

  function put(date: string) {
    const kept = clampDate(date, min)
    setMoved(kept === date ? '' : kept)
    setUnread(false)
    setText(writeDate(kept, locale))
    if (carrier.current && carrier.current.value !== kept) {
      carrier.current.value = kept
      carrier.current.dispatchEvent(new Event('input', { bubbles: true }))
    }
    onChange(kept)
  }

  // Never under the visitor's fingers: a native field in use is replaced once it is left.
  useEffect(() => {
    const native = carrier.current
    const take = () => {
      setIsHydrated(true)
      if (native?.value) put(native.value)
    }
    if (native && native === document.activeElement) native.addEventListener('blur', take, { once: true })
    else take()
    return () => native?.removeEventListener('blur', take)
  }, [])

  useEffect(() => {
    if (isHydrated && value && min && value < min) put(value)
  }, [isHydrated, value, min])

  function open() {
    setIsMissing(false)
    loadCalendar()
      .then((calendar) => setCalendar(() => calendar))
      // No connection: the next press tries again.
      .catch(() => setIsMissing(true))
  }

  function leave() {
    const date = text.trim() ? readDate(text, locale, localToday(new Date())) : ''
    if (date === undefined) {
      setUnread(true)
      setMoved('')
      if (carrier.current) carrier.current.value = ''
      onChange('')
    } else if (date !== value || date < (min ?? '')) put(date)
    else setText(writeDate(date, locale))
  }

  // Only where it is shown: a browser's first formatter takes longer than all the rest of the form.
  const example = unread ? writeDate(min ?? '2027-03-04', locale) : ''
  const problem = unread ? t`Please write the date like ${example}.` : error
  return (
    <div className="date">
      <Field
        id={id}
        label={
          <>
            {label}
            {isHydrated && value && <span className="aside"> {weekdayOf(value, locale)}</span>}
          </>
        }
        error={problem}
      >
        {(control) => (
          <>
            {isHydrated && (
              <input
                {...control}
                inputMode="text"
                autoComplete="off"
                placeholder={t`M/D/YYYY`}
                value={text}
                onChange={(event) => setText(event.target.value)}
                onBlur={leave}
                onKeyDown={(event) => event.key === 'Enter' && leave()}
              />
            )}
            <input
              {...(isHydrated ? { className: 'carrier', tabIndex: -1, 'aria-hidden': true } : control)}
              ref={carrier}
              type="date"
              name={name}
              defaultValue={value}
              onChange={(event) => isHydrated && put(event.target.value)}
              required
            />
          </>
        )}
      </Field>
      {isHydrated && (
        <button type="button" className="opener" aria-label={choose} aria-haspopup="dialog" onClick={open}>
          <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
            <path d="M2 5h18v15H2zM2 10h18M7 2v5m8-5v5" />
          </svg>
        </button>
      )}
      <span role="status" className="hint">
        {moved && <Trans>Moved to {speakDate(moved, locale)}, the earliest possible day.</Trans>}
        {isMissing && <Trans>The calendar cannot be loaded just now. Please type the date.</Trans>}
      </span>
      {Calendar && (
        <Calendar
          title={choose}
          locale={locale}
          value={value}
          min={min}
          max={max}
          onClose={(date) => {
            setCalendar(undefined)
            if (date) put(date)
          }}
        />
      )}
    </div>
  )
}
