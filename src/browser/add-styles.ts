const sheets = new Map<string, CSSStyleSheet>()

/**
 * Rules that come with a script, not with every page; the policy lets script build sheets, but no page link one. They go
 * with the page that is shown, see page-view.ts.
 */
export function addStyles(css: string): void {
  const sheet = sheets.get(css) ?? new CSSStyleSheet()
  if (!sheets.has(css)) sheet.replaceSync(css)
  sheets.set(css, sheet)
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
}
