import { formTexts } from '../../browser/form-texts.ts'
import { addPasskey, confirmByPasskey, failureOf, signInByPasskey } from './passkeys.client.ts'

/** The parts of a page that need a passkey: they appear where the browser knows passkeys. Loaded by those pages alone. */

/** Does the work of a pressed button, once at a time, and says what went wrong. */
function onPress(part: HTMLElement, target: HTMLElement, event: string, work: () => Promise<unknown>): void {
  const alert = part.querySelector('[role=alert]')
  let isBusy = false
  part.hidden = false
  target.addEventListener(event, (pressed) => {
    pressed.preventDefault()
    if (isBusy) return
    isBusy = true
    if (alert) alert.textContent = ''
    work()
      .catch((error: unknown) => {
        const failure = failureOf(error)
        const words = failure.reason === 'refused' ? failure.words : part.dataset[failure.reason]
        if (alert) alert.textContent = words ?? ''
      })
      .finally(() => {
        isBusy = false
      })
  })
}

/** In a form that also takes a code. */
function offerProof(part: HTMLElement): void {
  const [button, field] = [part.querySelector('button'), part.querySelector('input')]
  if (!button || !field) return
  onPress(part, button, 'click', async () => {
    field.value = await confirmByPasskey()
    // As it is: the code is no longer required.
    field.form?.submit()
  })
}

function offerSignIn(part: HTMLElement): void {
  const button = part.querySelector('button')
  if (!button) return
  const enter = async (autofill: boolean) => {
    const { body } = await signInByPasskey({ autofill })
    // Where somebody is signed in the page leads on by itself.
    location.assign(body.pending_trip ? (part.dataset.trip ?? '') : (part.dataset.passkeySignIn ?? ''))
  }
  const wait = () => enter(true).catch(() => {})
  // What waits for the address ends with the press, and begins anew should nothing come of it.
  onPress(part, button, 'click', () =>
    enter(false).catch((error: unknown) => {
      void wait()
      throw error
    }),
  )
  void wait()
}

function offerAdding(form: HTMLFormElement): void {
  onPress(form, form, 'submit', async () => {
    const { name = '', code = '' } = formTexts(form)
    await addPasskey({ name, code })
    location.assign(form.action)
  })
}

if ('PublicKeyCredential' in globalThis) {
  document.querySelectorAll<HTMLElement>('[data-passkey-proof]').forEach(offerProof)
  document.querySelectorAll<HTMLElement>('[data-passkey-sign-in]').forEach(offerSignIn)
  document.querySelectorAll<HTMLFormElement>('[data-passkey-add]').forEach(offerAdding)
}
