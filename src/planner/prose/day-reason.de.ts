import { clockTime } from '../../platform/clock-time.ts'
import type { DayReason } from '../advice/day-reason.ts'
import type { TravelMode } from '../plan.ts'
import { to } from './places.de.ts'
import { capital, count, duration, list } from './vocabulary.de.ts'

const MODES: Record<TravelMode, string> = {
  walk: 'zu Fuß',
  transit: 'mit Tram, Bus oder Boot',
  train: 'mit dem Zug',
  car: 'auf der Straße',
}
/** Weiter als das ist kein sanfter Anfang, Minuten. */
const FAR_FIRST = 35
/** Später ist kein früher Anfang, Minuten nach Mitternacht. */
const EARLY_RISE = 540
const NUMBERS = new Intl.NumberFormat('de-DE')

/** Ein Satz dazu, warum ein Tag so ist; `day` wählt unter den Wendungen, damit sich Tage unterscheiden. */
export function dayReasonDe(reason: DayReason, day: number): string {
  const pick = (...wordings: string[]) => wordings[day % wordings.length] ?? ''
  switch (reason.kind) {
    case 'event':
      return pick(
        `Heute richtet sich alles nach „${reason.sight.name.de}“.`,
        `Der Tag dreht sich um „${reason.sight.name.de}“: Das gibt es nur jetzt.`,
      )
    case 'excursion':
      return reason.others > 1
        ? `Heute geht es hinaus: ${reason.minutes} Minuten ${MODES[reason.mode]}, Ziel ${reason.sight.name.de}, dazu ${count(reason.others, 'weitere Station', 'weitere Stationen')}.`
        : pick(
            `Der Weg dauert ${reason.minutes} Minuten ${MODES[reason.mode]}, deshalb gehört der Tag vor allem diesem Ziel: ${reason.sight.name.de}.`,
            `Ein Tag draußen: ${reason.minutes} Minuten ${MODES[reason.mode]}, Ziel ${reason.sight.name.de}, zum Abendessen zurück.`,
          )
    case 'move':
      return capital(
        `zuerst etwa ${duration(reason.minutes)} ${to(reason.base.de)}, danach ${reason.stops === 1 ? 'eine Station' : count(reason.stops, 'Station', 'Stationen')} nahe der neuen Unterkunft.`,
      )
    case 'fixed-start':
      return pick(
        `Fester Termin um ${clockTime(reason.start)} Uhr: ${reason.sight.name.de}. Alles andere richtet sich danach.`,
        `Um ${clockTime(reason.start)} Uhr beginnt ${reason.sight.name.de}; der übrige Tag liegt drum herum.`,
      )
    case 'dusk':
      return pick(
        `Zum Schluss ${reason.sight.name.de}: Ab etwa ${clockTime(reason.start)} Uhr ist dort das Licht am schönsten.`,
        `Für das Abendlicht aufgehoben, ab etwa ${clockTime(reason.start)} Uhr: ${reason.sight.name.de}.`,
      )
    case 'early':
      return pick(
        `Zuerst um ${clockTime(reason.start)} Uhr ${reason.sight.name.de}, bevor es voll wird.`,
        reason.start <= EARLY_RISE
          ? `Früh los: ${reason.sight.name.de} ist am späten Vormittag ein anderer Ort.`
          : `Zum Auftakt ${reason.sight.name.de}: Später am Tag ist es dort am vollsten.`,
      )
    case 'closing-day':
      return `Heute geschlossen: ${list(reason.names.map(({ name }) => name.de))}. Deshalb ist alles andere dran.`
    case 'close-together': {
      const km = NUMBERS.format(reason.km)
      if (!reason.onFoot)
        return pick(
          `Einmal hinfahren, dann liegt alles in ${km} km Umkreis, von ${reason.first.name.de} bis ${reason.last.name.de}.`,
          `Ein Viertel, ein Tag: ${count(reason.stops, 'Station', 'Stationen')} in ${km} km Umkreis.`,
          `Zwischen ${reason.first.name.de} und ${reason.last.name.de} liegen heute höchstens ${km} km.`,
        )
      return pick(
        `Alles in höchstens ${km} km Umkreis, von ${reason.first.name.de} bis ${reason.last.name.de}: ein Tag zu Fuß.`,
        `${capital(count(reason.stops, 'Station', 'Stationen'))} in ${km} km Umkreis: Tram und Bus braucht es heute nicht.`,
        `Von ${reason.first.name.de} bis ${reason.last.name.de} läuft man überall hin, weiter als ${km} km liegt nichts auseinander.`,
      )
    }
    case 'arrival':
      if (reason.minutes > FAR_FIRST)
        return `Gleich am ersten Tag hinaus: ${reason.sight.name.de}, ${reason.minutes} Minuten von der Unterkunft.`
      return `Ein sanfter Anfang: ${reason.sight.name.de}, ${reason.minutes <= 5 ? 'gleich nebenan' : `${reason.minutes} Minuten von der Unterkunft`}.`
    case 'departure':
      return reason.isNear
        ? `Nah genug am Gepäck für die letzten Stunden ohne Eile: ${reason.sight.name.de}.`
        : `Zum Abschied noch einmal hinaus: ${reason.sight.name.de}, danach bleibt Zeit für das Gepäck.`
    case 'main':
      if (reason.others === 0) return `Heute nur ein Ziel, ${reason.sight.name.de}: Bleib, so lange du magst.`
      return pick(
        `Mittelpunkt des Tages: ${reason.sight.name.de}; alles andere liegt auf dem Weg.`,
        `Das Ziel heute: ${reason.sight.name.de}. Wer dort länger bleiben will, streicht danach etwas.`,
        `Das Beste am Tag ist heute dies: ${reason.sight.name.de}; für den Rest braucht es keine Eile.`,
      )
    case 'open':
      return openDe(reason, day + 1)
    case 'once-more':
      return `An Tag ${day + 1} darf Schönes ein zweites Mal sein, und das Tempo darf sinken.`
  }
}

function openDe({ role, base: { de: base } }: Extract<DayReason, { kind: 'open' }>, number: number): string {
  switch (role) {
    case 'journey':
      return `Dieser Tag gehört der Anreise: ${base} wartet.`
    case 'arrival':
      return `Am ersten Tag liegt nichts fest: ${base} läuft nicht weg, wenn es später wird.`
    case 'departure':
      return `Die Heimreise gibt die Zeiten vor: ${base} hat heute keine festen Termine mehr.`
    default:
      return `Tag ${number} bleibt mit Absicht frei: Das Beste dieser Gegend, ${base}, liegt auf den anderen Tagen.`
  }
}
