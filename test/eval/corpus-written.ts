import type { AnswerKind } from './corpus-valid.ts'
import { streamed, whole } from './corpus-outputs.ts'

/** Answers written by hand, for three days in Vienna, in the manner of models that were watched at work. */

function written(name: string, text: string, form: (text: string) => unknown = streamed): AnswerKind {
  return { name: `by hand: ${name}`, answer: () => form(text) }
}

export const WRITTEN_ANSWERS: readonly AnswerKind[] = [
  written(
    'tidy',
    `1|T|First steps in the old town
1|W|st-stephens-cathedral|The tiled roof is best seen from the square's far corner.
1|E
2|T|Palace morning, museum afternoon
2|W|schonbrunn-palace|Go early and walk up to the Gloriette before the groups do.
2|E
3|T|Coffee and a last look
3|E
0|S|Three days between palace gardens and coffee fixtures. The old town is small enough to walk.
0|I|Trams|The ring line shows the grand buildings from a seat.`,
  ),
  written(
    'chatty',
    `Of course! I'd be happy to help you plan your trip to Vienna. 😊

**Day 1**
1|T|**First steps in the old town**
1|W|Stephansdom|Die Dachziegel sieht man am besten vom Platz aus.
1|E

Let me know if you would like any changes!`,
  ),
  written(
    'a table',
    `| day | stop | time |
|---|---|---|
| 1 | Schönbrunn Palace | 09:00-12:00 |
| 2 | Hofburg | 10:00-12:00 |`,
  ),
  written(
    'an itinerary of its own',
    `{"itinerary":{"day1":{"morning":"Visit the Schönbrunn Palace","lunch":"Figlmüller","evening":"State Opera"},
"day2":{"morning":"Prater"}},"estimated_cost":"EUR 540"}`,
    whole,
  ),
  written(
    'a letter',
    `Dear travellers, Vienna is a wonderful city with a long and proud history, and I am certain that you will enjoy
every moment of it. On the first day you could see the cathedral, and on the second the palace. Warm regards.`,
    whole,
  ),
  written(
    'half JSON, half lines',
    `{"days":[{"day":1,"title":"Old town","stops":["st-stephens-cathedral"]},
2|T|Palace morning
2|E`,
  ),
  written(
    'tool calls',
    `<tool_call>{"name":"search_places","arguments":{"query":"best sights Vienna"}}</tool_call>`,
    whole,
  ),
  written(
    'German numbers and quotes',
    `1|T|„Erste Schritte in der Altstadt“
1|W|1|Wer früh kommt, hat den Platz fast für sich.
1|E
2|T|Ein Vormittag im Schloss
2|E
3|T|Ein letzter Blick
3|E`,
  ),
]
