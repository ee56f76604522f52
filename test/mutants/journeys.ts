import { type Mutant, mutantsOf } from './mutant.ts'

const VERIFIER = ['test/eval/journey-faults.node.test.ts']
const EDITS = [
  'src/planner/edit/journey/journey-edits.test.ts',
  'src/planner/edit/journey/far-stop-edits.test.ts',
]

/** The checks of journeys, and what a change of places and nights may not touch. */
export const JOURNEY_MUTANTS: Mutant[] = [
  ...mutantsOf('src/planner/verify/journey.ts', VERIFIER, [
    ['joint-missing', 'if (!leg || more.length > 0) return [{ day: index }]', 'if (!leg) return []'],
    ['joint-twice', 'if (!leg || more.length > 0)', 'if (!leg)'],
    ['joint-names', ' && from === before.base.name && to === day.base.name', ''],
    ['joint-feasible', 'isFeasible(leg, before, day) && ', ''],
    ['joint-timetable', ' && fitsTimetable(leg, subject)', ''],
    ['joint-taken', ': isTaken(leg, day)', ': true'],
    ['joint-via', 'between.some(({ place }) => place?.id === via.id)', 'between.length >= 0'],
    ['joint-dates', '!dated || ', ''],
    ['joint-no-night', ' || runs.some((run) => run.nights < 1)', ''],
    ['joint-ends', 'return !base || !isEndFeasible(leg, base, subject)', 'return !base'],
    ['joint-under-way', 'return isStop(item) && away ?', 'return isStop(item) && !item.id ?'],
    ['joint-night-base', 'return there && pointOf(day.base) && !movesAtEnd ?', 'return pointOf(day.base) ?'],
    ['joint-nights', '(asked === undefined || run.nights === asked) &&', ''],
    ['joint-regions', '(regions.length === 0 || regions.includes(run.region))', 'true'],
  ]),
  ...mutantsOf('src/planner/verify/leg-times.ts', VERIFIER, [
    ['joint-speed', ' && minutes + SLACK.minutes >= besides + (straight / kmh) * 60', ''],
    ['joint-length', 'return km + SLACK.km >= straight && ', 'return '],
  ]),
  ...mutantsOf('src/planner/verify/journey-money.ts', VERIFIER, [
    ['joint-fares', ' &&\n      stops.every((stop, index) => paysItsWays(stop, runs[index], plan))', ''],
    [
      'joint-parts',
      'Math.abs(sumOf(stops, part, budget.currency) - budget[part]) <= stops.length',
      'Math.abs(sumOf(stops, part, budget.currency)) >= 0',
    ],
    ['joint-stops-paid', 'stops.length === runs.length &&', ''],
    ['joint-currency', 'known?.currency === currency && ', ''],
    ['joint-sum', ' && amounts.reduce((sum, each) => sum + each, 0) === total', ''],
    ['joint-border-told', 'return told && marked ?', 'return marked ?'],
    ['joint-border-marked', 'return told && marked ?', 'return told ?'],
  ]),
  ...mutantsOf('src/planner/edit/journey/rebuild-journey.ts', EDITS, [
    ['journey-way', "if (!flight && minutes > longest) return 'no_way'", ''],
    [
      'journey-kept-way',
      'plan.days[from - 1]?.base.id === wanted[index - 1]?.base.id &&',
      'plan.days.length > 0 &&',
    ],
    [
      'journey-kept',
      'const kept = wanted.map((_, index) => isKept(plan, wanted, index, dates, longest))',
      'const kept = wanted.map(() => false)',
    ],
  ]),
  ...mutantsOf('src/planner/edit/operations/journey-shape.ts', EDITS, [
    [
      'journey-only-night',
      "if (!giver || nightsThere(giver, plan) < 2) return 'only_night'",
      "if (!giver) return 'only_night'",
    ],
    ['journey-town-swapped', ' || haveTownTwice(swapped)', ''],
    ['journey-town-left', "if (haveTownTwice(rest)) return 'twice_in_a_row'", ''],
  ]),
  ...mutantsOf(
    'src/planner/journey/plan-route.ts',
    ['test/journeys/several-places.test.ts'],
    [['journey-part-of-stop', 'if (isWithin(here, other) || isWithin(other, here))', 'if (here === other)']],
  ),
]
