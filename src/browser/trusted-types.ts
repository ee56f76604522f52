/** Where a page's policy asks for Trusted Types, browsers that know them take the text of a script from this policy alone. */
interface TypesFactory {
  createPolicy(name: string, rules: { createScript(text: string): string }): typeof rules
}

const factory = (globalThis as { trustedTypes?: TypesFactory }).trustedTypes

/** The one text that a script of ours puts into an element; any other is refused. */
export function trustedScript(own: string): string {
  const createScript = (text: string) => {
    if (text !== own) throw new TypeError('not a script of ours')
    return text
  }
  return factory ? factory.createPolicy('own-rules', { createScript }).createScript(own) : own
}
