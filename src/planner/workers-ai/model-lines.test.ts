import { expect, it } from 'vitest'
import { recordsInJson } from './model-json.ts'
import { recordOf } from './model-lines.ts'

it.each([
  ['1|T|Palaces and parks', { kind: 'title', day: 1, text: 'Palaces and parks' }],
  ['2|X|12|7', { kind: 'swap', day: 2, out: '12', in: '7' }],
  ['2|W|7|The old heart of the city.', { kind: 'why', day: 2, ref: '7', text: 'The old heart of the city.' }],
  ['- Day 3 | e', { kind: 'end', day: 3 }],
  ['0|S|Three days on foot.', { kind: 'summary', text: 'Three days on foot.' }],
  ['0|I|Tickets|Book the palace early.', { kind: 'tip', topic: 'Tickets', text: 'Book the palace early.' }],
  [
    '4|P|Old Mill|47.1|9.2|60|A mill that still turns.',
    {
      kind: 'place',
      day: 4,
      name: 'Old Mill',
      lat: 47.1,
      lon: 9.2,
      minutes: 60,
      why: 'A mill that still turns.',
    },
  ],
])('reads %s', (line, record) => {
  expect(recordOf(line)).toEqual(record)
})

it.each([
  'Sure! Here is your plan:',
  '1|Q|what is this',
  '99|T|A day too far',
  '1|W|7|A sentence that was cut of',
  '1|P|Nowhere|95|9.2|60|Off the map.',
  '1|P|Nowhere|||60|Off the map.',
  '1|X||7',
])('takes nothing from %s', (line) => {
  expect(recordOf(line)).toBeUndefined()
})

it('reads an answer in JSON, with prose around it', () => {
  const answer =
    'Gladly!\n{"days":[{"day":1,"theme":"Old town","stops":["belvedere",{"id":5,"why":"It is calm."}]}]} Enjoy!'
  expect(recordsInJson(answer)).toEqual([
    { kind: 'title', day: 1, text: 'Old town' },
    { kind: 'stops', day: 1, refs: ['belvedere', '5'] },
    { kind: 'why', day: 1, ref: '5', text: 'It is calm.' },
    { kind: 'end', day: 1 },
  ])
})

it('keeps the whole days of an answer that breaks off', () => {
  const answer = '{"days":[{"day":1,"title":"Old town","swaps":[{"out":3,"in":4}]},{"day":2,"title":"Pal'
  expect(recordsInJson(answer)).toEqual([
    { kind: 'title', day: 1, text: 'Old town' },
    { kind: 'swap', day: 1, out: '3', in: '4' },
    { kind: 'end', day: 1 },
  ])
})

it('finds nothing in what is no answer', () => {
  expect(recordsInJson('I am sorry, I cannot help with that.')).toEqual([])
  expect(recordsInJson('{"days":"none"}')).toEqual([])
})
