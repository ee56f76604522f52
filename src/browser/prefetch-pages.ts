import { SPECULATION_RULES } from './speculation-rules.ts'
import { trustedScript } from './trusted-types.ts'

/** Pages somebody is about to open are fetched ahead. Not named in the answer's headers, where it holds up the page. */
export function fetchAhead(): void {
  const rules = document.createElement('script')
  rules.type = 'speculationrules'
  rules.text = trustedScript(SPECULATION_RULES)
  document.head.appendChild(rules)
}
