import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import type * as z from 'zod/mini'
import { ALGORITHMS, type assertionSchema, type attestationSchema } from './passkey.ts'
import type { StoredPasskey } from './passkey-store.ts'

/** Where a passkey of ours is good. */
export interface RelyingParty {
  origin: string
  /** The origin's host: browsers show a passkey nowhere else. */
  id: string
}

export type Assertion = z.infer<typeof assertionSchema>
export type Attestation = z.infer<typeof attestationSchema>
type IsOwnChallenge = (challenge: string) => Promise<boolean>

/** A file of its own, loaded when the first passkey is used: it brings the packages that read CBOR and X.509. */
export async function verifyAssertion(
  answer: Assertion,
  { id, publicKey, counter }: StoredPasskey,
  party: RelyingParty,
  isOwnChallenge: IsOwnChallenge,
): Promise<{ counter: number } | undefined> {
  const { userHandle, ...response } = answer.response
  const verified = await verifyAuthenticationResponse({
    response: {
      ...answer,
      response: { ...response, ...(userHandle && { userHandle }) },
      clientExtensionResults: {},
    },
    expectedChallenge: isOwnChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
  })
  return verified.verified ? { counter: verified.authenticationInfo.newCounter } : undefined
}

/** The new credential: what is stored of it. */
export async function verifyAttestation(
  answer: Attestation,
  party: RelyingParty,
  isOwnChallenge: IsOwnChallenge,
): Promise<Pick<StoredPasskey, 'id' | 'publicKey' | 'counter'> | undefined> {
  const { transports: _, ...response } = answer.response
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...answer, response, clientExtensionResults: {} },
    expectedChallenge: isOwnChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  })
  if (!verified) return undefined
  const { id, publicKey, counter } = registrationInfo.credential
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter }
}
