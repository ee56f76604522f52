import { beforeAll, expect, it } from 'vitest'
import type { Atlas } from '../atlas/atlas.ts'
import { readAtlas } from '../../test/support/atlas-files.ts'
import { checkItinerary } from './check-itinerary.ts'

let atlas: Atlas
beforeAll(() => {
  atlas = readAtlas()
})

const check = (text: string) => checkItinerary({ text, locale: 'en' }, { atlas, today: '2026-11-23' })

/** Each day's stops, by their ids or by what was written; "?" where none is found. */
async function stopsOf(text: string): Promise<string[][]> {
  const { days, findings } = await check(text)
  return days.map(({ stops }, day) =>
    stops.map(({ place, text: said }, stop) => {
      const isSought = findings.some(
        (each) => each.kind === 'not-found' && each.day === day && each.stop === stop,
      )
      return place?.id ?? (isSought ? `? ${said}` : said)
    }),
  )
}

it('says of one invented place in a list that it may not exist, and reads the others', async () => {
  expect(
    await stopsOf(
      'Vienna\nDay 1: Albertina, Palace of Whispering Mirrors, Karlskirche and the KHM\nDay 2: Naschmarkt',
    ),
  ).toEqual([
    ['albertina', '? Palace of Whispering Mirrors', 'karlskirche', 'kunsthistorisches-museum'],
    ['naschmarkt'],
  ])
  expect(await stopsOf('Rom\nTag 1\n- Kolosseum, Museo delle Lanterne Blu, Trevi-Brunnen')).toEqual([
    ['colosseum', '? Museo delle Lanterne Blu', 'trevi-fountain'],
  ])
})

it('takes no remark, work of art or address in a list for a place', async () => {
  expect(
    await stopsOf(
      'Paris\nDay 1\n- Louvre, Mona Lisa, Venus de Milo\n- Panthéon, Place du Panthéon 1\n- Sainte-Chapelle (Gothic Windows, Royal Relics), then coffee',
    ),
  ).toEqual([['louvre', 'pantheon', 'sainte-chapelle']])
  expect(
    await stopsOf("Rome\nDay 1: Colosseum, Rome's best ruin, then Roman Forum, Capitoline Hill"),
  ).toEqual([['colosseum', 'roman-forum', 'capitoline-museums']])
})

it('knows a city by its sights where nobody names it, or names another on the way', async () => {
  for (const opening of ['Our long weekend!', 'By night train from Berlin.', '']) {
    const { destination } = await check(
      `${opening}\nDay 1\n- Albertina\n- Naschmarkt\nDay 2\n- Schönbrunn Palace`,
    )
    expect(destination?.id, opening).toBe('vienna')
  }
})

it('leaves open which city is meant where sights of two are named alike, or one alone', async () => {
  expect(
    (await check('Day 1\n- Albertina\n- Naschmarkt\nDay 2\n- Colosseum\n- Trevi Fountain')).destination,
  ).toBe(undefined)
  expect((await check('Day 1\n- National Museum\n- Old Town\n- Cathedral')).destination).toBe(undefined)
})

it('turns a table that has a column for each day', async () => {
  const table = `NYC in two days
| Time | Day 1 (Mon, 10 May 2027) | Day 2 (Tue, 11 May 2027) |
|------|------|------|
| Morning | Statue of Liberty | The Met |
| Evening | Empire State Building | Top of the Rock |`
  expect(await stopsOf(table)).toEqual([
    ['statue-of-liberty', 'empire-state-building'],
    ['metropolitan-museum', 'top-of-the-rock'],
  ])
  expect((await check(table)).days.map(({ date }) => date)).toEqual(['2027-05-10', '2027-05-11'])
})

it('reads the hour of each place of a line, and a date at the end of a heading', async () => {
  const { days, findings } = await check(
    'Munich\nDay 1 – Museums (Monday, 7 June 2027)\n- Residenz 9:00–11:00, then Alte Pinakothek at 3:15 PM',
  )
  expect(days[0]?.date).toBe('2027-06-07')
  expect(days[0]?.stops.map(({ start, place }) => [start, place?.id])).toEqual([
    ['09:00', 'residenz'],
    ['15:15', 'alte-pinakothek'],
  ])
  expect(findings.map(({ kind }) => kind)).toEqual(['closed-day'])
})

it('stays in its city where a stop of another bears that one’s name', async () => {
  const { days } = await check('Trip to Varna\nDay 1\n1. **Kotor Old Town**\n2. **Dormition Cathedral**')
  expect(days[0]?.destination?.id).toBe('varna')
})

it('knows places in usual spellings: apart, elided, with an aside or one after the other', async () => {
  const paste = (city: string, ...lines: string[]) => stopsOf(`${city}\nDay 1\n- ${lines.join('\n- ')}`)
  expect(await paste('Vienna', 'Stephans Dom', 'Belvedere')).toEqual([['stephansdom', expect.any(String)]])
  expect(await paste('Paris', 'Museum of Orsay', 'Louvre')).toEqual([['musee-d-orsay', 'louvre']])
  expect(await paste('Rome', 'Castel Sant Angelo')).toEqual([['castel-sant-angelo']])
  expect(await paste('Berlin', 'Museumsinsel – Neues Museum (Nofretete), Alte Nationalgalerie')).toEqual([
    ['neues-museum', 'alte-nationalgalerie'],
  ])
  for (const both of [
    'Schönbrunn, danach Tiergarten',
    'Schönbrunn und Tiergarten',
    'Schönbrunn, then the zoo',
  ])
    expect(await paste('Vienna', both)).toEqual([['schoenbrunn-palace', 'schoenbrunn-zoo']])
  expect(await paste('Vienna', 'Schönbrunn, danach Kaffee', 'Albertina, Tiergarten')).toEqual([
    ['schoenbrunn-palace', 'albertina'],
  ])
})

it('takes what a chat says to its reader for no place', async () => {
  for (const told of ['Melde Dich, wenn du mehr willst!', 'Want Museum Tickets, too? Ask me!'])
    expect(await stopsOf(`Vienna\nDay 1:\n- Albertina\n- ${told}`)).not.toContainEqual(
      expect.arrayContaining([expect.stringMatching(/^\? /)]),
    )
})

it('blames no feast for a day on which a place is always shut, and offers each other place once', async () => {
  const { findings } = await check(
    `Vienna
Day 1, Monday 11 January 2027
- Kunsthistorisches Museum
- The Hall of Borrowed Umbrellas
- Palace of Whispering Mirrors
`,
  )
  expect(findings.find(({ day, stop }) => day === 0 && stop === 0)?.kind).toBe('closed-day')
  const offered = findings.flatMap(({ mending }) => (mending?.kind === 'other-place' ? [mending.id] : []))
  expect(offered.length).toBeGreaterThan(1)
  expect(new Set(offered).size).toBe(offered.length)
})
