/** Where a file and its licence are described. Addresses are ours to build: none is taken from an answer. */
export function filePage(file: string): string {
  return `https://commons.wikimedia.org/wiki/File:${encodeURIComponent(file.replaceAll(' ', '_'))}`
}

/** Undefined where there is nothing to link to: the public domain. */
export function licencePage(licence: string): string | undefined {
  if (/^cc0/i.test(licence)) return 'https://creativecommons.org/publicdomain/zero/1.0/'
  const [, kind, version, country] = /^cc (by(?:-sa)?) ([1-4]\.\d)(?: ([a-z]{2,3}))?$/i.exec(licence) ?? []
  if (!kind || !version) return undefined
  const ported = country ? `${country.toLowerCase()}/` : ''
  return `https://creativecommons.org/licenses/${kind.toLowerCase()}/${version}/${ported}`
}
