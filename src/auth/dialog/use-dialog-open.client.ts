import { type RefObject, useEffect, useState } from 'react'
import { formTexts } from '../../browser/form-texts.ts'
import { pageStore } from '../../islands/page-state.ts'

/**
 * Begins anew each time the dialog is opened, by a link of the page or by the planning form, in the mode it is opened
 * in; `hasBegun` when somebody was typing before this was awake.
 */
export function useOpenings(
  form: RefObject<HTMLFormElement | null>,
  begin: (isLogin: boolean, hasBegun: boolean) => void,
): void {
  const [openings, setOpenings] = useState(0)

  useEffect(() => {
    const dialog = form.current?.closest('dialog')
    const open = (isLogin: boolean) => {
      begin(isLogin, false)
      setOpenings((count) => count + 1)
    }
    const isAskedToLogIn = () => dialog?.dataset.mode !== 'register'
    const opened = () => open(isAskedToLogIn())
    const closed = () => pageStore.set({ showAuthDialog: false })
    let isShown = pageStore.get().showAuthDialog
    const unsubscribe = pageStore.subscribe(() => {
      const { showAuthDialog, isLogin } = pageStore.get()
      const isOpening = showAuthDialog && !isShown
      isShown = showAuthDialog
      if (isOpening) open(isLogin)
    })
    dialog?.addEventListener('opened', opened)
    dialog?.addEventListener('close', closed)
    const { email } = form.current ? formTexts(form.current) : {}
    begin(isShown ? pageStore.get().isLogin : isAskedToLogIn(), Boolean(email))
    return () => {
      unsubscribe()
      dialog?.removeEventListener('opened', opened)
      dialog?.removeEventListener('close', closed)
    }
  }, [])

  // What is there already takes no focus by itself.
  useEffect(() => {
    if (openings) form.current?.querySelector<HTMLInputElement>('[name=token], [name=email]')?.focus()
  }, [openings])
}
