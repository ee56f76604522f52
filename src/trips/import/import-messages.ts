import { msg } from '@lingui/core/macro'
import type { I18n, MessageDescriptor } from '../../i18n/messages.ts'
import type { ImportFault } from './imported-place.ts'
import type { PlacedImport } from './place-imports.ts'

const FAULTS: Record<Exclude<ImportFault['code'], 'broken'>, MessageDescriptor> = {
  too_large: msg`That file is larger than 2 MB.`,
  too_many: msg`There are more than 200 places in it. Please bring fewer at once.`,
  unknown_format: msg`We can read pasted lines, KML, KMZ, GPX, GeoJSON and Google Takeout's CSV and JSON.`,
  nothing_found: msg`We found no place in that. Put one place on each line.`,
  short_link: msg`Short links of maps tell us nothing, and we open none. In Google Maps, export the list by Google Takeout, or in My Maps by "Export to KML", and upload the file.`,
}

export function importFaultMessage(fault: ImportFault, i18n: I18n): string {
  if (fault.code !== 'broken') return i18n._(FAULTS[fault.code])
  const { line } = fault
  if (line === undefined) return i18n._(msg`That file is damaged, or not what its name says.`)
  return i18n._(msg`That file is damaged: we cannot read on at line ${line}.`)
}

const REASONS: Record<NonNullable<PlacedImport['reason']>, MessageDescriptor> = {
  already: msg`in your plan already`,
  no_room: msg`no day has room for it: take something out first`,
  too_far: msg`too far from where you stay`,
  too_many: msg`left for the next time: 20 places at once`,
}

export function placedMessage({ as, day, reason }: PlacedImport, i18n: I18n): string {
  if (reason) return i18n._(REASONS[reason])
  const number = (day ?? 0) + 1
  return as === 'atlas'
    ? i18n._(msg`day ${number}, checked like the rest of the plan`)
    : i18n._(msg`day ${number}, your own stop: hours unknown, not verified`)
}
