import { type Mutant, mutantsOf } from './mutant.ts'

const CHANGE = ['test/journeys/address-change.test.ts', 'test/journeys/passkeys.test.ts']
const RESERVE = ['test/faults/reserved-link.test.ts']
const BUDGETS = ['test/faults/mail-budgets.test.ts']
const LOCK_OUT = ['src/auth/codes/mail-budgets.test.ts', 'test/faults/lock-out.test.ts']
const LINES = ['test/faults/safety-lines.test.ts']
const REFRESH = ['test/faults/refresh-interleavings.test.ts']
const BOUNDS = ['test/faults/bounds.test.ts']

/** Taking an account over, flooding a mailbox, and what else a review found to be broken in silence. */
export const ACCOUNT_MUTANTS: Mutant[] = [
  ...mutantsOf('src/account/confirm-identity.ts', CHANGE, [
    [
      'new-address-proves-nothing',
      'return isRecent && (await undos.openFor(viewer.userId, clock.now())) === undefined',
      'return isRecent',
    ],
    ['old-address-has-the-word', '(await undos.openFor(userId, clock.now()))?.email ?? email', 'email'],
    [
      'passkey-waits-for-the-undo',
      "if (await undos.openFor(viewer.userId, clock.now())) return { confirmed: false, reason: 'needed' }",
      '',
    ],
    ['fresh-sign-in-is-recent', '<= SESSION.fresh', '<= SESSION.idle'],
  ]),
  ...mutantsOf('src/account/email/change-email.ts', CHANGE, [
    [
      'address-needs-a-proof',
      "if (!confirmed.confirmed) return { sent: false, reason: 'unproved', identity: confirmed }",
      '',
    ],
    ['first-address-stays-home', '(await undos.openFor(userId, now))?.email ?? viewer.email', 'viewer.email'],
  ]),
  ...mutantsOf('src/auth/users/email-undo-store.ts', CHANGE, [
    [
      'change-ends-other-sessions',
      'sql`delete from ${sessions} where user_id = ${userId} and id <> ${keep} and exists (${moved})`,',
      '',
    ],
    [
      'undo-ends-every-session',
      'sql`delete from ${sessions} where user_id = ${userId} and exists (${moved})`,',
      '',
    ],
    [
      'undo-forgets-passkeys',
      'sql`delete from ${passkeys} where user_id = ${userId} and exists (${moved})`,',
      '',
    ],
    [
      'undo-forgets-devices',
      'sql`delete from ${knownDevices} where user_id = ${userId} and exists (${moved})`,',
      '',
    ],
    [
      'undo-for-three-days',
      'where token_hash = ${tokenHash} and expires_at > ${now}',
      'where token_hash = ${tokenHash}',
    ],
  ]),
  ...mutantsOf('src/auth/users/user-store.ts', CHANGE, [
    ['old-address-is-kept', '            and not exists (${kept})', '            and 1'],
  ]),
  ...mutantsOf(
    'src/auth/sessions/complete-sign-in.ts',
    ['test/journeys/request-binding.test.ts'],
    [
      [
        'request-bound-to-its-browser',
        'cameFrom(asked, requester) ? asked : withoutExtras(asked, requester)',
        'asked',
      ],
    ],
  ),
  ...mutantsOf(
    'src/auth/sessions/open-session.ts',
    ['test/journeys/security-log.test.ts'],
    [['new-device-is-told', "isKnown || isNew ? 'signed-in' : 'new-device'", "'signed-in'"]],
  ),
  ...mutantsOf(
    'src/auth/security/security-event-store.ts',
    ['test/journeys/security-log.test.ts'],
    [
      [
        'security-log-is-own',
        'eq(securityEvents.userId, userId), gt(at, now - KEPT_MS)',
        'gt(at, now - KEPT_MS)',
      ],
      ['security-log-forgets', 'lt(securityEvents.at, now - KEPT_MS)', 'lt(securityEvents.at, 0)'],
    ],
  ),
  ...mutantsOf('src/auth/codes/mail-budgets.ts', BUDGETS, [
    ['mails-of-a-network', 'NETWORK: LimitRule[] = [{ max: 10', 'NETWORK: LimitRule[] = [{ max: 100'],
    [
      'mails-of-a-wide-network',
      'WIDE_NETWORK: LimitRule[] = [{ max: 30',
      'WIDE_NETWORK: LimitRule[] = [{ max: 300',
    ],
    [
      'mails-of-an-account',
      '{ max: 10, within: HOUR },\n  { max: 20',
      '{ max: 100, within: HOUR },\n  { max: 200',
    ],
    ['digits-of-an-address', 'DIGITS: LimitRule[] = [{ max: 10', 'DIGITS: LimitRule[] = [{ max: 100'],
    ['mails-a-second', 'PACE: LimitRule[] = [{ max: 2', 'PACE: LimitRule[] = [{ max: 200'],
    [
      'known-device-counts-alone',
      "owner: ['codes', address, sender.device]",
      "owner: ['codes', 'address', address]",
    ],
  ]),
  ...mutantsOf('src/auth/users/email-address.ts', BUDGETS, [
    ['tags-are-one-mailbox', ".split('+')", ".split(' ')"],
    ['dots-are-one-mailbox', "local.replaceAll('.', '')", 'local'],
  ]),
  ...mutantsOf('src/auth/codes/send-code.ts', BUDGETS, [
    ['failed-mail-costs-no-wait', 'await limits.giveBack(taken.id)', ''],
  ]),
  ...mutantsOf('src/auth/codes/mail-budgets.ts', BUDGETS, [
    ['strangers-share-a-ceiling', "'code.strangers', max: 750", "'code.strangers', max: 4e9"],
  ]),
  ...mutantsOf('src/auth/codes/mail-budgets.ts', LOCK_OUT, [
    ['humans-have-a-ceiling', "'code.humans', max: 1500", "'code.humans', max: 1e9"],
    ['humans-count-alone', "if (proof === 'human') {", "if (proof === 'human' && !address) {"],
    ['slow-way-is-open', 'budgets: [{ ...often, rules: RESEND }, slow', 'budgets: [often, slow'],
  ]),
  ...mutantsOf('src/auth/codes/send-reserved-link.ts', RESERVE, [
    ['reserve-for-accounts', "order.emailKind === 'login' && !isSilent", '!isSilent'],
    ['reserve-ends-no-code', '{ ...order, requestedBy: id }', 'order'],
    ['reserve-given-back', 'await limits.giveBack(taken.id)', ''],
  ]),
  ...mutantsOf('src/auth/codes/mail-budgets.ts', RESERVE, [
    ['reserve-is-slow', '[slowOf(address, wideNetwork), { ...justSent', '[{ ...justSent'],
    ['reserve-not-beside-a-code', '{ ...justSent, rules: RESEND }, ', ''],
    [
      'reserve-of-its-own',
      'return { budgets, linkOnly: true }',
      'return { budgets, ceiling: CEILINGS.stranger }',
    ],
  ]),
  ...mutantsOf('src/auth/codes/check-code.ts', LOCK_OUT, [
    ['own-code-own-failures', 'return asked\n      ?', 'return asked && !network\n      ?'],
  ]),
  ...mutantsOf('src/auth/codes/request-code.ts', LOCK_OUT, [
    ['known-device-owes-no-proof', "device ? 'needless' : await proofOf", 'await proofOf'],
    [
      'link-for-the-unproved-alone',
      "proof === 'missing' && !request.wantsLink",
      "proof === 'missing' && !issueCode",
    ],
  ]),
  ...mutantsOf(
    'src/auth/auth-api.routes.tsx',
    ['test/faults/connections-end.test.ts'],
    [
      [
        'assistants-end-with-sessions',
        'await requireConfigured(account).connections.endAll(viewer.userId)',
        '',
      ],
    ],
  ),
  ...mutantsOf('src/auth/sessions/session-store.ts', REFRESH, [
    ['refresh-voids-the-unused', 'and used_at is null and exists (${late})', 'and exists (${late})'],
    ['refresh-knows-the-void', 'and exists (${late}) and exists (${voided})', 'and exists (${late})'],
    ['refresh-has-one-follower', 'coalesce(used_at, ${now})', '${now}'],
  ]),
  ...mutantsOf('src/auth/codes/challenge-store.ts', LINES, [
    ['ended-code-takes-no-guess', 'lt(challenges.attempts, max), alive(now)', 'lt(challenges.attempts, max)'],
  ]),
  ...mutantsOf('src/auth/codes/check-code.ts', LINES, [
    [
      'link-opens-one-session',
      'if (!challenge || !(await challenges.consume(challenge.id, clock.now()))) return undefined',
      'if (!challenge) return undefined\n    await challenges.consume(challenge.id, clock.now())',
    ],
  ]),
  ...mutantsOf('src/auth/sessions/start-session.ts', LINES, [
    ['session-fixation', 'if (before) await sessions.end(before.sessionId, before.userId)', ''],
  ]),
  ...mutantsOf('src/mail/receive-mail-event.ts', LINES, [
    ['webhook-needs-its-secret', 'if (!secret || !(await isSigned', 'if (secret && !(await isSigned'],
  ]),
  ...mutantsOf('src/mail/outbox.ts', LINES, [
    [
      'stale-sender-drops-nothing',
      "status === 'sent' ? undefined : eq(mails.attempts, attempts)",
      'undefined',
    ],
    [
      'stale-sender-postpones-nothing',
      "eq(mails.status, 'due'), eq(mails.attempts, attempts)))\n    },\n\n    /** Deletes",
      "eq(mails.status, 'due')))\n    },\n\n    /** Deletes",
    ],
  ]),
  ...mutantsOf('src/planner/workers-ai/model-budget.ts', BOUNDS, [
    ['model-ceiling', '), 0) < ${callsADay}`', '), 0) < ${callsADay + 900}`'],
    ['model-shares', '< ${share[kind]}', '< ${share[kind] + 900}'],
  ]),
  ...mutantsOf('src/trips/progress/event-stream-store.ts', BOUNDS, [
    ['streams-of-an-account', '< ${MOST_STREAMS}', '< ${MOST_STREAMS + 900}'],
    [
      'streams-of-others',
      'eq(eventStreams.id, id), eq(eventStreams.userId, userId)',
      'eq(eventStreams.id, id)',
    ],
  ]),
  ...mutantsOf(
    'src/http/request-body.ts',
    ['test/faults/hostile-bodies.test.ts', 'test/journeys/bad-input.test.ts'],
    [['json-depth', 'if (depth > MAX_DEPTH) return true', '']],
  ),
]
