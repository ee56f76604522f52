import { lines, named, told } from './corpus-valid.ts'
import type { AnswerKind } from './corpus-valid.ts'
import { goodJson, goodLines, sensibleSwaps } from './corpus-model.ts'
import { asMessage, streamed, whole } from './corpus-outputs.ts'

/** Good answers in every form, and answers with something missing or too much. */
export const FORMS: AnswerKind[] = [
  { name: 'lines, streamed', answer: (seen) => streamed(goodLines(seen).join('\n')), valid: told },
  {
    name: 'lines, streamed as choices',
    answer: (seen) => streamed(goodLines(seen).join('\n'), 'choices'),
    valid: told,
  },
  { name: 'lines at once', answer: (seen) => whole(goodLines(seen).join('\n')), valid: told },
  {
    name: 'lines at once as a message',
    answer: (seen) => asMessage(goodLines(seen).join('\r\n')),
    valid: told,
  },
  lines(
    'lines with swaps',
    (seen) => goodLines(seen, { swaps: true }),
    (seen) => {
      const swaps = sensibleSwaps(seen)
      return [
        ...named(seen).filter((number) => !swaps.some(({ out }) => out === number)),
        ...swaps.map((each) => each.in),
      ]
    },
  ),
  lines('lines as a list', (seen) => goodLines(seen).map((line) => `- ${line.replaceAll('|', ' | ')}`)),
  lines('lines in a fence', (seen) => ['```', ...goodLines(seen), '```']),
  lines('lines after a greeting', (seen) => [
    'Sure! Here is your plan:',
    '',
    ...goodLines(seen),
    '',
    'Enjoy your trip!',
  ]),
  lines('lines after thinking', (seen) => [
    '<think>The traveller wants calm.',
    '1 is best</think>',
    ...goodLines(seen),
  ]),
  { name: 'JSON object', answer: (seen) => ({ response: goodJson(seen) }), valid: named },
  { name: 'JSON string', answer: (seen) => whole(JSON.stringify(goodJson(seen), null, 2)), valid: named },
  {
    name: 'JSON with prose around it',
    answer: (seen) => streamed(`Here you go:\n${JSON.stringify(goodJson(seen))}\nHave fun!`),
    valid: named,
  },
  {
    name: 'JSON in a fence',
    answer: (seen) => asMessage(`\`\`\`json\n${JSON.stringify(goodJson(seen), null, 1)}\n\`\`\``),
    valid: named,
  },
]

export const GAPS: AnswerKind[] = [
  lines(
    'cut off within a line',
    (seen) => [goodLines(seen).join('\n').slice(0, 160)],
    () => [],
  ),
  {
    name: 'JSON cut off',
    answer: (seen) => whole(JSON.stringify(goodJson(seen)).slice(0, -90)),
    valid: (seen) => named(seen).slice(0, 2),
  },
  lines('a day is missing', (seen) =>
    goodLines(seen).filter((line) => !line.startsWith(`${seen.days[1]?.day}|`)),
  ),
  lines('a day comes twice', (seen) => [...goodLines(seen), ...goodLines(seen).slice(0, 4)]),
  lines('days in reverse', (seen) => goodLines({ ...seen, days: seen.days.toReversed() })),
  lines('days beyond the trip', (seen) => [
    ...goodLines(seen),
    '29|T|A day too many',
    '29|W|1|It never comes.',
    '29|E',
  ]),
  lines('no day is ended', (seen) => goodLines(seen).filter((line) => !line.endsWith('|E'))),
  lines('only the closing words', (seen) => goodLines(seen).filter((line) => line.startsWith('0|'))),
  { name: 'nothing', answer: () => whole('') },
  { name: 'white space', answer: () => streamed(' \n \n\t') },
  { name: 'an empty stream', answer: () => streamed('') },
  { name: 'null', answer: () => null },
  { name: 'a number', answer: () => 42 },
  { name: 'another shape', answer: () => ({ result: { text: 'hello' } }) },
  { name: 'an empty object', answer: () => ({ response: {} }) },
  lines('a refusal', () => ["I'm sorry, but I can't help with that."]),
  lines('a refusal in German', () => ['Es tut mir leid, dabei kann ich nicht helfen.']),
  lines('the rules said back', () => [
    'day|T|theme of the day, 3 to 7 words',
    'day|W|number|why this stop',
    'day|E',
  ]),
  lines('one endless line', () => ['1|T|', 'very '.repeat(5000)]),
  lines('one word for ever', () => Array.from({ length: 4000 }, () => '1|T|Old town')),
]
