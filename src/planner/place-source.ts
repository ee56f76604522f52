import type { PlaceSource } from '../atlas/destination.ts'

/** What a place says of its origin: our atlas has checked its own, and nothing else. */
export function originOf({ source }: { source?: PlaceSource | undefined }): {
  verified: boolean
  source?: PlaceSource
} {
  return source ? { verified: false, source } : { verified: true }
}
