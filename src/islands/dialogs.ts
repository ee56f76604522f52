/** Opens one of the document's dialogs; the focus that moves into it wakes the island there. */
export function openDialog(id: 'auth' | 'generating'): void {
  const dialog = document.getElementById(id)
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
}

export function closeDialog(id: 'auth' | 'generating'): void {
  const dialog = document.getElementById(id)
  if (dialog instanceof HTMLDialogElement) dialog.close()
}
