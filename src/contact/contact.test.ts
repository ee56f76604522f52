import { expect, it } from 'vitest'
import { parseContact } from './contact.ts'

const FORM = {
  firstName: ' Ada ',
  lastName: 'Kuhn',
  email: 'ADA@Example.com',
  message: 'One line\r\n\r\nand  another \n',
}

it('takes a message as it was meant: lines kept, edges trimmed', () => {
  expect(parseContact(FORM)).toEqual({
    valid: true,
    message: {
      firstName: 'Ada',
      lastName: 'Kuhn',
      email: 'ada@example.com',
      message: 'One line\n\nand  another',
    },
  })
})

it('takes names of every script', () => {
  for (const name of ['李', 'Åse-Marie', "O'Brien", 'José', 'Мария', 'محمد'])
    expect(parseContact({ ...FORM, firstName: name })).toMatchObject({ message: { firstName: name } })
})

it('makes control characters harmless', () => {
  const parsed = parseContact({ ...FORM, firstName: 'A\u0000d\r\na', message: 'text\u202e that \u0007turns' })
  expect(parsed).toMatchObject({ message: { firstName: 'A d a', message: 'text  that  turns' } })
})

it('names every wrong field at once', () => {
  expect(parseContact({})).toEqual({
    valid: false,
    errors: { firstName: 'required', lastName: 'required', email: 'required', message: 'required' },
  })
})
