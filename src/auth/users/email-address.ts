const LOCAL_PART = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/**
 * An address as we store it: trimmed, lowercase, its domain in ASCII; undefined for what is none. The characters
 * that could start another mail header or another address are not among those allowed.
 */
export function parseEmail(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.length > 254) return undefined
  const trimmed = text.trim().toLowerCase()
  const at = trimmed.lastIndexOf('@')
  const local = trimmed.slice(0, Math.max(at, 0))
  const domain = asciiDomain(trimmed.slice(at + 1))
  if (!LOCAL_PART.test(local) || local.startsWith('.') || local.endsWith('.') || local.includes('..'))
    return undefined
  return domain && `${local}@${domain}`
}

/** Providers that deliver a local part with dots and without to the same mailbox, each with the domain that stands for it. */
const IGNORE_DOTS: Record<string, string> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' }

/** What different spellings of one mailbox have in common, for counting: no tag, and no dots where they do not count. */
export function canonicalEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [local = ''] = email.slice(0, at).split('+')
  const domain = email.slice(at + 1)
  const alias = Object.hasOwn(IGNORE_DOTS, domain) ? IGNORE_DOTS[domain] : undefined
  return alias ? `${local.replaceAll('.', '')}@${alias}` : `${local}@${domain}`
}

function asciiDomain(domain: string): string | undefined {
  if (!/^[\p{L}\p{N}\p{M}.-]+$/u.test(domain) || !URL.canParse(`http://${domain}`)) return undefined
  const ascii = new URL(`http://${domain}`).hostname
  const labels = ascii.split('.')
  // A last label of digits would be an IP address.
  const sound = labels.length > 1 && labels.every((label) => LABEL.test(label))
  return sound && ascii.length <= 253 && !/^\d+$/.test(labels.at(-1) ?? '') ? ascii : undefined
}
