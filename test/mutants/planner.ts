import { type Mutant, mutantsOf } from './mutant.ts'

const VERIFIER = [
  'src/planner/verify/hard-checks.test.ts',
  'src/planner/verify/sight-daily.test.ts',
  'src/planner/verify/verify.test.ts',
  'src/planner/verify/check.test.ts',
  'src/planner/verify/travel.test.ts',
  'test/eval/faults.node.test.ts',
]

/** The verifier's hard checks, and sums of money. */
export const PLANNER_MUTANTS: Mutant[] = [
  ...mutantsOf('src/planner/verify/calendar.ts', VERIFIER, [
    ['verify-day-count', 'daysBetween(request.startDate, request.endDate) + 1 ?', 'plan.days.length ?'],
    ['verify-dates', 'date === addDays(request.startDate, day)', 'date !== undefined'],
    ['verify-weekdays', 'return other ?', 'return other && date === undefined ?'],
  ]),
  ...mutantsOf('src/planner/verify/clock.ts', VERIFIER, [
    ['verify-overlap', 'if (!span || span.start < free)', 'if (!span)'],
    ['verify-day-start', 'return isEarly || (span &&', 'return (span &&'],
    ['verify-day-end', 'isEarly || (span && span.end > latest)', 'isEarly'],
    [
      'verify-pace',
      'isWithinPace(limits(index), day',
      'day.items.length < 99 || isWithinPace(limits(index), day',
    ],
    ['verify-lunch', '|| hasLunch(day, hours, isMeal)', '|| day.items.length > 0'],
    ['verify-sight-daily', '|| day.items.some(isStop)) return []', '|| day.items.length > 0) return []'],
    ['verify-empty-day', 'day.items.length === 0 ?', 'day.items.length < 0 ?'],
    ['verify-unique-items', 'seen.size === seen.add(id).size', 'seen.size > seen.add(id).size'],
  ]),
  ...mutantsOf('src/planner/verify/opening.ts', VERIFIER, [
    ['verify-closed-days', '!openOn(date)(sight))', '!openOn(date)(sight) && sight === undefined)'],
    ['verify-opens', '(span.start < opens || span.end > closes)', '(span.end > closes)'],
    ['verify-closes', '(span.start < opens || span.end > closes)', '(span.start < opens)'],
    ['verify-visit-length', 'LEAST_OF_VISIT = 0.5', 'LEAST_OF_VISIT = 0'],
  ]),
  ...mutantsOf('src/planner/verify/travel.ts', VERIFIER, [
    ['verify-travel-fits', 'if (time !== undefined && travel.minutes > time) return false', ''],
    [
      'verify-travel-speed',
      'if (travel.minutes + SLACK.minutes < (travel.km / MAX_SPEED_KMH[travel.mode]) * 60) return false',
      '',
    ],
    ['verify-travel-distance', 'if (km !== undefined && travel.km < km - SLACK.km) return false', ''],
    [
      'verify-walk-length',
      "if (travel.mode === 'walk' && Math.max(travel.km, km ?? 0) > MAX_WALK_KM) return false",
      '',
    ],
    ['verify-silent-travel', 'return (time ?? Infinity) + SLACK.minutes >= fastest', 'return fastest > 0'],
    [
      'verify-way-back',
      'return time + closeOf(stop) - freeAt + SLACK.minutes < back ? stop : undefined',
      'return undefined',
    ],
    ['verify-transfer-lasts', '(isLeg || last(told.length > 0 ? told : ways, km))', 'true'],
  ]),
  ...mutantsOf('src/planner/verify/places.ts', VERIFIER, [
    ['verify-known-places', '? known === undefined : undefined', '? false : undefined'],
    ['verify-place-names', '!known.names.includes(place.name) ||', ''],
    ['verify-coordinates', 'known && distanceKm(at, known.at) > SAME_PLACE_KM', 'known && false'],
    [
      'verify-radius',
      'excursion ? DAYTRIP_RADIUS_KM : BASE_RADIUS_KM',
      'excursion ? DAYTRIP_RADIUS_KM : Infinity',
    ],
    ['verify-bases', 'known && at && distanceKm(at, known.center) <= BASE_RADIUS_KM', 'known && at'],
    ['verify-rain-shelter', 'isShelter(known.sight) && ', ''],
  ]),
  ...mutantsOf('src/planner/verify/duplicates.ts', VERIFIER, [
    ['verify-duplicates', 'return again ?', 'return again && !place ?'],
  ]),
  ...mutantsOf('src/planner/verify/money.ts', VERIFIER, [
    ['verify-sum', 'lodging + food + transport + activities === total && ', ''],
    ['verify-tickets', 'Math.abs(tickets - activities) <= rounding', 'tickets >= 0'],
    ['verify-currency', 'if (plan.budget.currency !== expected ||', 'if ('],
    ['verify-level', 'if (plan.budget.level !== request.budget) return [{}]', ''],
    ['verify-corridor', 'ratio >= BUDGET_CORRIDOR.least && ratio <= BUDGET_CORRIDOR.most', 'ratio > 0'],
    ['verify-party', 'return foodFits && lodgingFits ? items', 'return foodFits || lodgingFits ? items'],
  ]),
  ...mutantsOf('src/planner/verify/link-hosts.ts', VERIFIER, [
    ['verify-link-host', 'HOSTS.has(hostname) && ', ''],
    ['verify-link-https', "protocol === 'https:' && ", ''],
    ['verify-link-credentials', " && username === ''", ''],
  ]),
  ...mutantsOf(
    'src/planner/advice/money/budget.ts',
    ['src/planner/advice/money/budget.test.ts'],
    [
      [
        'money-total',
        'const total = lodging + food + transport + activities',
        'const total = lodging + food + transport',
      ],
      ['money-nights', 'index < days.length - 1 && !isUnderWay(day)', '!isUnderWay(day)'],
      ['money-rooms', 'usual.lodging * rooms', 'usual.lodging'],
      ['money-children', 'const people = adults + kids * CHILD_LIVING', 'const people = adults'],
      ['money-meals-once', "kind === 'meal' ? 0 : (cost?.amount ?? 0)", 'cost?.amount ?? 0'],
    ],
  ),
]
