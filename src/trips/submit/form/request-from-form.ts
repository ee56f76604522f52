import { numberIn } from './number-in.ts'
import { routeFromForm } from './route-from-form.ts'
import { wishesFromForm } from './wishes-from-form.ts'

/** A posted form's texts as the request's types; what is no number stays text and is refused as such. */
export function requestFromForm(form: Record<string, string>): Record<string, unknown> {
  return { ...ticketFromForm(form), ...routeFromForm(form) }
}

/** The same of a form with one place. */
export function ticketFromForm(form: Record<string, string>): Record<string, unknown> {
  const { startLocation, destination, tripType, startDate, endDate, language } = form
  const texts = { startLocation, destination, tripType, startDate, endDate, language }
  const wishes = wishesFromForm(form)
  return {
    ...texts,
    adults: numberIn(form.adults),
    kids: numberIn(form.kids),
    budget: numberIn(form.budget),
    ...(wishes && { wishes }),
  }
}
