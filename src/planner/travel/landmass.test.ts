import { expect, it } from 'vitest'
import { bundledAtlas } from '../../atlas/bundled-atlas.ts'
import { isOverWater } from './landmass.ts'
import { isNear } from './nobody-flies.ts'
import { journeyBetween } from './travel-time.ts'

const atlas = bundledAtlas()

/** Every place of the atlas that no road or train joins to Europe, Asia and Africa, with those it is joined to. */
const OFF_THE_MAINLAND = [
  'adelaide brisbane cairns gold-coast melbourne perth sydney uluru',
  'antigua-guatemala atlanta austin banff boston calgary cancun charleston chicago dallas denver grand-canyon ' +
    'costa-rica guadalajara houston las-vegas los-angeles mexico-city miami montreal nashville new-orleans new-york niagara-falls ' +
    'oaxaca orlando ottawa panama-city philadelphia phoenix playa-del-carmen portland quebec-city san-antonio ' +
    'san-diego san-francisco san-jose-costa-rica savannah seattle toronto tulum vancouver washington yellowstone yosemite',
  'bariloche bogota buenos-aires cartagena cusco el-calafate iguazu-falls lima machu-picchu medellin mendoza ' +
    'montevideo quito rio-de-janeiro salvador santiago sao-paulo torres-del-paine',
  'auckland wellington',
  'christchurch queenstown',
  'belfast cork dublin galway',
  'busan seoul',
  'catania palermo syracuse taormina',
  'colombo kandy sri-lanka',
  'iceland reykjavik',
  'jamaica montego-bay',
  'ayia-napa limassol nicosia paphos',
  'havana trinidad-cuba varadero',
  'fukuoka hakone hiroshima kyoto nagoya nara osaka sapporo tokyo yokohama',
  'jakarta yogyakarta',
  'kaohsiung taichung taipei',
  'punta-cana santo-domingo',
  ...(
    'antarctica aruba azores bali barbados bora-bora boracay cape-verde cebu bornholm corfu corsica crete curacao djerba easter-island elba ' +
    'faroe-islands fiji fuerteventura galapagos gran-canaria honolulu ibiza ischia jeju kefalonia la-gomera la-palma koh-samui komodo kos ' +
    'kota-kinabalu langkawi lanzarote lombok madeira maldives manila maui mauritius menorca mykonos nassau naxos norderney samos texel ' +
    'okinawa palawan palma phu-quoc rhodes san-juan santorini sardinia seychelles tahiti tenerife ushuaia ' +
    'valletta zakynthos zanzibar'
  ).split(' '),
].map((ids) => ids.split(' '))

/** Neighbours of one landmass with a sea between them. */
const ACROSS_A_SEA = new Set(
  (
    'aarhus-gothenburg bari-tirana buenos-aires-montevideo cairo-jeddah casablanca-gibraltar casablanca-seville ' +
    'copenhagen-gdansk fez-gibraltar fez-malaga fez-seville helsinki-riga helsinki-stockholm helsinki-tallinn ' +
    'hurghada-sharm-el-sheikh krabi-phuket luxor-sharm-el-sheikh naples-tunis riga-stockholm stockholm-tallinn stockholm-tampere ' +
    'tallinn-tampere'
  ).split(' '),
)

it('goes over water between neighbours of two landmasses or two shores, and nowhere else', () => {
  const landmass = (id: string) => OFF_THE_MAINLAND.findIndex((ids) => ids.includes(id))
  const wrong = atlas.heads.flatMap((head) =>
    head.nearby.flatMap((id) => {
      const neighbour = atlas.head(id)
      if (!neighbour) return [`${head.id} has an unknown neighbour ${id}`]
      const pair = [head.id, id].toSorted().join('-')
      const water = landmass(head.id) !== landmass(id) || ACROSS_A_SEA.has(pair)
      const { mode } = journeyBetween(head, neighbour)
      return (mode === 'transit') === water ? [] : [`${pair} by ${mode}`]
    }),
  )
  expect(wrong).toEqual([])
  expect(OFF_THE_MAINLAND.flat().filter((id) => !atlas.head(id))).toEqual([])
})

it.each([
  ['tallinn', 'helsinki'],
  ['montevideo', 'buenos-aires'],
  ['dublin', 'edinburgh'],
])('takes the ferry or a plane from %s to %s, and is not so near that nobody flies', (one, other) => {
  const [from, to] = [atlas.head(one), atlas.head(other)]
  if (!from || !to) throw new Error('not in the atlas')
  expect(isOverWater(from, to) && isOverWater(to, from)).toBe(true)
  expect(isNear(from, to)).toBe(false)
})

it('takes the tunnel to Paris, the bridge to Malmö and the train across Sicily', () => {
  const modes = [
    ['london', 'paris'],
    ['copenhagen', 'malmo'],
    ['palermo', 'catania'],
  ].map(([one = '', other = '']) => {
    const [from, to] = [atlas.head(one), atlas.head(other)]
    return from && to && journeyBetween(from, to).mode
  })
  expect(modes).toEqual(['train', 'train', 'train'])
})
