import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useRef, useState } from 'react'
import { closeAuthDialog } from '../../browser/dialogs.ts'
import { formTexts } from '../../browser/form-texts.ts'
import { pageStore } from '../../islands/page-state.ts'
import { useBusy } from '../../islands/use-busy.ts'
import { AddressStep, PasskeyButton } from './address-step.island.tsx'
import { AuthForm, type AuthDialogProps } from './auth-form.island.tsx'
import { CodeStep, EarlyHint } from './code-step.island.tsx'
import { forgetStep, keepStep, type KeptStep, keptStep } from './saved-code-step.client.ts'
import {
  CODE_SECONDS,
  enterAccount,
  resultOfEntry,
  type Entered,
  followTrip,
  requestCode,
} from './sign-in.client.ts'
import { usePasskey } from './use-passkey.client.ts'
import { useCountdown } from './use-countdown.client.ts'
import { useOpenings } from './use-dialog-open.client.ts'
import { isSignedIn, useSignInElsewhere } from './use-sign-in-elsewhere.client.ts'

/** How long the success message stands before the dialog closes. */
const CLOSE_AFTER_MS = 1500

type Message = 'otpVerify' | 'otpKept' | 'otpReSent' | 'loginSuccess' | 'registerSuccess'

/** Login and registration by a code: step 1 asks for the address, step 2 for the code. */
export function AuthDialog({ locale, action }: AuthDialogProps) {
  const { t } = useLingui()
  const [isLogin, setIsLogin] = useState(true)
  /** The address whose code is awaited: step 2. */
  const [email, setEmail] = useState<string>()
  const [newsletter, setNewsletter] = useState(false)
  const [message, setMessage] = useState<Message>()
  const [error, setError] = useState<string>()
  /** The address that was refused a code because it was sent one just now. */
  const [early, setEarly] = useState<string>()
  const [opening, setOpening] = useState(0)
  const { isBusy, run } = useBusy(setError)
  const resend = useCountdown()
  const form = useRef<HTMLFormElement>(null)
  /** The mode at once, where the state has it at the next rendering: a press that was kept may come before. */
  const mode = useRef(isLogin)

  function show(login: boolean, kept?: KeptStep) {
    mode.current = login
    setIsLogin(login)
    setEmail(kept?.email)
    setNewsletter(kept?.newsletter ?? false)
    setMessage(kept && 'otpKept')
    setError(undefined)
    setEarly(undefined)
    resend.runUntil(kept?.resendAt ?? 0)
  }

  function clear(login: boolean) {
    forgetStep()
    show(login)
    form.current?.reset()
  }

  useOpenings(form, (login, hasBegun) => {
    const { pendingTrip: trip } = pageStore.get()
    const kept = hasBegun ? undefined : keptStep({ isLogin: login, trip })
    // The same trip, sent off again after a reload: what travels has its own key.
    if (kept && trip) pageStore.set({ pendingTrip: kept.trip })
    show(kept?.isLogin ?? login, kept)
    if (!hasBegun) form.current?.reset()
    setOpening((count) => count + 1)
  })

  async function send(address: string, sent: Message) {
    const { pendingTrip: trip } = pageStore.get()
    const asked = { email: address, isLogin: mode.current, newsletter, trip }
    const answer = await requestCode({ ...asked, locale })
    const after = (seconds: number) => Date.now() + seconds * 1000
    if (answer.sent) {
      const { resendAfter, expiresIn } = answer
      keepStep({ ...asked, resendAt: after(resendAfter), expiresAt: after(expiresIn) })
    }
    // Opened for something else meanwhile.
    if (mode.current !== asked.isLogin || pageStore.get().pendingTrip !== trip) return
    const wait = answer.sent ? answer.resendAfter : answer.retryAfter
    if (wait) resend.runUntil(after(wait))
    if (!answer.sent) {
      setError(answer.error)
      if (wait && !email) setEarly(address)
      return
    }
    setEmail(address)
    setMessage(sent)
    setEarly(undefined)
    // There already after a resend; otherwise it takes the focus as it appears.
    form.current?.querySelector<HTMLInputElement>('[name=token]')?.focus()
  }

  /** Somebody was sent a code, and nothing is known of it here, nor whether a trip travels with it. */
  function expectCode(address: string) {
    const now = Date.now()
    const times = { resendAt: now + resend.seconds * 1000, expiresAt: now + CODE_SECONDS * 1000 }
    keepStep({ email: address, isLogin, newsletter, trip: null, ...times })
    setEmail(address)
    setError(undefined)
    setEarly(undefined)
  }

  async function verify(address: string, token: string) {
    const outcome = await enterAccount({ email: address, token, fallback: t`Failed to verify OTP` })
    if (outcome.error !== undefined) {
      if (isSignedIn()) return leave()
      setMessage(undefined)
      return setError(outcome.error)
    }
    await finish(outcome)
  }

  async function finish({ isNew, trip }: Entered) {
    forgetStep()
    setError(undefined)
    setMessage(isNew ? 'registerSuccess' : 'loginSuccess')
    await new Promise((resolve) => setTimeout(resolve, CLOSE_AFTER_MS))
    closeAuthDialog()
    clear(true)
    await followTrip(trip, locale)
  }

  const passkey = usePasskey({
    isWanted: isLogin && !email,
    opening,
    enter: (answer) => void finish(resultOfEntry(answer)),
  })

  async function pressPasskey() {
    const pressed = await passkey.press()
    if ('answer' in pressed) return finish(resultOfEntry(pressed.answer))
    const { failure } = pressed
    if (failure.reason === 'refused') return setError(failure.words)
    const isCancelled = failure.reason === 'cancelled'
    setError(
      isCancelled
        ? t`No passkey was used. Please try again, or use a code.`
        : t`This browser could not use a passkey. Please use a code.`,
    )
  }

  /** Signed in by the mail's link meanwhile, in another tab: there is nothing left to enter here. */
  async function leave() {
    forgetStep()
    closeAuthDialog()
    clear(true)
    await followTrip(undefined, locale)
  }

  useSignInElsewhere(email !== undefined, () => void leave())

  function ask(work: () => Promise<unknown>) {
    void run(() => {
      setError(undefined)
      return work()
    })
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { email: typed = '', token = '' } = formTexts(event.currentTarget)
    ask(() => (email ? verify(email, token.trim()) : send(typed.trim(), 'otpVerify')))
  }

  const sentWords = t`We have sent a code to your e-mail.`
  const words: Record<Message, string> = {
    otpVerify: isLogin ? sentWords : t`Account created. Please check your e-mail for the code.`,
    otpKept: sentWords,
    otpReSent: t`We have sent you a new code.`,
    loginSuccess: t`Successfully logged in!`,
    registerSuccess: t`Account created successfully!`,
  }

  const isCounted = resend.seconds > 0 || resend.isOver
  return (
    <AuthForm
      ref={form}
      action={action}
      isLogin={isLogin}
      isBusy={isBusy}
      hasSent={email !== undefined}
      message={message && words[message]}
      error={error}
      // Only said: it is seen by the countdown's end.
      announced={isCounted ? (resend.isOver ? t`You can ask for a new code now.` : '') : undefined}
      onSubmit={submit}
      onToggle={() => clear(!isLogin)}
    >
      {email ? (
        <CodeStep
          email={email}
          wait={resend.seconds}
          isBusy={isBusy}
          onResend={() => ask(() => send(email, 'otpReSent'))}
          onOtherAddress={() => clear(isLogin)}
        />
      ) : (
        <AddressStep isLogin={isLogin} newsletter={newsletter} onNewsletter={setNewsletter}>
          {passkey.isOffered && <PasskeyButton isBusy={isBusy} onPress={() => ask(pressPasskey)} />}
          {early && <EarlyHint wait={resend.seconds} isBusy={isBusy} onCode={() => expectCode(early)} />}
        </AddressStep>
      )}
    </AuthForm>
  )
}
