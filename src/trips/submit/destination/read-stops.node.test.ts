import { expect, it } from 'vitest'
import { readAtlas, readDestinations } from '../../../../test/support/atlas-files.ts'
import { findStops } from '../../../atlas/lookup/find-stops.ts'
import { readStops } from './read-stops.ts'

const atlas = readAtlas(readDestinations())
const read = (text: string) =>
  readStops(text, (names) => findStops(atlas, names))
    ?.map(({ id, nights }) => (nights === undefined ? id : `${id} ${nights}`))
    .join(', ')

it.each([
  ['Wien, dann Salzburg, dann München', 'vienna, salzburg, munich'],
  ['Vienna and Salzburg', 'vienna, salzburg'],
  ['Vienna three nights, then Salzburg, then Munich', 'vienna 3, salzburg, munich'],
  ['3 Tage Rom, 2 Tage Neapel', 'rome 3, naples 1'],
  ['3 nights in Rome and 2 nights in Naples', 'rome 3, naples 2'],
  ['Sevilla 3 · Córdoba 1 · Granada 2', 'seville 3, cordoba 1, granada 2'],
  ['Florenz und Siena', 'florence, siena'],
  ['Rom, Florenz und dann Venedig', 'rome, florence, venice'],
  ['Wien – Prag', 'vienna, prague'],
  ['Vik und Höfn', 'iceland/vik, iceland/hofn'],
  ['2 Nächte Vik, 3 Nächte Akureyri', 'iceland/vik 2, iceland/akureyri 3'],
])('reads %s as stops', (text, stops) => expect(read(text)).toBe(stops))

it.each([
  'Wien',
  'Wien, Österreich',
  'Paris, Texas',
  'Baden-Baden',
  'Hintertupfing und Wien',
  'Wien 1. Bezirk',
])('takes %s for one place', (text) => expect(read(text)).toBeUndefined())
