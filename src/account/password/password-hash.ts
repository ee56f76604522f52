import { equalInConstantTime } from '../../platform/hmac.ts'

/** OWASP's scrypt parameters: 32 MiB a hash. */
const N = 2 ** 15
const R = 8
const P = 3
const KEY_BYTES = 32
const MAX_MEMORY = 64 * 1024 * 1024

/** `scrypt$N$r$p$salt$key`, the key in base64url. `salt`: 16 random bytes, base64url. */
export async function hashPassword(password: string, salt: string): Promise<string> {
  const key = await derive(password, salt, { N, r: R, p: P })
  return ['scrypt', N, R, P, salt, key.toString('base64url')].join('$')
}

export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [scheme, n, r, p, salt = '', key = ''] = hash.split('$')
  if (scheme !== 'scrypt') throw new Error('unknown password scheme')
  const cost = { N: Number(n), r: Number(r), p: Number(p) }
  const derived = await derive(password, salt, cost)
  return equalInConstantTime(derived.toString('base64url'), key)
}

async function derive(
  password: string,
  salt: string,
  cost: { N: number; r: number; p: number },
): Promise<Buffer> {
  // 10 ms of every start, and few requests need it.
  const { scrypt } = await import('node:crypto')
  return new Promise((resolve, reject) => {
    const saltBytes = Buffer.from(salt, 'base64url')
    scrypt(password.normalize('NFKC'), saltBytes, KEY_BYTES, { ...cost, maxmem: MAX_MEMORY }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
