/** A field's text as a number; what is no number stays text, and is refused as such. */
export function numberIn(text: string | undefined): number | string | undefined {
  if (text === undefined || text.trim() === '') return undefined
  return /^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : text
}
