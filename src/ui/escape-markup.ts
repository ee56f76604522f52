const SPECIAL = /["&'<>]/
const REFERENCES: Record<string, string> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
}

/** Text within HTML or XML, in quoted attributes too. */
export function escapeMarkup(text: string): string {
  return SPECIAL.test(text) ? text.replace(/["&'<>]/g, (letter) => REFERENCES[letter] ?? '') : text
}
