import { expect, it } from 'vitest'
import { describe } from './log.ts'

it('keeps what an error quotes to itself', () => {
  const cases = [
    new SyntaxError('Unexpected token \'s\', "secret words" is not valid JSON'),
    new Error('no mail for ada@example.com with 123456'),
    new Error('token eyJhbGciOiJIUzI1NiJ9eyJzdWIiOiIxIn0 is bad'),
    Object.assign(new Error('Failed query: insert into users values (?)\nparams: ada@example.com,123456'), {
      query: 'insert into users values (?)',
      params: ['ada@example.com', '123456'],
      cause: new Error('D1_ERROR: UNIQUE constraint failed: users.email'),
    }),
  ]
  const lines = cases.map((error) => JSON.stringify(describe(error)))
  for (const line of lines) expect(line).not.toMatch(/secret|ada@|123456|eyJ/)
  expect(lines[3]).toContain('UNIQUE constraint failed: users.email')
  expect(lines[3]).toContain('QueryError')
})

it('says only the type of what is no error', () => {
  expect(describe('ada@example.com')).toEqual({ error: 'string' })
})
