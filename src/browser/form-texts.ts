/** The texts of a form's fields by name; files are not among ours. */
export function formTexts(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    Array.from(new FormData(form), ([name, value]) => [name, typeof value === 'string' ? value : '']),
  )
}
