import { type Mutant, mutantsOf } from './mutant.ts'

const STORE = 'src/trips/trip-store.ts'
const DELIVERY = ['test/journeys/trip-delivery.test.ts', 'src/trips/trip-store.test.ts']
const QUOTA = [
  'src/trips/quota/day-quota-store.test.ts',
  'src/trips/trip-store.test.ts',
  'test/journeys/daily-limit.test.ts',
  'test/journeys/try-again.test.ts',
]
const STRANGERS = ['test/faults/auth-strangers-ids.test.ts']
const OWNERSHIP = 'src/trips/trip-ownership.test.ts'
const LINKS = ['test/journeys/trip-page.test.ts', OWNERSHIP, ...STRANGERS]

/** Fence, claim and lease, the day's quota, ownership, links, changes and undo. */
export const TRIP_MUTANTS: Mutant[] = [
  ...mutantsOf(STORE, DELIVERY, [
    [
      'fence-attempt',
      "eq(trips.id, claim.id), eq(trips.attempt, claim.attempt), eq(trips.status, 'pending')",
      "eq(trips.id, claim.id), eq(trips.status, 'pending')",
    ],
    [
      'fence-status',
      "eq(trips.id, claim.id), eq(trips.attempt, claim.attempt), eq(trips.status, 'pending')",
      'eq(trips.id, claim.id), eq(trips.attempt, claim.attempt)',
    ],
    ['claim-status', "eq(trips.id, id), eq(trips.status, 'pending'), free", 'eq(trips.id, id), free'],
    [
      'claim-lease',
      "eq(trips.id, id), eq(trips.status, 'pending'), free",
      "eq(trips.id, id), eq(trips.status, 'pending')",
    ],
    ['claim-counts-attempts', 'attempt: sql`${trips.attempt} + 1`, leaseUntil: now', 'leaseUntil: now'],
    ['sweep-respects-lease', "'pending'), free, lt(trips.createdAt", "'pending'), lt(trips.createdAt"],
  ]),
  ...mutantsOf(STORE, QUOTA, [
    ['failure-gives-day-back', 'dayGivenBack(db, claim, failed),', ''],
    ['one-plan-a-day', 'where trip_id is null and generations <', 'where generations <'],
    [
      'three-tries-a-day',
      'where trip_id is null and generations < ${MAX_GENERATIONS_A_DAY}',
      'where trip_id is null',
    ],
    ['no-trip-without-its-day', 'where exists (${taken}) on conflict', 'where true on conflict'],
    ['same-submission-once', '1 where not exists (${known})', '1 where true'],
  ]),
  ...mutantsOf(STORE, STRANGERS, [
    [
      'trip-belongs-to-owner',
      '    .where(and(eq(trips.id, id), eq(trips.userId, userId)))\n}',
      '    .where(eq(trips.id, id))\n}',
    ],
    [
      'only-owner-deletes',
      'db.delete(trips).where(and(eq(trips.id, id), eq(trips.userId, userId)))',
      'db.delete(trips).where(eq(trips.id, id))',
    ],
  ]),
  ...mutantsOf(
    STORE,
    [OWNERSHIP],
    [
      ['list-is-own', '.where(eq(trips.userId, userId))', '.where(sql`1`)'],
      ['page-is-own', '.where(and(eq(trips.userId, userId), older))', '.where(older)'],
    ],
  ),
  ...mutantsOf('src/trips/quota/day-quota-store.ts', QUOTA, [
    ['day-given-back-by-its-trip', '        eq(dayQuota.tripId, trip.id),\n', ''],
    ['tries-used-or-day-used', '        isNull(dayQuota.tripId),\n', ''],
    ['generations-a-day', 'MAX_GENERATIONS_A_DAY = 3', 'MAX_GENERATIONS_A_DAY = 4'],
  ]),
  ...mutantsOf(
    'src/trips/job/sweep-trips.ts',
    ['src/trips/job/sweep-trips.test.ts', 'test/journeys/trip-delivery.test.ts'],
    [
      ['sweep-ends-after-attempts', ' || trip.attempt >= MAX_ATTEMPTS', ''],
      ['sweep-ends-after-time', 'trip.createdAt < now - TOO_OLD_MS || ', ''],
    ],
  ),
  ...mutantsOf(
    'src/trips/job/sweep-trips.ts',
    ['src/trips/job/sweep-trips.test.ts'],
    [['quota-is-remembered', 'new Date(now - 48 * 3_600_000)', 'new Date(now + 48 * 3_600_000)']],
  ),
  ...mutantsOf('src/trips/share/trip-link-store.ts', LINKS, [
    [
      'links-are-own',
      '.where(and(eq(trips.id, tripId), eq(trips.userId, userId)))',
      '.where(eq(trips.id, tripId))',
    ],
    [
      'link-made-by-owner',
      'from ${trips} where id = ${tripId} and user_id = ${userId}\n        on conflict',
      'from ${trips} where id = ${tripId}\n        on conflict',
    ],
    ['only-owner-revokes', 'eq(tripLinks.kind, kind), owned)', 'eq(tripLinks.kind, kind))'],
    [
      'link-opens-one-thing',
      'and(eq(tripLinks.token, token), eq(tripLinks.kind, kind))',
      'eq(tripLinks.token, token)',
    ],
  ]),
  ...mutantsOf('src/trips/share/trip-links.routes.tsx', LINKS, [
    ['link-cannot-be-guessed', 'TOKEN_BYTES = 16', 'TOKEN_BYTES = 4'],
  ]),
  ...mutantsOf(
    'src/trips/change/plan-change-store.ts',
    ['src/trips/change/plan-change-store.test.ts', 'test/journeys/trip-change.test.ts'],
    [
      ['change-expires', 'gt(planChanges.expiresAt, now),', ''],
      ['change-of-its-traveller', 'eq(trips.userId, userId),\n            gt(', 'gt('],
    ],
  ),
  ...mutantsOf(
    'src/trips/change/propose-change.ts',
    ['test/journeys/trip-change.test.ts'],
    [
      [
        'change-says-which',
        'operations.length > 1 && refused !== undefined && { refused }',
        'false as const',
      ],
      [
        'change-is-dropped',
        'await planChanges.drop(changeId, tripId, userId)\n    return { accepted: true',
        'return { accepted: true',
      ],
    ],
  ),
  ...mutantsOf(
    'src/trips/edit/plan-revision-store.ts',
    ['src/trips/edit/plan-revision-store.test.ts', 'test/journeys/trip-edit.test.ts'],
    [
      [
        'edit-on-its-revision',
        "sql`id = ${tripId} and user_id = ${userId} and revision = ${revision} and status = 'completed'`",
        "sql`id = ${tripId} and user_id = ${userId} and status = 'completed'`",
      ],
      [
        'undo-on-its-revision',
        "and user_id = ${userId} and revision = ${revision} and status = 'completed'\n            and (${last})",
        "and user_id = ${userId} and status = 'completed'\n            and (${last})",
      ],
      ['undo-depth', 'const KEPT = 20', 'const KEPT = 3'],
      [
        'stale-undo-keeps-history',
        'and revision = (${last})\n            and plan = (select plan from ${trips} where id = ${tripId} and user_id = ${userId} and revision = ${revision + 1})`',
        'and revision = (${last})`',
      ],
    ],
  ),
  ...mutantsOf(
    'src/trips/export/calendar-lines.ts',
    ['src/trips/export/calendar-lines.test.ts'],
    [
      ['calendar-escapes-separators', ".replace(/[\\\\;,]/g, '\\\\$&')", ''],
      ['calendar-escapes-lines', ".replace(/\\r\\n|\\r|\\n/g, '\\\\n')", ''],
      ['calendar-drops-controls', ".replace(/[\\u0000-\\u001f\\u007f]/g, ' ')", ''],
      ['calendar-folds', 'MOST_OCTETS = 75', 'MOST_OCTETS = 80'],
    ],
  ),
  ...mutantsOf(
    'src/ui/escape-markup.ts',
    ['src/trips/export/plan-gpx.test.ts', 'test/faults/untrusted-text.test.ts'],
    [
      ['markup-escapes-tags', 'text.replace(/["&\'<>]/g', 'text.replace(/["&\'>]/g'],
      ['markup-escapes-quotes', 'text.replace(/["&\'<>]/g', 'text.replace(/[&<>]/g'],
    ],
  ),
  ...mutantsOf(
    'src/trips/export/plan-gpx.ts',
    ['src/trips/export/plan-gpx.test.ts', 'test/faults/untrusted-text.test.ts'],
    [
      [
        'gpx-drops-controls',
        ".replace(/[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\ufffe\\uffff]/g, '')",
        '',
      ],
    ],
  ),
]
