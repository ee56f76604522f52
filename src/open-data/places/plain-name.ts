const LONGEST = 70
/** Letters and digits of any script, and the marks that names have. */
const ALLOWED = /^[\p{L}\p{M}\p{N} .,'’‘ʻ´()&/+°№#"“”„«»:;!–—·・-]+$/u
const ADDRESS =
  /:\/\/|\bwww\d?\.|@|\.(com|net|org|io|info|biz|co|app|dev|xyz|online|site|shop|top|ru|cn|de|at|ch|eu|uk|fr|it|es|ly|me)(?![\p{L}\p{N}])|\b(dot|punkt) (com|net|org)\b/iu
/** What no place is called, and somebody might want a model or a traveller to read. */
const ORDER =
  /\b(ignore|disregard|forget|override|bypass|ignorier\w*|vergiss|missachte)\b|\b(system|assistant|developer) ?(:|prompt|message|nachricht)|\b(prompt|password|passwort|bitcoin|paypal|iban|click here|undefined|lorem|tbd)\b|\+?\d[\d ()/-]{7,}/i

/** A name as text that may be shown; undefined for what is none: addresses, orders, markup, far too long. */
export function plainName(text: unknown, longest = LONGEST): string | undefined {
  if (typeof text !== 'string') return undefined
  const name = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  if (name.length < 2 || name.length > longest || !/[\p{L}\p{N}]/u.test(name)) return undefined
  if (!ALLOWED.test(name) || ADDRESS.test(name) || ORDER.test(name)) return undefined
  return name.replace(/(?<=\p{L})\.(?=\p{L})/gu, '. ')
}

/** A name in a language, with the local one beside it where they differ: "Old Mill (Stary młyn)". */
export function withLocal(name: string | undefined, local: string): string {
  if (!name || fold(name) === fold(local)) return local
  const both = `${name} (${local})`
  return both.length <= LONGEST + 20 && !/[()]/.test(name + local) ? both : name
}

function fold(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
