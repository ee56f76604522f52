import { expect, it } from 'vitest'
import { sampleDestination } from '../../test/support/sample-destination.ts'
import { sampleRequest } from '../../test/support/sample-plan.ts'
import { openDay } from './open-day.ts'
import { frameDays } from './schedule/frame.ts'

it('names the first three ideas, none of them shut that day', () => {
  const vienna = sampleDestination()
  const party = sampleRequest()
  const [, frame] = frameDays(party)
  if (!frame) throw new Error('no second day')
  const [palace, ...others] = vienna.sights
  if (!palace) throw new Error('no sights')
  const setting = { index: 1, frame, destination: vienna, prices: vienna, party, language: 'en' as const }
  const said = (from: string) => JSON.stringify(openDay(setting, [{ ...palace, shut: { from } }, ...others]))
  expect(said(frame.date)).not.toContain('Schönbrunn')
  expect(said(frame.date)).toContain('Upper Belvedere')
  expect(said('2027-05-09')).toContain('Schönbrunn')
  expect(said('2027-05-09')).not.toContain('Upper Belvedere')
})
