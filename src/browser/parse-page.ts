/** A page of ours, as fetched from our own origin; its scripts do not run. */
export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html')
}
