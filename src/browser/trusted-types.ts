/** Browsers that know Trusted Types take markup and scripts only from a policy named in the Content-Security-Policy. */
interface Rules {
  createHTML(html: string): string
  createScriptURL(url: string): string
}

interface TypesFactory {
  createPolicy(name: string, rules: Rules): Rules
}

const factory = (globalThis as { trustedTypes?: TypesFactory }).trustedTypes
const policy = factory?.createPolicy('own-pages', {
  createHTML: (html) => html,
  createScriptURL: (url) => url,
})

/** A page of ours, as fetched from our own origin; its scripts do not run. */
export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(policy ? policy.createHTML(html) : html, 'text/html')
}

/** The address of a script of ours. */
export function ownScript(path: `/${string}`): string {
  return policy ? policy.createScriptURL(path) : path
}
