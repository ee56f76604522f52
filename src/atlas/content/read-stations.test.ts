import { expect, it } from 'vitest'
import { checkStations } from './read-stations.ts'

const places = new Map([
  ['london', { center: [51.5074, -0.1278] as [number, number] }],
  ['paris', { center: [48.8566, 2.3522] as [number, number] }],
])
const header = 'id\tname\tlat\tlon\tfrom\n'

it('reads stations, and refuses unknown places and what is far out', () => {
  const check = (row: string) => checkStations(`${header}${row}\n`, places)
  expect(check('london\tLondon St Pancras\t51.531\t-0.126\tparis')).toEqual([])
  expect(check('london\tLondon St Pancras\t51.531\t-0.126\tatlantis')).toHaveLength(1)
  expect(check('london\tLondon St Pancras\t52.531\t-0.126\t')).toHaveLength(1)
  expect(checkStations('id\tname\n', places)).toHaveLength(1)
})
