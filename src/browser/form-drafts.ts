/** Keeps what is typed into a form on this device until it is sent, whether or not React has hydrated it. */
export function keepDraft(form: HTMLFormElement): void {
  // A form that the server filled in shows what was sent or what a link says; storage may be forbidden.
  try {
    if (!form.dataset.draft)
      for (const [name, value] of Object.entries(
        JSON.parse(localStorage.draft ?? '{}') as Record<string, string>,
      )) {
        const field = form.elements.namedItem(name)
        // The plan's language follows the page's, whatever it was on another.
        if (field && 'value' in field && name !== 'language') field.value = value
      }
    form.addEventListener('input', () => {
      localStorage.draft = JSON.stringify(
        Object.fromEntries(new FormData(form) as Iterable<[string, string]>),
      )
    })
  } catch {}
}
