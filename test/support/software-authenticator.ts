/** An authenticator in software: real CBOR, real ES256 signatures, and whatever a test wants it to lie about. */

type Bytes = Uint8Array<ArrayBuffer>

interface CreationOptions {
  challenge: string
  rp: { id?: string }
  user: { id: string }
}

interface RequestOptions {
  challenge: string
  rpId?: string
  allowCredentials?: { id: string }[]
}

/** What an honest authenticator or browser says otherwise. */
export interface Lies {
  origin?: string
  rpId?: string
  challenge?: string
  type?: string
  userVerified?: boolean
  userPresent?: boolean
  counter?: number
  userHandle?: string
  /** Signs with a key of its own. */
  forged?: boolean
}

interface Credential {
  id: string
  keys: CryptoKeyPair
  userHandle: string
  counter: number
}

const ES256 = { name: 'ECDSA', namedCurve: 'P-256' }

export function createAuthenticator(origin: string, { counts = true }: { counts?: boolean } = {}) {
  const credentials: Credential[] = []
  const newKeys = () => crypto.subtle.generateKey(ES256, true, ['sign', 'verify'])

  async function create(options: CreationOptions, lies: Lies = {}) {
    const id = crypto.getRandomValues(new Uint8Array(16))
    const keys = await newKeys()
    const credential = { id: base64url(id), keys, userHandle: options.user.id, counter: 0 }
    credentials.push(credential)
    const clientDataJSON = clientData('webauthn.create', options.challenge, lies)
    const attested = concat(new Uint8Array(16), uint16(id.length), id, await coseKey(keys.publicKey))
    const authData = await authenticatorData(lies.rpId ?? options.rp.id ?? '', 0x40, 0, lies, attested)
    const attestationObject = cborMap([
      [cborText('fmt'), cborText('none')],
      [cborText('attStmt'), cborMap([])],
      [cborText('authData'), cborBytes(authData)],
    ])
    return {
      ...named(credential.id),
      response: {
        clientDataJSON: base64url(clientDataJSON),
        attestationObject: base64url(attestationObject),
        transports: ['internal'],
      },
    }
  }

  async function get(options: RequestOptions, lies: Lies = {}) {
    const allowed = options.allowCredentials ?? []
    const credential = credentials.find(({ id }) => !allowed.length || allowed.some((one) => one.id === id))
    if (!credential) throw new Error('no passkey here')
    credential.counter += counts ? 1 : 0
    const clientDataJSON = clientData('webauthn.get', options.challenge, lies)
    const counter = lies.counter ?? credential.counter
    const authData = await authenticatorData(lies.rpId ?? options.rpId ?? '', 0, counter, lies)
    const keys = lies.forged ? await newKeys() : credential.keys
    const signed = concat(authData, await digest(clientDataJSON))
    const raw = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, keys.privateKey, signed)
    return {
      ...named(credential.id),
      response: {
        clientDataJSON: base64url(clientDataJSON),
        authenticatorData: base64url(authData),
        signature: base64url(der(new Uint8Array(raw))),
        userHandle: lies.userHandle ?? credential.userHandle,
      },
    }
  }

  function clientData(type: string, challenge: string, lies: Lies): Bytes {
    const said = { type, challenge, origin, crossOrigin: false }
    const { type: t = type, challenge: c = challenge, origin: o = origin } = lies
    return new TextEncoder().encode(JSON.stringify({ ...said, type: t, challenge: c, origin: o }))
  }

  return { create, get, credentials }
}

export type Authenticator = ReturnType<typeof createAuthenticator>

function named(id: string) {
  return { id, rawId: id, type: 'public-key', clientExtensionResults: {} }
}

async function authenticatorData(
  rpId: string,
  flags: number,
  counter: number,
  { userVerified = true, userPresent = true }: Lies,
  attested = new Uint8Array(),
): Promise<Bytes> {
  const all = flags | (userPresent ? 1 : 0) | (userVerified ? 4 : 0)
  const count = new Uint8Array(4)
  new DataView(count.buffer).setUint32(0, counter)
  return concat(await digest(new TextEncoder().encode(rpId)), Uint8Array.of(all), count, attested)
}

/** EC2, ES256, P-256, x, y. */
async function coseKey(key: CryptoKey): Promise<Bytes> {
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', key))
  return cborMap([
    [cborInteger(1), cborInteger(2)],
    [cborInteger(3), cborInteger(-7)],
    [cborInteger(-1), cborInteger(1)],
    [cborInteger(-2), cborBytes(raw.slice(1, 33))],
    [cborInteger(-3), cborBytes(raw.slice(33, 65))],
  ])
}

function cborHead(major: number, value: number): Bytes {
  if (value < 24) return Uint8Array.of((major << 5) | value)
  return value < 256
    ? Uint8Array.of((major << 5) | 24, value)
    : concat(Uint8Array.of((major << 5) | 25), uint16(value))
}

function cborInteger(value: number): Bytes {
  return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value)
}

function cborBytes(bytes: Bytes): Bytes {
  return concat(cborHead(2, bytes.length), bytes)
}

function cborText(text: string): Bytes {
  const bytes = new TextEncoder().encode(text)
  return concat(cborHead(3, bytes.length), bytes)
}

function cborMap(entries: [Bytes, Bytes][]): Bytes {
  return concat(cborHead(5, entries.length), ...entries.flat())
}

/** r and s as authenticators write them: two ASN.1 integers in a sequence. */
function der(raw: Bytes): Bytes {
  const integer = (bytes: Bytes) => {
    const start = bytes.findIndex((byte) => byte !== 0)
    const short = bytes.slice(Math.max(start, 0))
    const value = (short[0] ?? 0) & 0x80 ? concat(Uint8Array.of(0), short) : short
    return concat(Uint8Array.of(2, value.length), value)
  }
  const both = concat(integer(raw.slice(0, 32)), integer(raw.slice(32)))
  return concat(Uint8Array.of(0x30, both.length), both)
}

async function digest(bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}

function uint16(value: number): Bytes {
  return Uint8Array.of(value >> 8, value & 255)
}

function concat(...parts: Bytes[]): Bytes {
  return new Uint8Array(Buffer.concat(parts))
}

function base64url(bytes: Bytes): string {
  return Buffer.from(bytes).toString('base64url')
}
