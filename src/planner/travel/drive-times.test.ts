import { expect, it } from 'vitest'
import { type Coordinates, distanceKm } from '../../atlas/distance.ts'
import { roadsAround } from '../../atlas/ways/roads.ts'
import { roundaboutsAt } from '../../atlas/ways/roundabout.ts'
import { DETOUR, driveOf } from './paces.ts'

/** Country, ends, both points, and the usual minutes at the wheel. */
const DRIVES = `
  IT Brixen-Bozen 46.716,11.657 46.498,11.354 38
  ES Palma-Pollença 39.571,2.650 39.877,3.016 48
  ES Palma-Sóller 39.571,2.650 39.766,2.715 32
  ES Palma-SaCalobra 39.571,2.650 39.851,2.799 85
  PT Faro-Albufeira 37.017,-7.935 37.088,-8.250 38
  DE Freiburg-Triberg 47.995,7.850 48.130,8.232 60
  DE Freiburg-Titisee 47.995,7.850 47.904,8.158 35
  DE Titisee-Todtnau 47.904,8.158 47.829,7.944 30
  DE Hamburg-Lübeck 53.551,9.994 53.867,10.687 55
  DE München-Neuschwanstein 48.137,11.575 47.5576,10.7498 105
  DE Binz-Königsstuhl 54.40,13.61 54.573,13.662 40
  DE Kempten-Füssen 47.726,10.316 47.569,10.700 40
  IS Reykjavík-Geysir 64.147,-21.94 64.313,-20.301 85
  IS Vík-Skógafoss 63.419,-19.006 63.532,-19.511 30
  IS Mývatn-Akureyri 65.60,-16.99 65.683,-18.09 65
  GR Chania-Elafonissi 35.514,24.018 35.272,23.541 90
  GR Iraklio-Matala 35.339,25.133 34.993,24.749 65
  GR Athens-Nafplio 37.976,23.735 37.568,22.804 100
  GR Corfu-Paleokastritsa 39.624,19.922 39.677,19.703 40
  IT Florence-Pisa 43.769,11.256 43.723,10.396 70
  IT Siena-Pienza 43.318,11.331 43.077,11.679 58
  IT Garda-Verona 45.576,10.708 45.438,10.992 38
  IT Bozen-Meran 46.498,11.354 46.671,11.159 30
  IT Catania-EtnaSapienza 37.503,15.087 37.700,14.999 50
  IT Palermo-Cefalù 38.115,13.361 38.039,14.022 60
  IT Sorrento-Amalfi 40.626,14.375 40.634,14.602 60
  FR Arles-LesBaux 43.677,4.628 43.744,4.795 25
  FR Nice-Moustiers 43.701,7.268 43.846,6.222 140
  FR StMalo-MtStMichel 48.649,-2.026 48.636,-1.511 52
  FR Tours-Chenonceau 47.394,0.685 47.325,1.070 38
  FR Ajaccio-Piana 41.919,8.738 42.238,8.637 90
  ES Málaga-Ronda 36.721,-4.421 36.742,-5.167 90
  ES Barcelona-Montserrat 41.387,2.170 41.593,1.837 60
  ES PlayaBlanca-Arrecife 28.864,-13.828 28.963,-13.548 33
  ES Adeje-Masca 28.085,-16.735 28.305,-16.840 58
  PT Funchal-PortoMoniz 32.649,-16.908 32.867,-17.166 50
  PT PDelgada-SeteCidades 37.740,-25.668 37.863,-25.795 30
  PT Porto-Pinhão 41.149,-8.611 41.191,-7.547 100
  ZA CapeTown-Stellenbosch -33.925,18.424 -33.932,18.860 45
  US LasVegas-Zion 36.115,-115.173 37.200,-112.987 160
  US SF-Napa 37.785,-122.41 38.297,-122.286 70
  CA Calgary-Banff 51.045,-114.06 51.178,-115.571 88
  CA Toronto-Niagara 43.653,-79.383 43.08,-79.075 90
  HR Split-Plitvice 43.508,16.440 44.880,15.616 155
  AT Vienna-Bratislava 48.208,16.373 48.144,17.110 60
  GB Portree-FairyPools 57.413,-6.196 57.250,-6.273 40
  GB StIves-Tintagel 50.211,-5.480 50.668,-4.759 80
  IE Dublin-Glendalough 53.350,-6.260 53.010,-6.330 58
  NO Svolvær-Å 68.234,14.568 67.880,12.983 120
  NO Leknes-Reine 68.147,13.611 67.932,13.089 52
  NZ Queenstown-Arrowtown -45.031,168.662 -44.939,168.832 22
  JO Amman-DeadSea 31.955,35.935 31.719,35.588 52
  MA Marrakech-Essaouira 31.63,-7.99 31.513,-9.770 155
  CY Paphos-Kourion 34.755,32.407 34.664,32.888 42
  TH ChiangMai-Inthanon 18.788,98.993 18.588,98.487 105
  ID Ubud-Canggu -8.507,115.263 -8.648,115.138 60
  ID Ubud-Uluwatu -8.507,115.263 -8.829,115.085 100
  LK Kandy-Sigiriya 7.294,80.641 7.957,80.760 140
  PE Cusco-Pisac -13.517,-71.978 -13.423,-71.847 50
  PE Cusco-Ollantaytambo -13.517,-71.978 -13.258,-72.263 100
  VN Hanoi-HaLong 21.034,105.851 20.95,107.08 145
  IN Jaipur-Abhaneri 26.92,75.79 27.007,76.607 105
  KE Nairobi-Naivasha -1.286,36.817 -0.717,36.431 110
  TR Antalya-Aspendos 36.884,30.705 36.939,31.172 45
  TR Göreme-Ihlara 38.643,34.829 38.247,34.303 80
  AU Melbourne-ApolloBay -37.814,144.963 -38.757,143.67 160
  KR Jeju-Seogwipo 33.50,126.53 33.247,126.565 50
  OM Muscat-Nizwa 23.588,58.383 22.933,57.53 105
  NO Svolvær-Leknes 68.234,14.568 68.147,13.611 62
`

/** From the car park to the door, minutes. */
const ON_FOOT = 5

function pointOf(text = ''): Coordinates {
  const [lat = 0, lon = 0] = text.split(',').map(Number)
  return [lat, lon]
}

const ratios = DRIVES.trim()
  .split('\n')
  .map((line) => {
    const [country = '', name = '', start, goal, known] = line.trim().split(' ')
    const [from, to] = [pointOf(start), pointOf(goal)]
    const roads = roadsAround(country, from)
    const km = (roundaboutsAt(from)(from, to) ?? distanceKm(from, to)) * DETOUR.car
    return { name, ratio: driveOf(km, [roads(from), roads(to)]).minutes / (Number(known) + ON_FOOT) }
  })

it('drives about as long as it takes, half of the ways within a tenth', () => {
  const errors = ratios.map(({ ratio }) => Math.abs(ratio - 1)).toSorted((a, b) => a - b)
  expect(ratios.length).toBeGreaterThanOrEqual(60)
  expect(errors[errors.length >> 1]).toBeLessThanOrEqual(0.12)
})

it('is there hardly ever sooner than can be', () => {
  expect(ratios.filter(({ ratio }) => ratio < 0.78).map(({ name }) => name)).toEqual([])
})

it('takes the motorway from Brixen to Bozen and from Palma to Pollença', () => {
  const near = ratios.filter(({ name }) => ['Brixen-Bozen', 'Palma-Pollença'].includes(name))
  expect(near.map(({ ratio }) => ratio < 1.2)).toEqual([true, true])
})
