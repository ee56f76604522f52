export interface Markup {
  /** Element and attribute names that occur, sorted. */
  names: string[]
  /** Hosts that something leads to or loads from. */
  hosts: string[]
  /** What must never be there: handlers, script links, tags of a payload. */
  live: string[]
}

const URL_ATTRIBUTES = ['href', 'src', 'action', 'formaction', 'srcset', 'poster', 'data', 'content', 'style']

/** What a browser would make of a document: the platform's own parser, not a pattern. */
export async function readMarkup(html: string, origin: string): Promise<Markup> {
  const names = new Set<string>()
  const hosts = new Set<string>()
  const live: string[] = []
  await new HTMLRewriter()
    .on('*', {
      element(element) {
        names.add(element.tagName)
        if (/canary/i.test(element.tagName)) live.push(`<${element.tagName}>`)
        for (const [name = '', value = ''] of element.attributes as unknown as Iterable<string[]>) {
          names.add(`${element.tagName} ${name}`)
          if (/^on/i.test(name) || /canary/i.test(name)) live.push(`${name}=${value}`)
          if (!URL_ATTRIBUTES.includes(name)) continue
          if (/^[\s\u0000-\u001f]*(javascript|vbscript):|^data:text/i.test(value))
            live.push(`${name}=${value}`)
          if (/^(https?:)?\/\//i.test(value)) hosts.add(new URL(value.replaceAll('&amp;', '&'), origin).host)
        }
      },
    })
    .transform(new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } }))
    .text()
  return { names: [...names].sort(), hosts: [...hosts].sort(), live }
}
