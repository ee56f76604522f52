import { type Mutant, mutantsOf } from './mutant.ts'

const CROSS_SITE = ['test/faults/auth-cross-site.test.ts']
const HEADERS = [
  'test/journeys/site.test.ts',
  'test/journeys/seo.test.ts',
  'test/journeys/public-app.test.ts',
]
const ANSWERS = ['test/faults/answers.test.ts']
const MAIL = ['test/faults/mail.test.ts']
const NEWSLETTER = ['test/journeys/newsletter.test.ts', 'test/journeys/newsletter-end.test.ts']

/** Requests of other sites, headers, caches, limits, redirects, escaping, mail and newsletter. */
export const HTTP_MUTANTS: Mutant[] = [
  ...mutantsOf('src/http/same-origin.ts', CROSS_SITE, [
    ['csrf-same-site-is-not-same', "? site === 'same-origin'", "? site !== 'cross-site'"],
    ['csrf-origin', '? origin === new URL(c.req.url).origin', '? true'],
    ['csrf-cookie-alone', ": c.req.header('cookie') === undefined", ': true'],
    ['csrf-refuses', "if (!trusted) throw new AppError('cross_site')", ''],
    ['csrf-exempt-path', "EXEMPT_BELOW = '/api/webhooks/'", "EXEMPT_BELOW = '/api/'"],
  ]),
  ...mutantsOf(
    'src/http/security-headers.ts',
    ['src/http/security-headers.test.ts', ...HEADERS, ...ANSWERS],
    [
      ['csp-default', '"default-src \'none\'"', '"default-src *"'],
      ['csp-script', "`script-src 'self' 'sha256-${inlined.rules}'`", "`script-src 'self' 'unsafe-inline'`"],
      ['csp-frames', '"frame-ancestors \'none\'",', ''],
      ['csp-base', '"base-uri \'none\'",', ''],
      ['csp-forms', '"form-action \'self\'",', ''],
      ['header-nosniff', "'X-Content-Type-Options': 'nosniff',", ''],
      ['header-hsts', 'max-age=63072000; includeSubDomains; preload', 'max-age=0'],
      ['cookie-answers-are-private', " || headers.has('Set-Cookie')", ''],
      ['errors-are-private', " || status >= 400)\n    headers.set('Cache", ")\n    headers.set('Cache"],
      ['private-by-default', "if (!headers.has('Cache-Control') || ", 'if ('],
    ],
  ),
  ...mutantsOf(
    'src/http/render.tsx',
    [...HEADERS, 'src/http/render.test.tsx'],
    [
      ['cache-key-holds-path', '${c.req.path}`', '`'],
      ['cache-key-without-query', '/[?%]/.test(c.req.url)', '/[%]/.test(c.req.url)'],
      [
        'etag-is-compared',
        "if (c.req.header('if-none-match')?.includes(etag)) return",
        "if (c.req.header('if-none-match')) return",
      ],
      [
        'personal-pages-are-not-indexed',
        'head: { ...head, indexed: false }',
        'head: { ...head, indexed: true }',
      ],
      ['page-has-its-policy', "  c.header('Content-Security-Policy', await policyFor(head))\n", ''],
    ],
  ),
  ...mutantsOf(
    'src/http/document.tsx',
    ['src/http/render.test.tsx', 'test/faults/untrusted-text.test.ts'],
    [['json-ld-escapes', ".replaceAll('<', '\\\\u003c')", '']],
  ),
  ...mutantsOf(
    'src/http/rate-limits.ts',
    ['src/http/rate-limits.test.ts', ...ANSWERS],
    [
      [
        'rate-refuses',
        "if (!success) throw new AppError('too_many_requests'",
        "if (success === null) throw new AppError('too_many_requests'",
      ],
      ['rate-counts-writes', 'await take(limiters.writes, network, log)', 'await Promise.resolve()'],
      ['rate-counts-users', 'await take(limiters.users, viewer.userId, log)', 'await Promise.resolve()'],
    ],
  ),
  ...mutantsOf(
    'src/http/request-body.ts',
    [...ANSWERS, 'test/journeys/bad-input.test.ts'],
    [
      ['body-size-in-chunks', "if (length > limit) throw new AppError('too_large')", ''],
      ['json-by-its-type', '/^application\\/json\\b/i', '/./'],
    ],
  ),
  ...mutantsOf(
    'src/routes.ts',
    [
      'test/journeys/addresses.test.ts',
      'test/journeys/sign-in-pages.test.ts',
      'test/faults/auth-cross-site.test.ts',
    ],
    [
      [
        'redirect-to-known-pages',
        'return known ? url.pathname + url.search : undefined',
        'return url.pathname + url.search',
      ],
      ['redirect-on-this-origin', "bare.replace(/^\\/+/, '/')", 'bare'],
      ['redirect-not-to-sign-out', '!NOWHERE_TO_RETURN.some((page) => page === name) &&', ''],
    ],
  ),
  ...mutantsOf(
    'src/blog/rss.ts',
    ['test/journeys/blog.test.ts', 'src/blog/rss.test.ts'],
    [['feed-escapes', '<title>${escapeMarkup(article.title)}', '<title>${article.title}']],
  ),
  ...mutantsOf('src/mail/outbox.ts', MAIL.concat('src/mail/outbox.test.ts'), [
    [
      'mail-claimed-once',
      "eq(mails.status, 'due'), lte(mails.dueAt, now)))\n        .returning",
      "eq(mails.status, 'due')))\n        .returning",
    ],
    [
      'sent-mail-stays-sent',
      "and(eq(mails.id, id), eq(mails.status, 'due'), lte(mails.dueAt, now))",
      'and(eq(mails.id, id), lte(mails.dueAt, now))',
    ],
    ['mail-lease', 'dueAt: now + leaseMs', 'dueAt: now'],
  ]),
  ...mutantsOf(
    'src/mail/deliver-mail.ts',
    [
      'src/mail/deliver-mail.test.ts',
      ...MAIL,
      'test/faults/auth-mail-headers.test.ts',
      'test/faults/untrusted-text.test.ts',
    ],
    [
      [
        'suppressed-addresses',
        "if (await suppressions.has(mail.recipient)) return drop(mail, 'suppressed')",
        '',
      ],
      ['mail-idempotency-key', 'idempotencyKey: mail.id', 'idempotencyKey: `${mail.id}:${mail.attempts}`'],
      ['mail-key-forgotten', 'if (couldSendTwice || ', 'if ('],
      ['mail-subject-is-one-line', ".replace(UNPRINTABLE, ' ')", ''],
    ],
  ),
  ...mutantsOf(
    'src/mail/suppression-store.ts',
    ['src/mail/suppression-store.test.ts', ...MAIL],
    [
      ['suppression-ignores-case', 'address.trim().toLowerCase()', 'address'],
      [
        'webhook-event-once',
        'where not exists (select 1 from ${mailEvents} where id = ${eventId})',
        'where true',
      ],
    ],
  ),
  ...mutantsOf(
    'src/mail/svix.ts',
    ['src/mail/svix.test.ts'],
    [
      ['webhook-is-recent', '> TOLERANCE_SECONDS', '> Infinity'],
      [
        'webhook-is-signed',
        '.some((given) => equalInConstantTime(given, expected))',
        '.some((given) => given.length === expected.length)',
      ],
      ['webhook-signs-body', '`${id}.${timestamp}.${body}`', '`${id}.${timestamp}`'],
    ],
  ),
  ...mutantsOf('src/newsletter/newsletter-store.ts', NEWSLETTER, [
    ['newsletter-double-opt-in', 'select ${email}, 1, 0, ${language}', 'select ${email}, 1, 1, ${language}'],
    ['newsletter-asks-rarely', '\n            and ${sql.join(asked, sql` and `)}`', '`'],
    ['newsletter-token-expires', 'gt(givenAt, now - CONFIRM_WITHIN)', 'gt(givenAt, 0)'],
    ['newsletter-withdrawn-stays', 'and(isNull(withdrawnAt), or(', 'and(or('],
    [
      'newsletter-unsubscribes',
      'db.update(newsletter).set({ optIn: false })',
      'db.update(newsletter).set({ verified: true })',
    ],
  ]),
  ...mutantsOf(
    'src/trips/import/read-import.ts',
    ['src/trips/import/read-import.node.test.ts'],
    [['import-inflates-no-further', 'if (size > IMPORT_LIMITS.unpacked) throw new TooLarge()', '']],
  ),
  ...mutantsOf(
    'src/trips/import/read-xml.ts',
    ['src/trips/import/read-import.node.test.ts'],
    [
      ['import-depth', 'if (path.length >= IMPORT_LIMITS.depth) fail()', ''],
      ['import-attributes', 'if (attributesOfTag > IMPORT_LIMITS.attributes) fail()', ''],
      ['import-no-entities', "parser.on('doctype', fail)", ''],
    ],
  ),
  ...mutantsOf(
    'src/oauth/oauth.routes.tsx',
    ['test/faults/oauth.test.ts'],
    [['leads-nowhere-unasked', "if (c.req.method === 'POST') c.header('Refresh'", "c.header('Refresh'"]],
  ),
  ...mutantsOf(
    'src/app/look-up-share.ts',
    ['test/journeys/check-open-place.test.ts'],
    [['look-ups-of-a-network', 'return (await limits.takeAll(wanted, clock.now())).taken', 'return true']],
  ),
  ...mutantsOf(
    'src/open-data/photos/photo.routes.ts',
    ['test/journeys/open-extras.test.ts'],
    [['photo-has-one-address', "if (c.req.url.includes('?')) throw", 'if (!c.req.url) throw']],
  ),
  ...mutantsOf(
    'src/open-data/gateway/gateway.ts',
    ['test/journeys/map-tiles.test.ts'],
    [['answers-on-the-services-hosts', '!hosts.has(host) || !isSafe', '!isSafe']],
  ),
]
