// Plans to read line by line: `npm run plans` prints those of the reading list, `npm run plans -- 4 20` some of them.
import { createCheckedPlanner } from '../../../src/planner/checked-planner.ts'
import { evalAtlas, evalContext } from '../drafts.ts'
import { printPlan } from './print-plan.ts'
import { READING_LIST } from './reading-list.ts'

const planner = createCheckedPlanner({ atlas: evalAtlas() })
const wanted = process.argv.slice(2).map(Number)
for (const [index, request] of READING_LIST.entries()) {
  if (wanted.length > 0 && !wanted.includes(index + 1)) continue
  const outcome = await planner.plan(request, evalContext())
  console.log(`\n===== ${index + 1} =====`)
  console.log(outcome.planned ? printPlan(outcome.plan, request) : JSON.stringify([request, outcome]))
}
