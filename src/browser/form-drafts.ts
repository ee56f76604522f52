/** Keeps what is typed into a form on this device until it is sent, whether or not React has hydrated it. */
export function keepDraft(form: HTMLFormElement): void {
  // A form that came back with errors shows what was sent, one that a link fills in what that says; storage may be
  // forbidden.
  try {
    if (!form.querySelector('[role=alert]') && !/\bto=/.test(location.search))
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
