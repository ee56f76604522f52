import type { McpServer } from '@modelcontextprotocol/server'
import * as z from 'zod'
import type { Atlas } from '../atlas/atlas.ts'
import { lookUpPlaces } from '../atlas/lookup/look-up-places.ts'
import { LOCALES } from '../i18n/locale.ts'
import { describePlace } from '../places/describe-place.ts'
import type { Clock } from '../platform/clock.ts'
import { answer, refusal } from './tool-answer.ts'

const READ_ONLY = { readOnlyHint: true, openWorldHint: false }

export const languageArgument = z.enum(LOCALES).default('en').describe('Language of the texts')

interface PlaceTools {
  atlas: () => Promise<Atlas>
  clock: Clock
}

/** `find_place` and `get_place`: what the atlas knows, for everyone. */
export function registerPlaceTools(server: McpServer, { atlas, clock }: PlaceTools): void {
  server.registerTool(
    'find_place',
    {
      title: 'Find a place',
      description:
        'Finds destinations of the atlas by name, in English, German or the local language, with typos. Gives ids for get_place.',
      inputSchema: z.object({
        query: z.string().min(1).max(80).describe('A name, or the beginning of one'),
        language: languageArgument,
      }),
      annotations: READ_ONLY,
    },
    async ({ query, language }) => answer({ ...lookUpPlaces(await atlas(), query, language) }),
  )

  server.registerTool(
    'get_place',
    {
      title: 'Describe a place',
      description:
        'Sights with opening hours and prices, food, evenings, events, weather and daylight by month, and how to get around.',
      inputSchema: z.object({
        id: z.string().min(1).max(80).describe('From find_place, for example "vienna"'),
        language: languageArgument,
      }),
      annotations: READ_ONLY,
    },
    async ({ id, language }) => {
      const known = await atlas()
      const destination = known.head(id) && (await known.load(id))
      if (!destination) return refusal('There is no place with this id; use find_place.', { argument: 'id' })
      const today = new Date(clock.now()).toISOString().slice(0, 10)
      return answer({ place: describePlace(destination, [], { atlas: known, locale: language, today }) })
    },
  )
}
