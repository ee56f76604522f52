import type { Checked } from './itinerary.ts'
import { messageOf, suggestionOf, type Words } from './finding-texts.ts'

/** `POST /api/check`. Days and stops are counted from 0. */
export function checkAnswer(checked: Checked, words: Words) {
  return {
    days: checked.days.map(({ date, destination, stops }) => ({
      ...(date && { date }),
      ...(destination && { destination: { id: destination.id, name: destination.names[words.locale] } }),
      stops: stops.map(({ text, start, end, place }) => ({
        text,
        ...(place && {
          place: {
            id: place.id,
            name: place.name[words.locale],
            lat: place.at[0],
            lon: place.at[1],
            ...(place.source && { source: place.source }),
          },
        }),
        ...(start && { start }),
        ...(end && { end }),
      })),
    })),
    findings: checked.findings.map((finding) => {
      const { id, severity, day, stop } = finding
      const suggestion = suggestionOf(finding, checked, words)
      return {
        id,
        severity,
        day,
        ...(stop !== undefined && { stop }),
        message: messageOf(finding, checked, words),
        ...(suggestion && { suggestion }),
      }
    }),
    unread: checked.unread,
  }
}
