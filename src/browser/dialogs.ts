/** Opens the dialog to sign in; the focus that moves into it hydrates its island. */
export function openAuthDialog(): void {
  const dialog = authDialog()
  if (!dialog?.open) dialog?.showModal()
}

export function closeAuthDialog(): void {
  authDialog()?.close()
}

const authDialog = () => document.querySelector<HTMLDialogElement>('dialog#auth')
