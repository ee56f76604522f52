import { clock12, clock24, dateIn, hasTimes, money, type Style, weekdayName } from './wording.ts'
import { pick, type Random, type TruthStop } from './truth.ts'

/** Five styles, written before the reader was and not looked at while its rules change. */

const SAYS = {
  en: [
    'Step inside {x}',
    'Wander through {x}',
    '{x}',
    'Head over to {x}',
    'Spend some time at {x}',
    'See {x}',
  ],
  de: ['{x} anschauen', 'Abstecher zu {x}', '{x}', 'Weiter zu: {x}', 'Zeit für {x}', 'Besuch: {x}'],
}
const REMARKS = {
  en: [
    'one of the highlights of the trip',
    'take your time and enjoy the atmosphere',
    'lovely light for photos',
    'do not rush this one',
    'a local favourite',
  ],
  de: [
    'einer der Höhepunkte der Reise',
    'lass dir Zeit und genieße die Stimmung',
    'schönes Licht für Fotos',
    'hier lohnt sich Ruhe',
    'bei Einheimischen beliebt',
  ],
}
const LUNCH = {
  en: ['Lunch break somewhere nearby', 'Grab a bite at a small bistro', 'Lunch at leisure'],
  de: ['Mittagspause in der Nähe', 'Eine Kleinigkeit im Bistro', 'In Ruhe zu Mittag essen'],
}
const DINNER = {
  en: ['Dinner in the old town', 'Easy dinner close to the hotel'],
  de: ['Abendessen in der Altstadt', 'Gemütliches Abendessen nahe beim Hotel'],
}
const OPENERS = {
  en: [
    'Absolutely! Here is a relaxed plan for {p} that balances the big names with quieter corners.',
    'Great choice. Below you will find your {p} itinerary.',
  ],
  de: [
    'Sehr gern! Hier kommt ein entspannter Plan für {p} mit den großen Namen und ruhigen Ecken.',
    'Gute Wahl. Unten steht dein Reiseplan für {p}.',
  ],
}
const CLOSERS = {
  en: [
    'Would you like me to adjust the pace or add restaurants?',
    'Let me know if you want a map of this route!',
  ],
  de: [
    'Soll ich das Tempo anpassen oder Restaurants ergänzen?',
    'Sag Bescheid, wenn du eine Karte dazu möchtest!',
  ],
}

function say(random: Random, language: 'en' | 'de', name: string): string {
  return pick(random, SAYS[language]).replace('{x}', name)
}

function ticket(stop: TruthStop, currency: string, language: 'en' | 'de'): string {
  if (stop.price === undefined) return ''
  if (stop.price === 0) return language === 'en' ? ', admission free' : ', Eintritt frei'
  const sum = money(stop.price, currency, language)
  return language === 'en' ? `, tickets ${sum} per adult` : `, Karten ${sum} pro Erwachsenem`
}

/** Markdown with a heading a day, bold clock times and a remark. */
const boldTimes: Style = ({ language, destination, days, undated }, random) => {
  const place = destination.names[language]
  const lines = [pick(random, OPENERS[language]).replace('{p}', place), '', `# ${place}`, '']
  for (const [index, day] of days.entries()) {
    const when = undated
      ? ''
      : ` · ${weekdayName(day, language)}, ${dateIn(day.date, language, { day: 'numeric', month: 'long', year: 'numeric' })}`
    lines.push(`## ${language === 'en' ? 'Day' : 'Tag'} ${index + 1}${when}`, '')
    for (const [at, stop] of day.stops.entries()) {
      const time = hasTimes(day) ? `**${clock24(stop.start)}–${clock24(stop.end)}** ` : ''
      lines.push(
        `- ${time}${say(random, language, `**${stop.name}**`)} – ${pick(random, REMARKS[language])}${ticket(stop, destination.currency, language)}.`,
      )
      if (at === 0) lines.push(`- ${pick(random, LUNCH[language])}`)
    }
    lines.push(`- ${pick(random, DINNER[language])}`, '')
  }
  lines.push('---', pick(random, CLOSERS[language]))
  return lines.join('\n')
}

