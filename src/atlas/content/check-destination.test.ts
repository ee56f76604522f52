import { expect, it } from 'vitest'
import { sampleDestination } from '../../../test/support/sample-destination.ts'
import { checkDestination } from './check-destination.ts'

function problems(shut: unknown): string[] {
  const { sights, ...vienna } = sampleDestination()
  const content = { ...vienna, sights: sights.map((sight, index) => (index ? sight : { ...sight, shut })) }
  return checkDestination('vienna.json', content)
}

it('takes a time in which a sight is shut, with or without an end', () => {
  expect(problems({ from: '2027-03-15', to: '2027-03-15' })).toEqual([])
  expect(problems({ from: '2027-03-15' })).toEqual([])
})

it('refuses such a time without a beginning, with a day no calendar has, or ending before it begins', () => {
  expect(problems({ to: '2027-03-15' })).toHaveLength(1)
  expect(problems({ from: '2027-02-30' })).toEqual(['vienna.json: sights.0.shut.from: not a calendar date'])
  expect(problems({ from: '2027-03-15', to: '2027-3-16' })).toHaveLength(1)
  expect(problems({ from: '2027-03-15', to: '2027-03-14' })).toEqual([
    'vienna.json: sights.0.shut: ends before it begins',
  ])
})

it('takes an exception with the usual hours only where it takes a date out of another', () => {
  const { sights, ...vienna } = sampleDestination()
  const [usual, late] = [
    { dates: ['2027-05-06'], hours: '10:00-18:00' },
    { days: ['thu'], hours: '10:00-21:00' },
  ]
  const check = (exceptions: unknown[]) =>
    checkDestination('vienna.json', {
      ...vienna,
      sights: sights.map((sight, index) => (index ? sight : { ...sight, hours: '10:00-18:00', exceptions })),
    })
  expect(check([usual, late])).toEqual([])
  expect(check([late, usual])).toEqual([`vienna.json: ${sights[0]?.id}: an exception with the usual hours`])
})
