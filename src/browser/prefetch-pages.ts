import { SPECULATION_RULES } from './speculation-rules.ts'
import { swapPages } from './swap-pages.ts'
import { trustedScript } from './trusted-types.ts'

/**
 * Pages somebody is about to open are fetched ahead. The rules are not named in the answer's headers, where they hold up
 * the page. `start` is for a page that is shown in the place of this one.
 */
export function fetchAhead(start: () => void): void {
  swapPages(start)
  const rules = document.createElement('script')
  rules.type = 'speculationrules'
  rules.text = trustedScript(SPECULATION_RULES)
  document.head.appendChild(rules)
}
