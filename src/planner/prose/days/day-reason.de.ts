import { clockTime } from '../../../platform/clock-time.ts'
import type { Sight } from '../../../atlas/destination.ts'
import type { DayReason } from '../../advice/day/day-reason-facts.ts'
import type { TravelMode } from '../../plan.ts'
import { headName } from '../fitted.ts'
import type { Choose } from './choose.ts'
import { duskDe, earlyDe, eventDe } from './hour-reason.de.ts'
import { at, to } from '../places.de.ts'
import { capital, count, duration, list, WEEKDAYS } from '../vocabulary.de.ts'

const MODES: Record<TravelMode | 'boat' | 'bus', string> = {
  walk: 'zu Fuß',
  transit: 'mit öffentlichen Verkehrsmitteln',
  bus: 'mit dem Bus',
  boat: 'mit dem Boot',
  train: 'mit dem Zug',
  car: 'Fahrt',
}
/** Weiter als das ist kein sanfter Anfang, Minuten. */
const FAR_FIRST = 35
/** So viele der übrigen Stationen werden genannt. */
const NAMED = 2
const NUMBERS = new Intl.NumberFormat('de-DE')

function name({ name: { de } }: Pick<Sight, 'name'>): string {
  return headName(de)
}

/** Ein Satz dazu, warum ein Tag so ist; `day` wählt unter den Wendungen, damit sich Tage unterscheiden. */
export function dayReasonDe(reason: DayReason, day: number): string {
  const pick = (...wordings: string[]) => wordings[day % wordings.length] ?? ''
  switch (reason.kind) {
    case 'event':
      return eventDe(reason, pick)
    case 'excursion':
      return excursionDe(reason, pick)
    case 'move':
      return moveDe(reason, pick)
    case 'fixed-start':
      return reason.sight.booking
        ? pick(
            `Das Ticket gibt die Zeit vor: ${clockTime(reason.start)} Uhr, ${name(reason.sight)}; der Rest liegt drum herum.`,
            `Zu buchen für ${clockTime(reason.start)} Uhr: ${name(reason.sight)}; alles andere lässt sich verschieben.`,
          )
        : pick(
            `Um ${clockTime(reason.start)} Uhr pünktlich sein: ${name(reason.sight)}; alles andere lässt sich verschieben.`,
            `Nur eine Uhrzeit zählt heute, ${clockTime(reason.start)} Uhr: ${name(reason.sight)}.`,
            `Fester Termin: ${clockTime(reason.start)} Uhr, ${name(reason.sight)}; der übrige Tag richtet sich danach.`,
          )
    case 'open-days':
      return `Nur ${list(reason.days.map((day) => WEEKDAYS[day]))} geöffnet, deshalb heute: ${name(reason.sight)}.`
    case 'free':
      return `Der Eintritt kostet heute nichts, deshalb an diesem Tag: ${name(reason.sight)}.`
    case 'dusk':
      return duskDe(reason, pick)
    case 'early':
      return earlyDe(reason, pick)
    case 'close-together': {
      const km = NUMBERS.format(reason.km)
      const between = `${name(reason.first)}, ${name(reason.last)} und was dazwischenliegt`
      if (reason.rides !== 'none')
        return pick(
          reason.rides === 'there'
            ? `Einmal hinfahren, dann liegt alles in ${km} km Umkreis: ${between}.`
            : `Kurze Wege heute, höchstens ${km} km: ${between}.`,
          `Eine Gegend, ein Tag: ${count(reason.stops, 'Station', 'Stationen')} in ${km} km Umkreis.`,
          `Nichts liegt heute weiter als ${km} km auseinander: ${between}.`,
        )
      return pick(
        `Ein Tag zu Fuß, alles in höchstens ${km} km Umkreis: ${between}.`,
        `${capital(count(reason.stops, 'Station', 'Stationen'))} in ${km} km Umkreis: Bus und Taxi braucht es heute nicht.`,
        `Heute läuft man überall hin, weiter als ${km} km liegt nichts auseinander: ${between}.`,
      )
    }
    case 'arrival':
      if (reason.minutes > FAR_FIRST || reason.isSport)
        return `Gleich nach der Ankunft hinaus: ${name(reason.sight)}, ${reason.minutes} Minuten von der Unterkunft.`
      return `Ein sanfter Anfang${reason.minutes <= 5 ? ' gleich nebenan' : `, ${reason.minutes} Minuten von der Unterkunft`}: ${name(reason.sight)}${reason.next ? `, danach ${name(reason.next)}` : ''}.`
    case 'departure': {
      const names = list(reason.stops.map(name))
      const bags = bagsDe(reason.bags)
      if (reason.where === 'out') return `Vor der Heimreise noch einmal hinaus: ${names}.${bags}`
      return reason.where === 'near'
        ? `Zum Schluss bleibst du in der Nähe des Gepäcks: ${names}.`
        : `Für die letzten Stunden: ${names}.${bags}`
    }
    case 'main':
      return mainDe(reason, pick)
    case 'open':
      return openDe(reason, day + 1)
  }
}

