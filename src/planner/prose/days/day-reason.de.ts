import { clockTime } from '../../../platform/clock-time.ts'
import type { Sight } from '../../../atlas/destination.ts'
import type { DayReason } from '../../advice/day/day-reason-facts.ts'
import type { TravelMode } from '../../plan.ts'
import { headName } from '../fitted.ts'
import { to } from '../places.de.ts'
import { capital, count, duration, list } from '../vocabulary.de.ts'

const MODES: Record<TravelMode | 'boat' | 'bus', string> = {
  walk: 'zu Fuß',
  transit: 'mit Tram, Bus oder Boot',
  bus: 'mit dem Bus',
  boat: 'mit dem Boot',
  train: 'mit dem Zug',
  car: 'auf der Straße',
}
/** Weiter als das ist kein sanfter Anfang, Minuten. */
const FAR_FIRST = 35
/** Später ist kein früher Anfang, Minuten nach Mitternacht. */
const EARLY_RISE = 510
const NOON = 720
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
      return reason.start < NOON && reason.isFirst
        ? pick(
            `Um ${clockTime(reason.start)} Uhr geht es los: ${name(reason.sight)}. Alles andere kommt danach.`,
            `Der Vormittag gehört einem Ziel, ab ${clockTime(reason.start)} Uhr: ${name(reason.sight)}.`,
            `Ab ${clockTime(reason.start)} Uhr: ${name(reason.sight)}. Dafür ist man in diesen Tagen hier.`,
          )
        : pick(
            `Fester Punkt des Tages, um ${clockTime(reason.start)} Uhr: ${name(reason.sight)}.`,
            `Der Tag läuft auf ${clockTime(reason.start)} Uhr zu: ${name(reason.sight)}.`,
            `${name(reason.sight)}: Dafür ist ab ${clockTime(reason.start)} Uhr alles frei.`,
          )
    case 'excursion':
      return excursionDe(reason, pick)
    case 'move':
      return moveDe(reason)
    case 'fixed-start':
      return pick(
        `Fester Termin um ${clockTime(reason.start)} Uhr: ${name(reason.sight)}. Alles andere richtet sich danach.`,
        `Für ${clockTime(reason.start)} Uhr steht die Zeit fest: ${name(reason.sight)}. Der übrige Tag liegt drum herum.`,
      )
    case 'dusk':
      return pick(
        `${reason.isLast ? 'Zum Schluss' : 'Das Licht bestimmt die Stunde für'} ${name(reason.sight)}: Ab etwa ${clockTime(reason.start)} Uhr ist dort das Licht am schönsten.`,
        `Für das Abendlicht aufgehoben, ab etwa ${clockTime(reason.start)} Uhr: ${name(reason.sight)}.`,
      )
    case 'early':
      return pick(
        `Zuerst, um ${clockTime(reason.start)} Uhr, ${name(reason.sight)}: Das ist die beste Zeit dafür.`,
        reason.start <= EARLY_RISE
          ? `Früh los, um ${clockTime(reason.start)} Uhr: ${name(reason.sight)} lohnt das Aufstehen.`
          : `Den Anfang macht, was vormittags am besten ist: ${name(reason.sight)}.`,
        `Der Tag beginnt um ${clockTime(reason.start)} Uhr zur richtigen Stunde: ${name(reason.sight)}.`,
      )
    case 'close-together': {
      const km = NUMBERS.format(reason.km)
      if (reason.rides !== 'none')
        return pick(
          reason.rides === 'there'
            ? `Einmal hinfahren, dann liegt alles in ${km} km Umkreis, von ${name(reason.first)} bis ${name(reason.last)}.`
            : `Kurze Wege heute: Von ${name(reason.first)} bis ${name(reason.last)} sind es höchstens ${km} km.`,
          `Eine Gegend, ein Tag: ${count(reason.stops, 'Station', 'Stationen')} in ${km} km Umkreis.`,
          `${name(reason.first)}, ${name(reason.last)} und was dazwischenliegt: heute höchstens ${km} km.`,
        )
      return pick(
        `Alles in höchstens ${km} km Umkreis, von ${name(reason.first)} bis ${name(reason.last)}: ein Tag zu Fuß.`,
        `${capital(count(reason.stops, 'Station', 'Stationen'))} in ${km} km Umkreis: Bus und Taxi braucht es heute nicht.`,
        `Von ${name(reason.first)} bis ${name(reason.last)} läuft man überall hin, weiter als ${km} km liegt nichts auseinander.`,
      )
    }
    case 'arrival':
      if (reason.minutes > FAR_FIRST || reason.isSport)
        return `Gleich nach der Ankunft hinaus: ${name(reason.sight)}, ${reason.minutes} Minuten von der Unterkunft.`
      return `Ein sanfter Anfang${reason.minutes <= 5 ? ' gleich nebenan' : `, ${reason.minutes} Minuten von der Unterkunft`}: ${name(reason.sight)}${reason.next ? `, danach ${name(reason.next)}` : ''}.`
    case 'departure': {
      const names = list(reason.stops.slice(0, NAMED).map(name))
      const bags =
        reason.bags === undefined ? '' : ` Um ${clockTime(reason.bags)} Uhr wird das Gepäck geholt.`
      if (reason.where === 'out') return `Vor der Heimreise noch einmal hinaus: ${names}.${bags}`
      return reason.where === 'near'
        ? `Die letzten Stunden bleiben in der Nähe des Gepäcks: ${names}.`
        : `Für die letzten Stunden: ${names}.${bags}`
    }
    case 'main':
      if (reason.others.length === 0)
        return reason.isBrief
          ? `Fest ist heute nur ein Ziel, ${name(reason.sight)}; der übrige Tag ist frei.`
          : `Heute nur ein Ziel, ${name(reason.sight)}: Bleib, so lange du magst.`
      return pick(
        `Mittelpunkt des Tages: ${name(reason.sight)}; dazu ${list(reason.others.slice(0, NAMED).map(name))}.`,
        reason.isLast
          ? `Alles führt heute auf ein Ziel zu: ${name(reason.sight)}. Davor: ${list(reason.others.slice(0, NAMED).map(name))}.`
          : reason.isBrief
            ? `Das Beste heute: ${name(reason.sight)}; außerdem ${list(reason.others.slice(0, NAMED).map(name))}.`
            : `Das Ziel heute: ${name(reason.sight)}. Wer dort länger bleiben will, streicht danach etwas.`,
        `Das Beste heute: ${name(reason.sight)}; für den Rest braucht es keine Eile.`,
      )
    case 'open':
      return openDe(reason, day + 1)
    case 'once-more':
      return `Tag ${day + 1} führt dorthin zurück, wo es schön war, im halben Tempo.`
  }
}

