/** Where a file and its licence are described. Addresses are ours to build: none is taken from an answer. */
export function filePage(file: string): string {
  return `https://commons.wikimedia.org/wiki/File:${encodeURIComponent(file.replaceAll(' ', '_'))}`
}

/** Undefined where there is nothing to link to: the public domain. */
export function licencePage(licence: string): string | undefined {
  if (/^cc0/i.test(licence)) return 'https://creativecommons.org/publicdomain/zero/1.0/'
  const [, kind, version] = /^cc (by(?:-sa)?) ([1-4]\.\d)/i.exec(licence) ?? []
  return kind && version && `https://creativecommons.org/licenses/${kind.toLowerCase()}/${version}/`
}
