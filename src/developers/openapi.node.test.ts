import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, it } from 'vitest'
import { openApiDocument, OPERATIONS, RATES } from './openapi.ts'

const document = openApiDocument('https://dayfold.example')
const text = JSON.stringify(document)

it('is a document of OpenAPI 3.1 by its own schema', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(JSON.parse(text))
  expect(errors).toBeUndefined()
  expect([valid, validator.version]).toEqual([true, '3.1'])
})

it('names every schema that it uses, uses every schema that it names, and no operation twice', () => {
  const used = new Set([...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name = '']) => name))
  expect([...used].toSorted()).toEqual(Object.keys(document.components.schemas).toSorted())
  expect(new Set(OPERATIONS.map(({ id }) => id)).size).toBe(OPERATIONS.length)
})

it('says what the routes parse with: limits, options and what must be there', () => {
  expect(document.components.schemas.TripRequest).toMatchObject({
    required: expect.arrayContaining(['startLocation', 'destination', 'startDate', 'budget']),
    properties: {
      destination: { minLength: 2, maxLength: 80 },
      adults: { minimum: 1, maximum: 12 },
      startDate: { type: 'string', format: 'date' },
      tripType: { enum: ['relaxed', 'sightseeing', 'action'] },
    },
  })
  expect(document.components.schemas.CheckRequest).toMatchObject({ required: ['text'] })
})

it('promises the rates of the platform’s counters', () => {
  const settings = readFileSync('wrangler.jsonc', 'utf8')
  const rateOf = (name: string) =>
    Number(new RegExp(`"${name}".*?"limit": (\\d+), "period": 60`).exec(settings)?.[1])
  expect(RATES).toEqual({
    network: rateOf('RATE_READS'),
    networkWrites: rateOf('RATE_WRITES'),
    accountWrites: rateOf('RATE_USERS'),
  })
})
