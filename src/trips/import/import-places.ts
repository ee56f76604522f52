import type { Atlas } from '../../atlas/atlas.ts'
import { gatherFacts } from '../../planner/verify/fact-source.ts'
import { planRequestOf } from '../job/plan-request.ts'
import type { ChangeAnswer, ProposeChange } from '../change/propose-change.ts'
import type { Trip } from '../trip-store.ts'
import type { ImportFault } from './imported-place.ts'
import type { PlacedImport } from './place-imports.ts'

interface ImportSettings {
  atlas(): Promise<Atlas>
  proposeChange: ProposeChange
}

export type ImportAnswer =
  | { imported: true; placed: PlacedImport[]; answer: ChangeAnswer | undefined }
  | { imported: false; fault: ImportFault }

export type ImportPlaces = ReturnType<typeof createImportPlaces>

/** From a file or pasted text to a proposal. Nothing is stored before it is kept, and nothing of the file ever. */
export function createImportPlaces({ atlas, proposeChange }: ImportSettings) {
  return async function importPlaces(trip: Trip, content: Uint8Array): Promise<ImportAnswer> {
    const { readImport } = await import('./read-import.ts')
    const read = await readImport(content)
    if (!read.read) return { imported: false, fault: read.fault }
    if (!trip.plan) return { imported: true, placed: [], answer: undefined }
    const known = await atlas()
    const { destinations } = await gatherFacts(trip.plan, known, trip)
    const request = { ...planRequestOf(trip), language: trip.plan.language }
    const seed = trip.plan.provenance.seed + trip.revision
    const { placeImports } = await import('./place-imports.ts')
    const { operations, placed } = placeImports(read.places, trip.plan, {
      atlas: known,
      request,
      destinations,
      seed,
    })
    const answer = operations.length > 0 ? await proposeChange.propose(trip, operations) : undefined
    return { imported: true, placed, answer }
  }
}
