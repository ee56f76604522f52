import { staysOfJourney } from '../../planner/plan-legs.ts'
import type { Plan } from '../../planner/plan.ts'
import { isFromMap } from '../plan/plan-sources.ts'
import { BRAND } from '../../site/brand.ts'
import { escapeMarkup } from '../../ui/escape-markup.ts'

const COPYRIGHT =
  '<copyright author="OpenStreetMap contributors"><license>https://www.openstreetmap.org/copyright</license></copyright>'

/**
 * Stops as waypoints and each day as a route, GPX 1.1; of a journey its bases too, and the way from one to the next.
 * What has no coordinates is left out.
 */
export function planGpx(plan: Plan, url: string, name: string): string {
  const stops = plan.days.map(({ date, title, items }) => ({
    name: `${date} ${title}`,
    points: items.flatMap(({ place, title: stop, why, start }) =>
      place?.lat === undefined || place.lon === undefined
        ? []
        : [{ lat: place.lat, lon: place.lon, name: stop, about: [start, why].filter(Boolean).join(' · ') }],
    ),
  }))
  type Point = (typeof stops)[number]['points'][number]
  const bases = basesOf(plan)
  const point = (tag: string, { lat, lon, name: label, about }: Point) =>
    `<${tag} lat="${lat}" lon="${lon}"><name>${escape(label)}</name><desc>${escape(about)}</desc></${tag}>`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<gpx version="1.1" creator="${escape(BRAND.name)}" xmlns="http://www.topografix.com/GPX/1/1">`,
    `<metadata><name>${escape(name)}</name>${isFromMap(plan) ? COPYRIGHT : ''}<link href="${escape(url)}"/></metadata>`,
    ...bases.map((each) => point('wpt', each)),
    ...stops.flatMap(({ points }) => points.map((each) => point('wpt', each))),
    ...(bases.length > 1
      ? [`<rte><name>${escape(name)}</name>${bases.map((each) => point('rtept', each)).join('')}</rte>`]
      : []),
    ...stops
      .filter(({ points }) => points.length > 1)
      .map(
        ({ name: day, points }) =>
          `<rte><name>${escape(day)}</name>${points.map((each) => point('rtept', each)).join('')}</rte>`,
      ),
    '</gpx>\n',
  ].join('\n')
}

/** Where the nights of a journey are, with how one gets there. */
function basesOf(plan: Plan) {
  return staysOfJourney(plan).flatMap(({ id, name, from, to }) => {
    const { lat, lon } = plan.days.find(({ date }) => date === from)?.base ?? {}
    const leg = plan.legs?.find(({ toId, date }) => toId === id && date === from)
    const way = leg && [`${leg.from} → ${leg.to}`, leg.depart, `${leg.km} km`].filter(Boolean).join(' · ')
    const about = [`${from} – ${to}`, way].filter(Boolean).join(' · ')
    return lat === undefined || lon === undefined ? [] : [{ lat, lon, name, about }]
  })
}

/** XML 1.0 takes neither the five letters of markup nor control characters and lone surrogates. */
function escape(text: string): string {
  return escapeMarkup(
    text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''),
  )
}
