import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Locale } from '../../../i18n/locale.ts'
import { DateField } from '../../../ui/date-field.tsx'
import { localToday } from '../../../ui/date-text.ts'
import { addDays, isCalendarDate } from '../../../platform/calendar-date.ts'
import { TRIP_LIMITS } from '../../trip-limits.ts'

interface TripDatesProps {
  locale: Locale
  values: Record<string, string>
  errors: Record<string, string>
}

/** Departure and return: neither lies in the past, nor the return before the departure. */
export function TripDates({ locale, values, errors }: TripDatesProps) {
  const { t } = useLingui()
  const [today, setToday] = useState<string>()
  const [start, setStart] = useState(values.startDate ?? '')
  const [end, setEnd] = useState(values.endDate ?? '')
  // The page is the same for everyone and kept by caches: only the browser knows the day.
  useEffect(() => setToday(localToday(new Date())), [])
  // A form that comes back without script holds whatever was typed.
  const from = isCalendarDate(start) ? start : today
  return (
    <>
      <DateField
        id="trip-startDate"
        name="startDate"
        label={<Trans>Departure date</Trans>}
        choose={t`Choose the departure date`}
        locale={locale}
        value={start}
        min={today}
        max={today && addDays(today, TRIP_LIMITS.horizonDays)}
        error={errors.startDate}
        onChange={setStart}
      />
      <DateField
        id="trip-endDate"
        name="endDate"
        label={<Trans>Return date</Trans>}
        choose={t`Choose the return date`}
        locale={locale}
        value={end}
        min={from}
        max={from && addDays(from, TRIP_LIMITS.days - 1)}
        error={errors.endDate}
        onChange={setEnd}
      />
    </>
  )
}
