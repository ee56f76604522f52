import { byDaypart, clock12, clock24, dateIn, hasTimes, money, type Style, weekdayName } from './wording.ts'
import { pick, type Random, type TruthStop } from './truth.ts'

/** Five styles in which chatbots answer, by whose itineraries the reader's rules were made. */

const VERBS = {
  en: [
    'Visit {x}',
    'Start your day at {x}',
    'Explore {x}',
    '{x}',
    'Stroll around {x}',
    'Tour {x}',
    'Continue to {x}',
  ],
  de: [
    'Besuche {x}',
    'Starte den Tag mit {x}',
    'Erkunde {x}',
    '{x}',
    'Spaziergang: {x}',
    'Besichtigung {x}',
    'Danach {x}',
  ],
}
const NOTES = {
  en: [
    'a must for first-time visitors',
    'known for its impressive interior',
    'arrive early to avoid the queues',
    'great views over the city',
    'allow enough time',
  ],
  de: [
    'ein Muss beim ersten Besuch',
    'bekannt für das prächtige Innere',
    'früh kommen, um Schlangen zu vermeiden',
    'toller Blick über die Stadt',
    'genug Zeit einplanen',
  ],
}
const MEALS = {
  en: [
    'Lunch at a traditional restaurant nearby',
    'Lunch: try the local specialities',
    'Enjoy lunch at a cozy café',
    'Coffee break',
  ],
  de: [
    'Mittagessen in einem traditionellen Restaurant in der Nähe',
    'Mittagessen: regionale Spezialitäten probieren',
    'Mittagspause in einem gemütlichen Café',
    'Kaffeepause',
  ],
}
const EVENINGS = {
  en: ['Dinner at a local restaurant', 'Dinner and a relaxed evening', 'Return to your hotel and rest'],
  de: ['Abendessen in einem Lokal', 'Abendessen und ruhiger Ausklang', 'Zurück ins Hotel und ausruhen'],
}
const TIPS = {
  en: ['Book tickets online in advance.', 'Wear comfortable shoes.', 'Carry a reusable water bottle.'],
  de: ['Karten vorab online buchen.', 'Bequeme Schuhe tragen.', 'Eine Trinkflasche mitnehmen.'],
}

function line(random: Random, language: 'en' | 'de', name: string): string {
  return pick(random, VERBS[language]).replace('{x}', name)
}

function entry(stop: TruthStop, currency: string, language: 'en' | 'de'): string {
  if (stop.price === undefined) return ''
  if (stop.price === 0) return language === 'en' ? ' (free entry)' : ' (Eintritt frei)'
  const sum = money(stop.price, currency, language)
  return language === 'en' ? ` (entry: ${sum})` : ` (Eintritt: ${sum})`
}

/** "### Day 1: Monday, June 7, 2027 – Title", parts of the day in bold, bullets. */
const dayparts: Style = ({ language, destination, days, undated }, random) => {
  const place = destination.names[language]
  const parts = language === 'en' ? ['Morning', 'Afternoon', 'Evening'] : ['Vormittag', 'Nachmittag', 'Abend']
  const lines = [
    language === 'en'
      ? `Here's a ${days.length}-day itinerary for ${place}:`
      : `Hier ist ein Reiseplan für ${days.length} Tage in ${place}:`,
    '',
  ]
  for (const [index, day] of days.entries()) {
    const when = undated
      ? ''
      : `${weekdayName(day, language)}, ${dateIn(day.date, language, { day: 'numeric', month: 'long', year: 'numeric' })}`
    lines.push(`### ${language === 'en' ? 'Day' : 'Tag'} ${index + 1}${when ? `: ${when}` : ''}`, '')
    const groups = hasTimes(day) ? byDaypart(day) : [day.stops, [], []]
    for (const [part, stops] of groups.entries()) {
      if (stops.length === 0 && part < 2) continue
      lines.push(`**${parts[part]}:**`)
      for (const stop of stops) {
        const time = hasTimes(day) ? ` (${clock24(stop.start)} - ${clock24(stop.end)})` : ''
        lines.push(
          `* ${line(random, language, `**${stop.name}**`)}${time}${entry(stop, destination.currency, language)} – ${pick(random, NOTES[language])}.`,
        )
      }
      lines.push(`* ${pick(random, part < 2 ? MEALS[language] : EVENINGS[language])}.`, '')
    }
  }
  lines.push(language === 'en' ? '**Tips:**' : '**Tipps:**', ...TIPS[language].map((tip) => `- ${tip}`))
  return lines.join('\n')
}