function moveDe({ minutes, stops, base, halts, arrives }: Extract<DayReason, { kind: 'move' }>): string {
  const then = list(stops.slice(0, NAMED).map(name))
  if (halts.length === 0)
    return `Zuerst etwa ${duration(minutes)} ${to(base.de)}${then ? `, danach ${then}` : ''}.`
  const by = arrives === undefined ? '' : `; Ankunft gegen ${clockTime(arrives)} Uhr`
  return `Am Weg ${to(base.de)}: ${list(halts.slice(0, NAMED).map(name))}${by}.${then ? ` Danach ${then}.` : ''}`
}

function excursionDe(
  { sight, mode, minutes, before, goesOn, after, fillsAfternoon }: Extract<DayReason, { kind: 'excursion' }>,
  pick: (...wordings: string[]) => string,
): string {
  const way = `${minutes} Minuten ${MODES[mode]}`
  const then = list(after.slice(0, NAMED).map(name))
  const [first] = before
  if (first)
    return `Zuerst ${name(first)}, dann ${goesOn ? 'weiter' : 'geht es hinaus'}, ${way}: ${name(sight)}.`
  if (after.length > 0)
    return pick(
      `Erst hinaus, ${way}: ${name(sight)}. Danach ${then}.`,
      fillsAfternoon
        ? `Am Vormittag ${way} hinaus: ${name(sight)}. Für den Nachmittag bleibt: ${then}.`
        : `Zuerst ${way} hinaus: ${name(sight)}. Später am Tag: ${then}.`,
    )
  if (sight.meal === 'dinner')
    return `Der Vormittag ist frei, dann geht es hinaus, ${way}, und gegessen wird dort: ${name(sight)}.`
  return pick(
    `Der Weg dauert ${way}, deshalb gehört der Tag vor allem diesem Ziel: ${name(sight)}.`,
    `Ein Tag draußen: ${way}, Ziel ${name(sight)}, zum Abendessen zurück.`,
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
      return `Dieser Tag gehört der Anreise: ${base} wartet.`
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
