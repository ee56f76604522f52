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

function asciiDomain(domain: string): string | undefined {
  if (!/^[\p{L}\p{N}\p{M}.-]+$/u.test(domain) || !URL.canParse(`http://${domain}`)) return undefined
  const ascii = new URL(`http://${domain}`).hostname
  const labels = ascii.split('.')
  // A last label of digits would be an IP address.
  const sound = labels.length > 1 && labels.every((label) => LABEL.test(label))
  return sound && ascii.length <= 253 && !/^\d+$/.test(labels.at(-1) ?? '') ? ascii : undefined
}
