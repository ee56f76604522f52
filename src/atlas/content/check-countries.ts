import type { Known } from './check-holidays.ts'
import { countriesSchema } from './country-schema.ts'

/** All that is wrong with content/countries.json, each in a sentence. */
export function checkCountries(content: unknown, known: Known): string[] {
  const parsed = countriesSchema.safeParse(content)
  if (!parsed.success)
    return parsed.error.issues.map((issue) => `countries: ${issue.path.join('.')}: ${issue.message}`)
  const problems: string[] = []
  for (const country of new Set([...known.values()].map((each) => each.country)))
    if (!parsed.data[country]) problems.push(`${country}: missing`)
  for (const [country, { meals }] of Object.entries(parsed.data)) {
    if (!meals) continue
    if (meals.breakfast[1] > meals.lunch[0]) problems.push(`${country}: lunch before breakfast is over`)
    if (meals.lunch[1] > meals.dinner[0]) problems.push(`${country}: dinner before lunch is over`)
    if ((meals.kitchens ?? '') > meals.dinner[0])
      problems.push(`${country}: kitchens open after dinner begins`)
  }
  return problems.map((problem) => `countries: ${problem}`)
}
