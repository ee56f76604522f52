import { wishesFromForm } from './wishes-from-form.ts'

/** A posted form's texts as the request's types; what is no number stays text and is refused as such. */
export function requestFromForm(form: Record<string, string>): Record<string, unknown> {
  const number = (text: string | undefined) =>
    text === undefined || text.trim() === ''
      ? undefined
      : /^-?\d+(\.\d+)?$/.test(text.trim())
        ? Number(text)
        : text
  const { startLocation, destination, tripType, startDate, endDate, language } = form
  const texts = { startLocation, destination, tripType, startDate, endDate, language }
  const wishes = wishesFromForm(form)
  return {
    ...texts,
    adults: number(form.adults),
    kids: number(form.kids),
    budget: number(form.budget),
    ...(wishes && { wishes }),
  }
}
