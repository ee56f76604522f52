import { Trans, useLingui } from '@lingui/react/macro'
import {
  type FormEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { callApi, errorOf } from '../../../browser/api.ts'
import { openAuthDialog } from '../../../browser/dialogs.ts'
import { formTexts } from '../../../browser/form-texts.ts'
import { pageStore } from '../../../islands/page-state.ts'
import { useBusy } from '../../../islands/use-busy.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { addStyles } from '../../../browser/add-styles.ts'
import controls from '../../../ui/controls.css?inline'
import { PlaceField } from '../../../ui/place-field.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import { ErrorSummary } from './error-summary.island.tsx'
import { GeneratingDialog } from './generating-dialog.island.tsx'
import { ticketFromForm } from './request-from-form.ts'
import type { TripRequest } from '../../trip.ts'
import { PlanLanguage, TripChoices } from './trip-choices.island.tsx'
import { TripWishesFields } from './trip-wishes.island.tsx'
import { TripDates } from './trip-dates.island.tsx'
import { TRIP_LIMITS } from '../../trip-limits.ts'

export interface TripFormProps {
  locale: Locale
  /** Where the form posts without script. */
  action: string
  /** What the visitor typed, by field, when the form comes back. */
  values?: Record<string, string>
  /** Worded errors by field. */
  errors?: Record<string, string>
  /** What is wrong with the whole. */
  message?: string
}

type Texts = Record<string, string>

/** What a form of several places has more (stops-form.island.tsx): home, which most people see, does not load it. */
export interface FurtherStops {
  fields(stopsAction: string, errors: Texts): ReactNode
  labels: Texts
  request(form: Texts): Record<string, unknown>
  errors(form: Texts, errors: Texts): Texts
}

/** The planning form, a ticket: posts without script, and stays on the page with it. */
export function TripForm({
  locale,
  action,
  values = {},
  stops,
  ...given
}: TripFormProps & { stops?: FurtherStops }) {
  const { t } = useLingui()
  const stopsAction = `${action === '/' ? '' : action}/plan/stops`
  const [errors, setErrors] = useState(given.errors ?? {})
  const [message, setMessage] = useState(given.message)
  const [answered, setAnswered] = useState(false)
  const { isBusy, run } = useBusy(setMessage)
  const isMade = useSyncExternalStore(
    pageStore.subscribe,
    () => pageStore.get().generating,
    () => false,
  )
  /** One key as long as the same trip is being sent: pressing twice plans once. */
  const submission = useRef({ key: '', body: '' })
  useLayoutEffect(() => addStyles(controls), [])
  // Sent: the draft on this device (islands/draft.ts) has done its duty. Refused after the sign-in: said here.
  useEffect(
    () =>
      pageStore.subscribe(() => {
        const { generating, tripRefused } = pageStore.get()
        if (generating) localStorage.removeItem('draft')
        if (!tripRefused) return
        pageStore.set({ tripRefused: null })
        setMessage(tripRefused)
        setAnswered(true)
      }),
    [],
  )

  function submit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent
    // One more stop is a page of its own, with all that was typed (browser/hydrate-islands.ts knows its button by the value).
    if (submitter instanceof HTMLButtonElement && submitter.value) return
    event.preventDefault()
    const form = event.currentTarget
    const texts = formTexts(form)
    const request = { ...ticketFromForm(texts), ...stops?.request(texts) }
    void run(() => send(request, texts, form).finally(() => setAnswered(true)))
  }

  /** A field that is being mended is wrong no longer; what was said of the whole goes with the last of them. */
  function forgive(event: FormEvent<HTMLFormElement>) {
    const { name = '' } = event.target as Partial<HTMLInputElement>
    if (!errors[name]) return
    const { [name]: _mended, ...left } = errors
    setErrors(left)
    setAnswered(false)
    if (!Object.keys(left).length) setMessage(undefined)
  }

  async function send(request: Record<string, unknown>, texts: Texts, form: HTMLFormElement) {
    const body = JSON.stringify(request)
    if (submission.current.body !== body) submission.current = { key: crypto.randomUUID(), body }
    const { key } = submission.current
    setErrors({})
    setMessage(undefined)
    const answer = await callApi('POST', '/api/trips', request, { 'idempotency-key': key })
    if (answer.status === 201) {
      // Pressed again later, after a plan that failed or on another day, it is another trip.
      submission.current = { key: '', body: '' }
      pageStore.set({ pendingTrip: null, generating: true })
    } else if (answer.status === 401) {
      const pendingTrip = { key, request: request as TripRequest }
      pageStore.set({ pendingTrip, isLogin: false, showAuthDialog: true })
      openAuthDialog()
    } else {
      const { message: why, fields = {}, routes } = errorOf(answer)
      if (routes) {
        // Several places, or a region: offered as stops, where the form has room for them.
        form.action = `${stopsAction}#stops`
        return form.submit()
      }
      const worded = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.message]))
      setErrors(stops?.errors(texts, worded) ?? worded)
      setMessage(why)
    }
  }

  return (
    <>
      <form
        method="post"
        action={action}
        className="ticket"
        aria-label={t`Plan a trip`}
        data-draft={Object.keys(values).length > 0 ? 'filled' : ''}
        onSubmit={submit}
        onInput={forgive}
        noValidate
      >
        {/* What Enter in a field presses: the first of a form's submit buttons. */}
        <button type="submit" className="hidden" tabIndex={-1} aria-hidden="true" />
        <p className="ticket-head">
          <b>
            <Trans>Ticket for one plan</Trans>
          </b>
          <span>
            <Trans>free · one a day, failed ones not counted</Trans>
          </span>
        </p>
        <ErrorSummary {...{ message, errors }} focus={answered} further={stops?.labels} />
        <div className="cells">
          <PlaceField
            id="trip-startLocation"
            name="startLocation"
            label={<Trans>Start location</Trans>}
            locale={locale}
            value={values.startLocation ?? ''}
            error={errors.startLocation}
            maxLength={TRIP_LIMITS.placeLength.max}
            placeholder={t`e.g. Hamburg`}
            autoComplete="address-level2"
          />
          <PlaceField
            id="trip-destination"
            name="destination"
            label={<Trans>Destination</Trans>}
            locale={locale}
            value={values.destination ?? ''}
            error={errors.destination}
            maxLength={TRIP_LIMITS.placeLength.max}
            placeholder={t`e.g. Vienna`}
            autoComplete="off"
          />
          {stops?.fields(stopsAction, errors)}
          <button type="submit" className="link" formAction={`${stopsAction}#stops`} value="1">
            <Trans>Add another stop</Trans>
          </button>
          <TripDates locale={locale} values={values} errors={errors} />
          <Stepper
            id="trip-adults"
            name="adults"
            label={<Trans>Adults (18+)</Trans>}
            words={{ less: t`One adult fewer`, more: t`One adult more` }}
            value={values.adults ?? '2'}
            limits={TRIP_LIMITS.adults}
            error={errors.adults}
          />
          <Stepper
            id="trip-kids"
            name="kids"
            label={<Trans>Kids (0-17)</Trans>}
            words={{ less: t`One kid fewer`, more: t`One kid more` }}
            value={values.kids ?? '0'}
            limits={TRIP_LIMITS.kids}
            error={errors.kids}
          />
        </div>
        <TripChoices values={values} errors={errors} />
        <TripWishesFields values={values} errors={errors} />
        <div className="stub">
          <PlanLanguage locale={locale} values={values} errors={errors} />
          <button className="primary" type="submit" disabled={isBusy}>
            {isBusy ? <Trans>Sending...</Trans> : <Trans>Plan My Trip</Trans>}
          </button>
        </div>
      </form>
      {isMade && <GeneratingDialog locale={locale} onClose={() => pageStore.set({ generating: false })} />}
    </>
  )
}
