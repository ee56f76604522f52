import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Locale } from '../i18n/locale.ts'
import { closeAuthDialog } from '../islands/dialogs.ts'
import { formTexts } from '../islands/form-texts.ts'
import { pageStore } from '../islands/store.ts'
import { useBusy } from '../islands/use-busy.ts'
import { Field } from '../ui/field.tsx'
import { enterAccount, requestCode, submitPendingTrip } from './sign-in.island.ts'
import { useCountdown } from './use-countdown.island.ts'

/** How long the success message stands before the dialog closes. */
const CLOSE_AFTER_MS = 1500
const OTP_MAX_LENGTH = 6

export interface AuthDialogProps {
  locale: Locale
  /** Where the form posts without script. */
  action: string
}

type Message = 'otpVerify' | 'otpReSent' | 'loginSuccess' | 'registerSuccess'

/** Login and registration by a code: step 1 asks for the address, step 2 for the code. */
export function AuthDialog({ locale, action }: AuthDialogProps) {
  const { t } = useLingui()
  const [isLogin, setIsLogin] = useState(true)
  const [step, setStep] = useState<1 | 2>(1)
  const [email, setEmail] = useState<string>()
  const [newsletter, setNewsletter] = useState(false)
  const [message, setMessage] = useState<Message>()
  const [error, setError] = useState<string>()
  const { isBusy, run } = useBusy(setError)
  const resend = useCountdown()
  const form = useRef<HTMLFormElement>(null)

  function clear(mode: boolean) {
    setIsLogin(mode)
    setStep(1)
    setEmail(undefined)
    setNewsletter(false)
    setMessage(undefined)
    setError(undefined)
    form.current?.reset()
  }

  useEffect(() => {
    const dialog = form.current?.closest('dialog')
    const opened = () => clear(dialog?.dataset.mode !== 'register')
    const closed = () => pageStore.set({ showAuthDialog: false })
    const unsubscribe = pageStore.subscribe(() => {
      if (pageStore.get().showAuthDialog) setIsLogin(pageStore.get().isLogin)
    })
    setIsLogin(pageStore.get().showAuthDialog ? pageStore.get().isLogin : dialog?.dataset.mode !== 'register')
    dialog?.addEventListener('opened', opened)
    dialog?.addEventListener('close', closed)
    return () => {
      unsubscribe()
      dialog?.removeEventListener('opened', opened)
      dialog?.removeEventListener('close', closed)
    }
  }, [])

  async function send(address: string, sent: Message) {
    const failure = await requestCode({ email: address, isLogin, newsletter, locale })
    if (failure) return setError(failure)
    setEmail(address)
    setStep(2)
    setMessage(sent)
    resend.start()
    // There already after a resend; otherwise it takes the focus as it appears.
    form.current?.querySelector<HTMLInputElement>('[name=token]')?.focus()
  }

  async function verify(address: string, token: string) {
    const failure = await enterAccount({ email: address, token, fallback: t`Failed to verify OTP` })
    if (failure) return setError(failure)
    setMessage(isLogin ? 'loginSuccess' : 'registerSuccess')
    await new Promise((resolve) => setTimeout(resolve, CLOSE_AFTER_MS))
    closeAuthDialog()
    clear(true)
    await submitPendingTrip()
  }

  function ask(work: () => Promise<unknown>) {
    void run(() => {
      setError(undefined)
      return work()
    })
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { email: typed = '', token = '' } = formTexts(event.currentTarget)
    ask(() => (email && step === 2 ? verify(email, token.trim()) : send(typed.trim(), 'otpVerify')))
  }

  const words: Record<Message, string> = {
    otpVerify: isLogin
      ? t`We have sent a code to your e-mail.`
      : t`Account created. Please check your e-mail for the code.`,
    otpReSent: t`We have sent you a new code.`,
    loginSuccess: t`Successfully logged in!`,
    registerSuccess: t`Account created successfully!`,
  }

  return (
    <form ref={form} method="post" action={action} onSubmit={submit}>
      <h2 id="auth-title">{isLogin ? <Trans>Welcome</Trans> : <Trans>Join</Trans>}</h2>
      <input type="hidden" name="mode" value={isLogin ? 'login' : 'register'} />
      {step === 1 ? (
        <>
          <Field key="email" label={<Trans>E-mail</Trans>}>
            {(control) => (
              <input {...control} type="email" name="email" required autoComplete="email" autoFocus />
            )}
          </Field>
          {!isLogin && (
            <label className="check">
              <input
                type="checkbox"
                name="newsletter"
                checked={newsletter}
                onChange={(event) => setNewsletter(event.target.checked)}
              />
              <span>
                <Trans>Send me the newsletter</Trans>
              </span>
            </label>
          )}
        </>
      ) : (
        <>
          <Field key="code" label={<Trans>Code</Trans>} hint={email}>
            {(control) => (
              <input
                {...control}
                name="token"
                required
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={OTP_MAX_LENGTH}
                className="code"
                autoFocus
              />
            )}
          </Field>
          <button
            type="button"
            className="link"
            disabled={isBusy || resend.seconds > 0}
            onClick={() => ask(() => send(email ?? '', 'otpReSent'))}
          >
            {resend.seconds > 0 ? (
              <Trans>Resend code in {resend.seconds} s</Trans>
            ) : (
              <Trans>Resend code</Trans>
            )}
          </button>
        </>
      )}
      <p role="status" className="success">
        {message && words[message]}
      </p>
      <p role="alert" className="error">
        {error}
      </p>
      <button className="primary" type="submit" disabled={isBusy}>
        {isBusy ? (
          <Trans>Loading...</Trans>
        ) : step === 2 ? (
          <Trans>Verify OTP</Trans>
        ) : isLogin ? (
          <Trans>Send OTP</Trans>
        ) : (
          <Trans>Create account</Trans>
        )}
      </button>
      <p>
        <button type="button" className="link" onClick={() => clear(!isLogin)}>
          {isLogin ? (
            <Trans>No account yet? Create one</Trans>
          ) : (
            <Trans>Already have an account? Log in</Trans>
          )}
        </button>
      </p>
    </form>
  )
}