function bagsDe(bags: number | 'in-car' | undefined): string {
  if (bags === 'in-car') return ' Das Gepäck fährt im Auto mit.'
  return bags === undefined ? '' : ` Das Gepäck holst du um ${clockTime(bags)} Uhr.`
}

function mainDe(
  { sight, minutes, before, after, isBrief }: Extract<DayReason, { kind: 'main' }>,
  pick: Choose,
): string {
  if (before.length + after.length === 0)
    return isBrief
      ? `Fest ist heute nur ein Ziel: ${name(sight)}. Der übrige Tag ist frei.`
      : `Heute nur ein Ziel: ${name(sight)}. Bleib, so lange du magst.`
  const others = [...before, ...after].slice(0, NAMED)
  if (isBrief)
    return pick(
      `Das Beste heute: ${name(sight)}. Außerdem: ${list(others.map(name))}.`,
      `Vor allem: ${name(sight)}. Am selben Tag noch: ${list(others.map(name))}.`,
    )
  const time = duration(minutes)
  if (before.length === 0)
    return pick(
      `Zuerst, und mit etwa ${time} Zeit: ${name(sight)}. Danach: ${list(after.map(name))}.`,
      `Etwa ${time} gehören einem Ziel: ${name(sight)}. Danach: ${list(after.map(name))}.`,
    )
  return pick(
    `Zuerst: ${list(before.map(name))}. Danach, mit etwa ${time} Zeit: ${name(sight)}.`,
    `Etwa ${time} sind für ein Ziel da: ${name(sight)}. Davor: ${list(before.map(name))}.`,
  )
}

function moveDe(
  { minutes, stops, base, halts, arrives, startsAt }: Extract<DayReason, { kind: 'move' }>,
  pick: Choose,
): string {
  const names = list(stops.map(name))
  if (halts.length > 0) {
    const by = arrives === undefined ? '' : `; Ankunft gegen ${clockTime(arrives)} Uhr`
    return `Auf dem Weg ${to(base.de)}: ${list(halts.slice(0, NAMED).map(name))}${by}.${names ? ` Danach: ${names}.` : ''}`
  }
  const way = duration(minutes)
  if (!names) return `Zuerst etwa ${way} ${to(base.de)}.`
  return pick(
    `Zuerst etwa ${way} ${to(base.de)}, danach: ${names}.`,
    arrives !== undefined && startsAt !== undefined && arrives <= startsAt
      ? `Ankunft ${at(base.de)} gegen ${clockTime(arrives)} Uhr, danach: ${names}.`
      : `${capital(to(base.de))} sind es etwa ${way}, dann: ${names}.`,
    `Etwa ${way} weiter ${to(base.de)}, und dort: ${names}.`,
  )
}

function excursionDe(
  { sight, mode, minutes, before, goesOn, after, fillsAfternoon }: Extract<DayReason, { kind: 'excursion' }>,
  pick: Choose,
): string {
  const way = `${duration(minutes)} ${MODES[mode]}`
  const then = list(after.map(name))
  const [first] = before
  if (first) return `Zuerst: ${name(first)}. Dann ${goesOn ? 'weiter' : 'hinaus'}, ${way}: ${name(sight)}.`
  if (after.length > 0)
    return pick(
      `Erst hinaus, ${way}: ${name(sight)}. Danach: ${then}.`,
      fillsAfternoon
        ? `Am Vormittag ${way} hinaus: ${name(sight)}. Für den Nachmittag bleibt: ${then}.`
        : `Zuerst ${way} hinaus: ${name(sight)}. Später am Tag: ${then}.`,
    )
  if (sight.meal === 'dinner')
    return `Der Vormittag ist frei, dann geht es hinaus, ${way}, und gegessen wird dort: ${name(sight)}.`
  return pick(
    `Hin und zurück sind es je ${way}, deshalb bleibt der Tag für dieses Ziel: ${name(sight)}.`,
    `Heute weiter hinaus, ${way}: ${name(sight)}, und zum Abendessen zurück.`,
  )
}

function openDe(
  { role, base: { de: base }, leaves, hasEvening }: Extract<DayReason, { kind: 'open' }>,
  number: number,
): string {
  switch (role) {
    case 'journey':
      if (leaves)
        return `Erst am ${leaves === 'evening' ? 'Abend' : 'Nachmittag'} geht es los, Ziel ${base}: Bis dahin ist der Tag frei.`
      return `Ein Reisetag: Vor der Ankunft ${at(base)} ist nichts geplant.`
    case 'arrival':
      return hasEvening
        ? `Bis zum Abend liegt am Tag der Ankunft nichts fest: ${base} hat Zeit.`
        : `Am Tag der Ankunft liegt nichts fest: ${base} läuft nicht weg, wenn es später wird.`
    case 'return':
      return `Am Tag der Rückkehr liegt ${hasEvening ? 'bis zum Abend ' : ''}nichts fest: ${base} lässt Zeit für das, was beim ersten Mal fehlte.`
    case 'departure':
      return `Die Heimreise gibt die Zeiten vor: ${base} hat heute keine festen Termine mehr.`
    default:
      return `Tag ${number} bleibt mit Absicht frei: Das Beste dieser Gegend, ${base}, liegt auf den anderen Tagen.`
  }
}
