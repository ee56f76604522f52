import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { TripField } from '../../trip.ts'
import type { RouteField } from '../../trip-stops.ts'

interface ErrorSummaryProps {
  message: string | undefined
  /** Worded errors by field. */
  errors: Record<string, string>
  /** Moves the focus here: after sending with script. */
  focus: boolean
  /** Labels of fields that only some forms have, by field. */
  further?: Record<string, string> | undefined
}

/** What is wrong, in one place, with a way to each field. */
export function ErrorSummary({ message, errors, focus, further }: ErrorSummaryProps) {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focus) box.current?.focus()
  }, [focus, message, errors])
  if (!message) return null
  const labels: Record<Exclude<TripField, RouteField>, string> = {
    startLocation: t`Start location`,
    destination: t`Destination`,
    startDate: t`Departure date`,
    endDate: t`Return date`,
    adults: t`Adults (18+)`,
    kids: t`Kids (0-17)`,
    tripType: t`Trip type`,
    budget: t`Budget level`,
    language: t`Language of the plan`,
    arrivalTime: t`Arrival there`,
    arrivalMeans: t`Means of arrival`,
    departureTime: t`Departure home`,
    departureMeans: t`Means of departure`,
    ages: t`Ages of the kids`,
    mustSees: t`Must-sees, one a line`,
    diet: t`Food`,
    mobility: t`On foot`,
    startsAt: t`Earliest start`,
    oneBase: t`Stay in one place, however long the trip`,
    currency: t`Your currency`,
    notes: t`In your own words`,
  }
  const wrong = Object.entries({ ...labels, ...further }).filter(([name]) => errors[name])
  return (
    <div className="notice error" role="alert" tabIndex={-1} ref={box}>
      <p>{message}</p>
      {wrong.length > 0 && (
        <ul>
          {wrong.map(([name, label]) => (
            <li key={name}>
              <a
                href={`#trip-${name}`}
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(`trip-${name}`)?.focus()
                }}
              >
                {label}: {errors[name]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
