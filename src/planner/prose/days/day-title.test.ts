import { expect, it } from 'vitest'
import { sampleDestination } from '../../../../test/support/sample-destination.ts'
import { quarterOf, themeOf } from '../../advice/day/day-theme.ts'
import { dayTitleDe } from './day-title.de.ts'
import { dayTitleEn } from './day-title.en.ts'
import { headName } from '../fitted.ts'
import { titleOf } from './day-title.ts'
import { frameDays } from '../../schedule/frame.ts'
import { sampleRequest } from '../../../../test/support/sample-plan.ts'

const vienna = sampleDestination()
const [first] = vienna.sights
if (!first) throw new Error('no sights')

it('heads a day with the quarter that all of it lies in, or with what most of it is', () => {
  const facts = { role: 'full' as const, base: 'Tokyo', best: ['Sensō-ji', 'Nakamise'] }
  expect(dayTitleEn({ ...facts, quarter: 'Asakusa', theme: 'streets' })).toBe(
    'Asakusa: Sensō-ji and Nakamise',
  )
  expect(dayTitleDe({ ...facts, theme: 'temples' })).toBe('Tempel: Sensō-ji und Nakamise')
  expect(dayTitleEn({ ...facts, quarter: 'Nakamise' })).toBe('Sensō-ji and Nakamise')
})

it('finds a quarter only where nothing lies further off, and a theme only of what is named', () => {
  const sight = (at: [number, number], category: 'park' | 'museum') => ({ ...first, at, category })
  const here = [48.2085, 16.3731] as [number, number]
  const area = { name: 'Innere Stadt', at: here, why: { en: '', de: '' } }
  const near = [sight(here, 'park'), sight([48.21, 16.374], 'park')]
  const place = { ...vienna, areas: [area] }
  expect(quarterOf(near, place)?.name).toBe('Innere Stadt')
  expect(quarterOf([...near, sight([48.1845, 16.3122], 'park')], place)).toBeUndefined()
  const next = { ...area, name: 'Landstraße', at: [48.21, 16.38] as [number, number] }
  const edge = sight([48.2097, 16.378], 'park')
  expect(quarterOf([...near, edge], { ...place, areas: [area, next] })).toBeUndefined()
  const museum = sight(here, 'museum')
  expect(themeOf([...near, museum], near)).toBe('gardens')
  expect(themeOf([...near, museum], [museum])).toBeUndefined()
})

it('names a half day after the best of it, whatever comes first', () => {
  const frames = frameDays(sampleRequest({ startDate: '2027-05-11', endDate: '2027-05-13' }))
  const sight = (name: string, score: number) => ({ ...first, name: { en: name, de: name }, score })
  const day = [sight('Passage', 5), sight('Cathedral', 9)]
  const title = (index: number) => {
    const frame = frames[index]
    return frame && titleOf(day, { frame, destination: vienna, language: 'en' })
  }
  expect(title(0)).toBe('Arrival in Vienna: Cathedral')
  expect(title(1)).toContain('Passage and Cathedral')
  expect(title(2)).toBe('Cathedral, then home')
})

it('says of a name what names it', () => {
  expect(headName('Kamakura: Great Buddha')).toBe('Kamakura')
  expect(headName('Kinkaku-ji (Golden Pavilion)')).toBe('Kinkaku-ji')
  expect(headName('Siq, Treasury, Royal Tombs')).toBe('Siq, Treasury, Royal Tombs')
})
