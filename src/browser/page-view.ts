import { parsePage } from './parse-page.ts'

/** All that differs between two public pages of one language; test/journeys/public-app.test.ts holds that it is all. */
export interface PageView {
  main: HTMLElement
  /** Of the head: title, description, canonical, other languages, social tags, structured data. */
  head: Element[]
  /** The texts of its style elements, in their order. */
  styles: string[]
  /** What is built of them, and behind it what scripts have added. */
  sheets: CSSStyleSheet[]
  /** Where the header's links lead and which is the page's own, in their order. */
  links: { href: string; current: string | null }[]
}

const HEAD =
  'title, meta[name]:not([name=viewport]), meta[property], link:not([rel=icon]), script[type$=json]'
const STYLES = 'style, script[type="text/css"]'

/** The same for everyone: no other page names its address. */
export function isPublic(page: Document): boolean {
  return page.querySelector('link[rel=canonical]') !== null
}

export function viewOf(page: Document): PageView | undefined {
  const main = page.querySelector('main')
  if (!main) return undefined
  // What stands in a page that was loaded goes and comes with it.
  const styled = page === document ? page.head : page
  return {
    main,
    head: [...page.head.querySelectorAll(HEAD)],
    sheets: [],
    styles: Array.from(styled.querySelectorAll(STYLES), ({ textContent }) => textContent),
    links: headerLinks(page).map((link) => ({
      href: link.getAttribute('href') ?? '',
      current: link.getAttribute('aria-current'),
    })),
  }
}

/** The view of a fetched page, or undefined where only a load shows it: another language, a newer build, scripts of its own. */
export function pageIn(html: string): PageView | undefined {
  // This page's policy refuses the rules of another, unless a script builds them: they are read as data.
  const page = parsePage(
    html.replaceAll('<style>', '<script type="text/css">').replaceAll('</style>', '</script>'),
  )
  const view = viewOf(page)
  for (const style of page.querySelectorAll(STYLES)) style.remove()
  const { lang, dataset } = document.documentElement
  const other = page.documentElement
  if (other.lang !== lang || other.dataset.build !== dataset.build || !isPublic(page)) return undefined
  if (!view || view.main.querySelector('script')) return undefined
  view.styles.forEach(sheetOf)
  document.adoptNode(view.main)
  return view
}

/** Shows `after` in the place of `before`, whose nodes stay as they are and can be shown again. */
export function exchange(before: PageView, after: PageView): void {
  before.sheets = [...document.adoptedStyleSheets]
  adoptStyles(after)
  for (const [index, link] of headerLinks(document).entries()) {
    const { href = '', current = null } = after.links[index] ?? {}
    if (link.getAttribute('href') !== href) link.setAttribute('href', href)
    if (link.getAttribute('aria-current') === current) continue
    if (current === null) link.removeAttribute('aria-current')
    else link.setAttribute('aria-current', current)
  }
  before.main.replaceWith(after.main)
}

export function exchangeHead(before: PageView, after: PageView): void {
  for (const element of before.head) element.remove()
  for (const element of after.head) document.head.appendChild(element)
}

const built = new Map<string, CSSStyleSheet>()

/** Built once for each text. */
function sheetOf(css: string): CSSStyleSheet {
  const sheet = built.get(css) ?? new CSSStyleSheet()
  if (!built.has(css)) sheet.replaceSync(css)
  built.set(css, sheet)
  return sheet
}

/** What the document's elements begin alike stays as it is; what follows is built. */
function adoptStyles({ styles, sheets }: PageView): void {
  let same = 0
  for (const { sheet, textContent } of document.head.querySelectorAll('style')) {
    const isSame = textContent === styles[same]
    if (isSame) same += 1
    if (sheet && sheet.disabled === isSame) sheet.disabled = !isSame
  }
  document.adoptedStyleSheets = [...new Set([...styles.slice(same).map(sheetOf), ...sheets])]
}

function headerLinks(page: Document): HTMLAnchorElement[] {
  return [...page.querySelectorAll<HTMLAnchorElement>('.site-header a')]
}
