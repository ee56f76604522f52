const added = new Set<string>()

/** Rules that come with a script, not with every page; the policy lets script build sheets, but no page link one. */
export function addStyles(css: string): void {
  if (added.has(css)) return
  added.add(css)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
