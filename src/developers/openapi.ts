import * as z from 'zod/mini'
import { i18nFor } from '../i18n/messages.ts'
import { BRAND } from '../site/brand.ts'
import { SCOPES } from '../oauth/scopes.ts'
import type { Operation } from './operation.ts'
import { ACCOUNT_OPERATIONS } from './operations/account-operations.ts'
import { OPEN_OPERATIONS } from './operations/open-operations.ts'
import { TRIP_OPERATIONS } from './operations/trip-operations.ts'
import { ACCOUNT_SCHEMAS } from './schemas/account-schemas.ts'
import { TRIP_SCHEMAS } from './schemas/trip-schemas.ts'

export const OPERATIONS: readonly Operation[] = [
  ...OPEN_OPERATIONS,
  ...TRIP_OPERATIONS,
  ...ACCOUNT_OPERATIONS,
]

/** Requests a minute, as wrangler.jsonc has them. */
export const RATES = { network: 600, networkWrites: 60, accountWrites: 40 } as const

const SCHEMAS = { ...TRIP_SCHEMAS, ...ACCOUNT_SCHEMAS }
const JSON_TYPE = 'application/json'
const REASONS: Record<number, string> = {
  400: 'Something is missing or wrong; `fields` says what.',
  401: 'Nobody is signed in.',
  403: 'It may not be done, or not without a proof.',
  404: 'It does not exist, or belongs to somebody else.',
  409: 'It is there already, or has changed in the meantime.',
  413: 'It is too long.',
  422: 'It was understood and cannot be done.',
  429: 'Too often; `Retry-After` says for how many seconds.',
}
const DESCRIPTION = `Travel plans that are checked before they are delivered, and the check for any other plan. \
A network may send ${RATES.network} requests a minute, ${RATES.networkWrites} of them writing; an account may write \
${RATES.accountWrites} times a minute. Errors have a code that stays, and a sentence in the language of Accept-Language. \
Fields may be added to answers; none goes or changes its meaning.`

/** The document at /openapi.json: what the routes parse with, as JSON Schema (OpenAPI 3.1). */
export function openApiDocument(appUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const operation of OPERATIONS)
    paths[operation.path] = { ...paths[operation.path], [operation.method]: operationObject(operation) }
  return {
    openapi: '3.1.1',
    info: { title: `${BRAND.name} API`, version: '1.0.0', description: DESCRIPTION },
    servers: [{ url: appUrl }],
    paths,
    components: {
      schemas: schemaObjects(),
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'From POST /api/auth/verify with X-Session-Transport: token',
        },
        oauth: {
          type: 'oauth2',
          description: 'For /mcp alone',
          flows: {
            authorizationCode: {
              authorizationUrl: `${appUrl}/oauth/authorize`,
              tokenUrl: `${appUrl}/oauth/token`,
              refreshUrl: `${appUrl}/oauth/token`,
              scopes: Object.fromEntries(SCOPES.map((scope) => [scope, scope])),
            },
          },
        },
      },
    },
  }
}

function operationObject(operation: Operation) {
  const { id, tag, summary, access, query = {}, headers = {}, path, body, limit } = operation
  const english = i18nFor('en')
  const isAuth = path.startsWith('/api/auth/')
  const refused =
    path.startsWith('/oauth/') || path === '/mcp' ? 'OauthError' : isAuth ? 'AuthError' : 'Error'
  const parameter = (place: string, name: string, description: string, required: boolean) => ({
    in: place,
    name,
    description,
    required,
    schema: { type: 'string' },
  })
  return {
    operationId: id,
    tags: [tag],
    summary: english._(summary),
    ...(limit && { description: english._(limit) }),
    parameters: [
      ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => parameter('path', name, name, true)),
      ...Object.entries(query).map(([name, { about, required }]) =>
        parameter('query', name, about, required ?? false),
      ),
      ...Object.entries(headers)
        // OpenAPI has its own place for what a client accepts.
        .filter(([name]) => name !== 'accept')
        .map(([name, about]) => parameter('header', name, about, false)),
    ],
    ...(body && { requestBody: requestBody(operation) }),
    responses: {
      ...Object.fromEntries(
        Object.entries(operation.answers).map(([status, answer]) => [status, answerObject(answer)]),
      ),
      ...Object.fromEntries(
        (operation.refusals ?? []).map((status) => [
          status,
          {
            description: REASONS[status] ?? '',
            ...(status === 429 && { headers: RETRY_AFTER }),
            content: jsonOf(refused),
          },
        ]),
      ),
      default: { description: 'Any other error.', content: jsonOf(refused) },
    },
    ...(access === 'session' && { security: [{ bearer: [] }] }),
    ...(access === 'oauth' && { security: [{}, { oauth: [...SCOPES] }] }),
  }
}

const RETRY_AFTER = { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } }

function requestBody({ body, isForm, example }: Operation) {
  const type = isForm ? 'application/x-www-form-urlencoded' : JSON_TYPE
  return { required: true, content: { [type]: { schema: refTo(body ?? ''), ...(example && { example }) } } }
}

function answerObject(answer: Operation['answers'][200]) {
  if (!answer) return { description: 'Done.' }
  if (typeof answer === 'string') return { description: 'Done.', content: jsonOf(answer) }
  return { description: 'Done.', content: { [answer.type]: {} } }
}

function jsonOf(name: string) {
  return { [JSON_TYPE]: { schema: refTo(name) } }
}

function refTo(name: string) {
  return { $ref: `#/components/schemas/${name}` }
}

/** JSON Schema of all that routes parse and answer; what is shared between them is named once. */
function schemaObjects(): Record<string, unknown> {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(SCHEMAS)) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => plainer(jsonSchema),
    uri: (id) => `#/components/schemas/${id}`,
  })
  return Object.fromEntries(
    Object.entries(schemas).map(([id, schema]) => [id, { ...schema, $schema: undefined, $id: undefined }]),
  )
}

/** A format says it without its pattern; no number of ours is as large as a double allows. */
function plainer(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.format) delete schema.pattern
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    if (name.endsWith('Date') && typeof property === 'object') property.format = 'date'
}
