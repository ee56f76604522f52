import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { readImport } from './read-import.ts'
import { IMPORT_LIMITS } from './imported-place.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const KML =
  '<kml><Document><Placemark><name>Café &amp; Bar</name><Point><coordinates>16.37,48.2,0</coordinates></Point></Placemark></Document></kml>'

async function namesIn(text: string): Promise<string[]> {
  const result = await readImport(bytes(text))
  return result.read ? result.places.map(({ name }) => name) : []
}

it('reads KML, packed or not, with name and point', async () => {
  const place = { name: 'Café & Bar', at: { lat: 48.2, lon: 16.37 }, line: 1 }
  expect(await readImport(bytes(KML))).toEqual({ read: true, places: [place] })
  const packed = zipSync({ 'doc.kml': strToU8(KML), 'images/1.png': new Uint8Array(9) })
  expect(await readImport(packed)).toEqual({ read: true, places: [place] })
})

it('reads the lists of Google Takeout, with quotes, notes and the point that a link says', async () => {
  const csv =
    'Title,Note,URL,Comment\n"Prater, Riesenrad","go\nearly",https://www.google.com/maps/place/x/data=!3d48.2166!4d16.3959,\n'
  expect(await readImport(bytes(csv))).toEqual({
    read: true,
    places: [{ name: 'Prater, Riesenrad', note: 'go early', at: { lat: 48.2166, lon: 16.3959 }, line: 2 }],
  })
  const json = {
    type: 'FeatureCollection',
    features: [{ geometry: { type: 'Point', coordinates: [0, 0] }, properties: { Title: 'Albertina' } }],
  }
  expect(await readImport(bytes(JSON.stringify(json)))).toEqual({
    read: true,
    places: [{ name: 'Albertina' }],
  })
})

it('reads pasted lines and a chat, without bullets, numbers and talk', async () => {
  const chat = `Sure! Here are some ideas for your trip to Vienna.

1. **Schönbrunn Palace** – the summer residence.
2. **Naschmarkt**: food stalls.
- Kahlenberg
Let me know if you would like to have more ideas for the evening in the city!`
  expect(await namesIn(chat)).toEqual(['Schönbrunn Palace', 'Naschmarkt', 'Kahlenberg'])
})

it('says which line of a broken file it cannot read', async () => {
  const broken = { read: false, fault: { code: 'broken', line: 3 } }
  expect(await readImport(bytes('<kml>\n<Placemark>\n<name>x</nam></Placemark></kml>'))).toEqual(broken)
  expect(await readImport(bytes('Title,URL\nAlbertina,\n"Prater,'))).toEqual(broken)
  expect(await readImport(bytes('{"features": [\n1,\n]]}'))).toEqual(broken)
  expect(await readImport(bytes('{"features": [\n{"type": "Feature",\n"geometry": }\n]}'))).toEqual(broken)
  expect(await readImport(bytes('{"features": [\n{},\n{"type": "Fea'))).toEqual(broken)
  expect(await readImport(bytes('<gpx>\n<wpt lat="1" lon="2">\n<name>x</nme></wpt></gpx>'))).toEqual(broken)
  const packed = zipSync({ 'doc.kml': strToU8('<kml>\n<Placemark>\n<name>x</nam></Placemark></kml>') })
  expect(await readImport(packed)).toEqual(broken)
  expect(await readImport(zipSync({ 'doc.kml': strToU8(KML) }).slice(0, 60))).toMatchObject({
    fault: { code: 'broken' },
  })
})

