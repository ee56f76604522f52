import { expect, it } from 'vitest'
import { readAtlas } from '../../../test/support/atlas-files.ts'
import type { PlanItem } from '../plan.ts'
import { airportNote } from './airport-way.ts'

const atlas = readAtlas()

it('says how long one drives to the flight, as fast as to the town beside it', async () => {
  const note = async (base: string) => airportNote(await atlas.load(base), 'en').note
  expect(await note('faro/lagos')).toContain('(FAO) it is about 65 minutes')
  expect(await note('zanzibar/paje')).toContain('(ZNZ) it is about 70 minutes')
  expect(await note('iceland/akureyri')).toContain('(KEF) it is about 5½ hours')
})

it('says so of a town far from any airport, and of none that has one', async () => {
  const note = async (place: string) => airportNote(await atlas.load(place), 'en').note
  expect(await note('siena')).toContain('(FLR) it is about 2 hours')
  expect(await note('florence')).toBeUndefined()
  // Few lines fly to Nîmes.
  expect(await note('provence/arles')).toContain('(MRS)')
})

it('takes as long to the airport as from it', async () => {
  const note = async (base: string) => airportNote(await atlas.load(base), 'en').note
  expect(await note('kruger-national-park/skukuza')).toContain('(SZK) it is about 10 minutes')
  expect(await note('iceland/reykjavik')).toContain('(KEF) it is about 45 minutes')
  expect(await note('palawan/el-nido')).toContain('(ENI) it is about 15 minutes')
  // The atlas tells of the way to Knysna.
  expect(await note('garden-route/wilderness')).toContain('(GRJ) it is about 30 minutes')
  expect(await note('tenerife/costa-adeje')).toContain('(TFS) it is about 30 minutes')
  // Garda is as near, by another road.
  expect(await note('lake-garda/sirmione')).toContain('(VRN) it is about 40 minutes')
})

it('says it from the last place where one leaves straight from there', async () => {
  const note = async (base: string, lat: number, lon: number) => {
    const place = { name: 'Last stop', lat, lon, verified: true }
    const stop: PlanItem = { id: '5-stop', kind: 'sight', title: '', start: '13:00', end: '14:00', place }
    const leaving: PlanItem = {
      id: '5-car-departure',
      kind: 'transfer',
      title: '',
      start: '14:30',
      end: '16:00',
    }
    return airportNote(await atlas.load(base), 'en', { items: [stop, leaving] }).note
  }
  // From the columns of Jungmun, and from a crater east of Reykjavík, past no lodging.
  expect(await note('jeju/seogwipo', 33.2378, 126.4251)).toContain('(CJU) it is about 55 minutes')
  expect(await note('iceland/reykjavik', 64.0413, -20.8851)).toContain('(KEF) it is about 85 minutes')
})
