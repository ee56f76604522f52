import { expect, it } from 'vitest'
import { flightCode, isCity } from './flight-codes.ts'

it('searches a city with several airports as a whole', () => {
  expect(['LCY', 'LGA', 'ITM', 'PEK'].map(flightCode)).toEqual(['LON', 'NYC', 'OSA', 'BJS'])
})

it('searches the airport that serves the region of a small one', () => {
  expect(['QSR', 'AGR'].map(flightCode)).toEqual(['NAP', 'DEL'])
})

it('leaves the others as they are', () => {
  expect(['VIE', undefined].map(flightCode)).toEqual(['VIE', undefined])
})

it('tells a city from an airport', () => {
  expect(['LON', 'BJS', 'LHR', 'PHX', undefined].map(isCity)).toEqual([true, true, false, false, false])
})
