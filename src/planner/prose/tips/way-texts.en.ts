import { withArticle } from '../places.en.ts'
import { capital, count, duration } from '../vocabulary.en.ts'
import type { WayTexts } from './way-texts.ts'

const CONNECTIONS = {
  train: 'the train',
  bus: 'the bus',
  ferry: 'the ferry',
  'night-train': 'the night train',
}

export const WAYS_EN: WayTexts = {
  connection({ from, mode, minutes, changes }, after) {
    const change = changes === 0 ? 'without a change' : `with ${count(changes, 'change')}`
    const runs = after ? capital(CONNECTIONS[mode]) : `From ${withArticle(from)} ${CONNECTIONS[mode]}`
    return `${runs} usually takes ${duration(minutes)}, ${change}.`
  },
  noFlightIsFaster: 'From door to door no flight is faster.',
  trainTakesTheDay:
    'The plan reckons with a flight: by train the first and the last day go into the journey.',
  byRoad: ({ from, minutes, km }) =>
    `From ${withArticle(from)} it is about ${duration(minutes)} by road from door to door, ${km} km.`,
  fromUnknown: (place) =>
    `Look up the train from your own station to ${withArticle(place)} first: under five hours from door to door no flight is faster.`,
  trainFrom: (place) =>
    `There are trains from ${withArticle(place)} as well, from centre to centre; they are usually cheapest when booked early.`,
}