/** Plain text as in a mail: a line a stop, the time in front. */
const mail: Style = ({ language, destination, days, undated }, random) => {
  const place = destination.names[language]
  const lines =
    language === 'en'
      ? ['Hi both,', '', `as promised, our plan for ${place}:`, '']
      : ['Hallo ihr beiden,', '', `wie versprochen unser Plan für ${place}:`, '']
  for (const [index, day] of days.entries()) {
    lines.push(
      undated
        ? `${language === 'en' ? 'Day' : 'Tag'} ${index + 1}`
        : `${weekdayName(day, language, 'short')}, ${dateIn(day.date, language, { day: '2-digit', month: '2-digit', year: 'numeric' })}`,
    )
    for (const stop of day.stops)
      lines.push(
        `${hasTimes(day) ? `${clock24(stop.start)} ` : ''}${stop.name}${ticket(stop, destination.currency, language)}`,
      )
    lines.push(`${hasTimes(day) ? '20:00 ' : ''}${pick(random, DINNER[language])}`, '')
  }
  lines.push(language === 'en' ? 'Looking forward to it!' : 'Ich freue mich!', 'Jo')
  return lines.join('\n')
}

/** A table with a row a stop; the day stands in its first row alone. */
const table: Style = ({ language, destination, days, undated }, random) => {
  const [d, t, w, n] =
    language === 'en' ? ['Day', 'Time', 'What', 'Notes'] : ['Tag', 'Zeit', 'Was', 'Hinweise']
  const lines = [
    `### ${destination.names[language]}`,
    '',
    `| ${d} | ${t} | ${w} | ${n} |`,
    '|:--|:--|:--|:--|',
  ]
  for (const [index, day] of days.entries()) {
    const label = undated
      ? `${d} ${index + 1}`
      : `${weekdayName(day, language, 'short')} ${dateIn(day.date, language, { day: 'numeric', month: 'short', year: 'numeric' })}`
    for (const [at, stop] of day.stops.entries())
      lines.push(
        `| ${at === 0 ? `**${label}**` : ''} | ${hasTimes(day) ? `${clock24(stop.start)} - ${clock24(stop.end)}` : ''} | ${stop.name} | ${pick(random, REMARKS[language])}${ticket(stop, destination.currency, language)} |`,
      )
    lines.push(`| | | ${pick(random, DINNER[language])} | |`)
  }
  return lines.join('\n')
}

/** Emoji headings, twelve-hour clocks, nested bullets with tips. */
const emoji: Style = ({ language, destination, days, undated }, random) => {
  const place = destination.names[language]
  const lines = [
    language === 'en' ? `✨ ${days.length} days in ${place} ✨` : `✨ ${days.length} Tage ${place} ✨`,
    '',
  ]
  for (const [index, day] of days.entries()) {
    const when = undated
      ? ''
      : ` (${weekdayName(day, language, 'short')}, ${dateIn(day.date, language, { day: 'numeric', month: 'long', year: 'numeric' })})`
    lines.push(`🗓️ ${language === 'en' ? 'DAY' : 'TAG'} ${index + 1}${when}`)
    for (const stop of day.stops) {
      const time = hasTimes(day)
        ? `⏰ ${language === 'en' ? `${clock12(stop.start)} – ${clock12(stop.end)}` : `${clock24(stop.start)} bis ${clock24(stop.end)} Uhr`}: `
        : ''
      lines.push(`📍 ${time}${stop.name}${ticket(stop, destination.currency, language)}`)
      lines.push(`   💡 ${pick(random, REMARKS[language])}`)
    }
    lines.push(`🍽️ ${pick(random, DINNER[language])}`, '')
  }
  return lines.join('\n')
}

/** Numbered stops below "Day one", footnotes in brackets, sentences. */
const numbered: Style = ({ language, destination, days, undated }, random) => {
  const place = destination.names[language]
  const counts = language === 'en' ? ['one', 'two', 'three', 'four', 'five'] : ['1', '2', '3', '4', '5']
  const lines = [`**${place}**`, '']
  for (const [index, day] of days.entries()) {
    const when = undated
      ? ''
      : ` - ${weekdayName(day, language)} ${dateIn(day.date, language, { day: 'numeric', month: 'numeric', year: 'numeric' })}`
    lines.push(`**${language === 'en' ? 'Day' : 'Tag'} ${counts[index]}${when}**`)
    for (const [at, stop] of day.stops.entries()) {
      const time = !hasTimes(day)
        ? ''
        : language === 'en'
          ? ` from ${clock24(stop.start)} to ${clock24(stop.end)}`
          : ` von ${clock24(stop.start)} bis ${clock24(stop.end)} Uhr`
      lines.push(
        `${at + 1}. ${stop.name}${time}${ticket(stop, destination.currency, language)} [${1 + Math.floor(random() * 9)}]`,
      )
    }
    lines.push('')
  }
  lines.push(pick(random, CLOSERS[language]))
  return lines.join('\n')
}

export const HELD_OUT: readonly Style[] = [boldTimes, mail, table, emoji, numbered]