it('resolves no entity, opens no link and unpacks no bomb', async () => {
  const doctype = `<!DOCTYPE kml [<!ENTITY x SYSTEM "file:///etc/passwd">]>${KML.replace('Bar', '&x;')}`
  expect(await readImport(bytes(doctype))).toMatchObject({ read: false, fault: { code: 'broken' } })
  const unused = doctype.replace('&x;', 'Bar')
  expect(await readImport(bytes(unused))).toMatchObject({ read: false, fault: { code: 'broken', line: 1 } })
  expect(await readImport(bytes('https://maps.app.goo.gl/abc123'))).toEqual({
    read: false,
    fault: { code: 'short_link' },
  })
  const bomb = zipSync({ 'doc.kml': new Uint8Array(IMPORT_LIMITS.unpacked + 1) })
  expect(await readImport(bomb)).toEqual({ read: false, fault: { code: 'too_large' } })
  expect(await readImport(new Uint8Array(IMPORT_LIMITS.bytes + 1))).toMatchObject({
    fault: { code: 'too_large' },
  })
  const many = Array.from({ length: 201 }, (_, index) => `- Place number ${index}`).join('\n')
  expect(await readImport(bytes(many))).toMatchObject({ fault: { code: 'too_many' } })
  expect(await namesIn('- <script>alert(1)</script> Prater')).toEqual(['alert(1) Prater'])
})

/** An archive whose headers say that little is in it. */
function lyingArchive(size: number): Uint8Array {
  const archive = zipSync({ 'doc.kml': new Uint8Array(size) })
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  view.setUint32(22, 10, true)
  const directory = archive.findLastIndex(
    (_, at) => at + 4 < archive.length && view.getUint32(at, true) === 0x02014b50,
  )
  view.setUint32(directory + 24, 10, true)
  return archive
}

const times = (count: number, text: string) => text.repeat(count)
const deep = (count: number) => `<kml>${times(count, '<a>')}${times(count, '</a>')}</kml>`
const packed = (text: string) => zipSync({ 'doc.kml': strToU8(text) })

it.each<[string, () => Uint8Array, string]>([
  ['an archive that lies of its size', () => lyingArchive(40_000_000), 'too_large'],
  ['a picture that calls itself an archive', () => bytes(`PK\u0003\u0004${times(1_900_000, 'x')}`), 'broken'],
  [
    'an archive of empty files',
    () => zipSync(Object.fromEntries(Array.from({ length: 9000 }, (_, n) => [`${n}`, new Uint8Array()]))),
    'unknown_format',
  ],
  ['JSON packed as KML', () => packed(`{"features":[${times(2_000_000, '[],')}[]]}`), 'unknown_format'],
  ['elements in elements', () => packed(deep(500_000)), 'broken'],
  [
    'an element of attributes',
    () => packed(`<kml ${Array.from({ length: 300_000 }, (_, n) => `a${n}=""`).join(' ')}/>`),
    'broken',
  ],
  [
    'a name of opening brackets',
    () => packed(`<kml><Placemark><name>${times(1_500_000, '&lt;')}</name></Placemark></kml>`),
    'nothing_found',
  ],
  ['a note of opening brackets', () => bytes(`- Prater: ${times(1_900_000, '<')}`), 'read'],
  ['a list of empty rows', () => bytes(`Title,Note\n${times(990_000, ',\n')}`), 'nothing_found'],
  ['a row of empty cells', () => bytes(`Title,Note\n${times(1_900_000, ',')}`), 'broken'],
  ['empty lines', () => bytes(times(1_990_000, '\n')), 'nothing_found'],
  ['a link of digits', () => bytes(`https://maps.example/@${times(1_900_000, '1')}`), 'nothing_found'],
  [
    'lists in lists',
    () => bytes(`{"features":${times(900_000, '[')}${times(900_000, ']')}}`),
    'nothing_found',
  ],
])('reads %s in a second or less, and in little memory', async (_, make, outcome) => {
  const content = make()
  const started = performance.now()
  const cpu = process.cpuUsage()
  const result = await readImport(content)
  const used = process.cpuUsage(cpu)
  expect(result.read ? 'read' : result.fault.code).toBe(outcome)
  expect((used.user + used.system) / 1000).toBeLessThan(1500)
  expect(performance.now() - started).toBeLessThan(20_000)
})
