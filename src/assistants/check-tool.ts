import type { McpServer } from '@modelcontextprotocol/server'
import * as z from 'zod'
import { i18nFor } from '../i18n/messages.ts'
import { checkAnswer } from '../itinerary/check-answer.ts'
import type { Asker, CheckPlan } from '../itinerary/check-plan.ts'
import { parseCheck } from '../itinerary/check-request.ts'
import type { Clock } from '../platform/clock.ts'
import { languageArgument } from './place-tools.ts'
import { answer, refusal } from './tool-answer.ts'

interface CheckTool {
  checkPlan: CheckPlan
  clock: Clock
}

/** `check_plan`: reads any itinerary and says what is wrong with it; nothing of it is kept. */
export function registerCheckTool(server: McpServer, { checkPlan, clock }: CheckTool, asker: Asker): void {
  server.registerTool(
    'check_plan',
    {
      title: 'Check a plan',
      description:
        'Reads an itinerary as text (a list, a table, chat output; English or German) and finds closed days, impossible ways, places that cannot be found, wrong prices. 40 kB at most.',
      inputSchema: z.object({
        text: z.string().min(1).describe('The itinerary as it is'),
        startDate: z.string().optional().describe('YYYY-MM-DD, where the text has no dates'),
        language: languageArgument,
      }),
      annotations: { readOnlyHint: true, openWorldHint: true },
    },
    async (given) => {
      const parsed = parseCheck(given)
      if (!parsed.valid) return refusal('Some arguments cannot be used.', { fields: parsed.fields })
      const locale = given.language
      const today = new Date(clock.now()).toISOString().slice(0, 10)
      const outcome = await checkPlan(parsed.request, { locale, today, asker })
      return outcome.checked
        ? answer(checkAnswer(outcome.plan, { i18n: i18nFor(locale), locale }))
        : refusal('Too many checks; try again later.', { retryAfterSeconds: outcome.retryAfter })
    },
  )
}