/** "**9:00 AM** – Visit …", below "## Day 1 (Mon, June 7)". */
const clocks: Style = ({ language, destination, days, undated }, random) => {
  const place = destination.names[language]
  const lines = [`# ${language === 'en' ? `Your ${place} Itinerary` : `Dein Reiseplan: ${place}`}`, '']
  for (const [index, day] of days.entries()) {
    const when = undated
      ? ''
      : ` (${weekdayName(day, language, 'short')}, ${dateIn(day.date, language, { day: 'numeric', month: 'short', year: 'numeric' })})`
    lines.push(`## ${language === 'en' ? 'Day' : 'Tag'} ${index + 1}${when}`)
    for (const stop of day.stops) {
      const time = !hasTimes(day)
        ? ''
        : language === 'en'
          ? `**${clock12(stop.start)}** – `
          : `**${clock24(stop.start)} Uhr** – `
      lines.push(
        `- ${time}${line(random, language, stop.name)}${entry(stop, destination.currency, language)}`,
      )
      lines.push(`  - ${pick(random, NOTES[language])}`)
    }
    lines.push(`- ${pick(random, EVENINGS[language])}`, '')
  }
  return lines.join('\n')
}

/** One line a day: "Day 1 (7 June 2027): A, B and C." */
const compactLines: Style = ({ language, destination, days, undated }) => {
  const place = destination.names[language]
  const lines = [`${place}, ${days.length} ${language === 'en' ? 'days' : 'Tage'}`, '']
  for (const [index, day] of days.entries()) {
    const when = undated
      ? ''
      : ` (${weekdayName(day, language, 'short')} ${dateIn(day.date, language, { day: 'numeric', month: 'long', year: 'numeric' })})`
    const stops = day.stops.map(
      (stop) =>
        `${hasTimes(day) ? `${clock24(stop.start)} ` : ''}${stop.name}${entry(stop, destination.currency, language)}`,
    )
    lines.push(`${language === 'en' ? 'Day' : 'Tag'} ${index + 1}${when}: ${stops.join(' → ')}`)
  }
  return lines.join('\n')
}

/** A table with day, time and activity in every row. */
const rows: Style = ({ language, destination, days, undated }, random) => {
  const head =
    language === 'en' ? ['Date', 'Time', 'Activity', 'Cost'] : ['Datum', 'Uhrzeit', 'Aktivität', 'Kosten']
  const lines = [
    `**${destination.names[language]}**`,
    '',
    `| ${head.join(' | ')} |`,
    `| --- | --- | --- | --- |`,
  ]
  for (const [index, day] of days.entries())
    for (const stop of [...day.stops, undefined]) {
      const date = undated
        ? `${language === 'en' ? 'Day' : 'Tag'} ${index + 1}`
        : `${weekdayName(day, language, 'short')} ${dateIn(day.date, language, { day: '2-digit', month: '2-digit', year: 'numeric' })}`
      if (!stop) lines.push(`| ${date} | | ${pick(random, EVENINGS[language])} | |`)
      else
        lines.push(
          `| ${date} | ${hasTimes(day) ? `${clock24(stop.start)}–${clock24(stop.end)}` : ''} | ${line(random, language, stop.name)} | ${stop.price === undefined ? '' : stop.price === 0 ? (language === 'en' ? 'Free' : 'kostenlos') : money(stop.price, destination.currency, language)} |`,
        )
    }
  return lines.join('\n')
}

/** Prose bullets with a title, as "1. **Name**: what it is", ISO dates. */
const titled: Style = ({ language, destination, days, undated }, random) => {
  const place = destination.names[language]
  const lines = [language === 'en' ? `Trip to ${place}` : `Reise nach ${place}`, '']
  for (const [index, day] of days.entries()) {
    lines.push(
      undated
        ? `**${language === 'en' ? 'Day' : 'Tag'} ${index + 1}**`
        : `**${day.date} (${weekdayName(day, language)})**`,
    )
    for (const [at, stop] of day.stops.entries()) {
      const time = !hasTimes(day)
        ? ''
        : language === 'en'
          ? `, ${clock24(stop.start)} to ${clock24(stop.end)}`
          : `, ${clock24(stop.start)} bis ${clock24(stop.end)} Uhr`
      lines.push(
        `${at + 1}. **${stop.name}**${time}: ${pick(random, NOTES[language])}${entry(stop, destination.currency, language)}.`,
      )
    }
    lines.push(`${day.stops.length + 1}. ${pick(random, MEALS[language])}`, '')
  }
  return lines.join('\n')
}

export const STYLES: readonly Style[] = [dayparts, clocks, compactLines, rows, titled]
