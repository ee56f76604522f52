import { LONG_DRIVE } from '../limits.ts'
import type { LegMode } from '../plan.ts'
import type { LegTexts } from './leg-texts.ts'
import { at, from, to, toAll } from './places.de.ts'
import { capital, count, datesOf, duration, list } from './vocabulary.de.ts'

const BY: Record<LegMode, string> = {
  train: 'mit dem Zug',
  bus: 'mit dem Bus',
  ferry: 'mit der Fähre',
  car: 'auf der Straße',
  flight: 'mit dem Flugzeug samt der Zeit an beiden Flughäfen',
}
const LOOK_UP: Record<LegMode, string> = {
  train: 'die Verbindung vor dem Buchen nachsehen',
  bus: 'Bus und Haltestelle vorher nachsehen',
  ferry: 'Fähren fahren nicht an jedem Tag des Jahres, deshalb vorher nachsehen',
  car: 'eine Pause einplanen',
  flight: 'die Zeiten gibt die Fluggesellschaft vor',
}
const BAGS: Record<LegMode, string> = {
  train: 'Das Gepäck kommt mit; bis das Zimmer frei ist, bleibt es an der Rezeption.',
  bus: 'Das Gepäck kommt in den Laderaum; bis das Zimmer frei ist, bleibt es an der Rezeption.',
  ferry: 'Das Gepäck kommt mit; bis das Zimmer frei ist, bleibt es an der Rezeption.',
  car: 'Das Gepäck bleibt im Kofferraum, bis das Zimmer frei ist.',
  flight: 'Das Gepäck wird aufgegeben; bis das Zimmer frei ist, bleibt es an der Rezeption.',
}

export const LEGS_DE: LegTexts = {
  note({ mode, minutes, depart, shift, via }) {
    const hours = Math.abs(shift) / 60
    const clocks = shift
      ? ` Abfahrt um ${depart} nach der Uhr dort; am Ziel ist es ${hours === 1 ? 'eine Stunde' : `${String(hours).replace('.', ',')} Stunden`} ${shift > 0 ? 'später' : 'früher'}.`
      : ''
    const broken =
      via && mode === 'train'
        ? ` Zwei Fahrkarten kaufen, bis ${via} und von dort weiter, falls deine keinen Halt erlaubt.`
        : ''
    const hint = mode === 'car' && minutes < LONG_DRIVE ? '' : `; ${LOOK_UP[mode]}`
    return `Etwa ${duration(minutes)} ${BY[mode]}, von Tür zu Tür${hint}.${clocks}${broken} ${BAGS[mode]}`
  },
  lastHours: (from) => `Letzte Stunden ${at(from)}`,
  farFlight({ from, nights, isLate, isBackInTime, minutes, depart, shift }) {
    const hours = Math.abs(shift) / 60
    const clocks = shift
      ? `, am Ziel ist es ${hours === 1 ? 'eine Stunde' : `${String(hours).replace('.', ',')} Stunden`} ${shift > 0 ? 'später' : 'früher'}`
      : ''
    const aboard =
      nights > 1
        ? `${count(nights, 'Nacht vergeht', 'Nächte vergehen')} unterwegs.`
        : 'Die Nacht vergeht an Bord.'
    return [
      `Aufbruch ${at(from)} gegen ${depart}; von Tür zu Tür dauert es ${duration(minutes)}${clocks}.`,
      ...(nights > 0 ? [aboard] : []),
      ...(isBackInTime ? ['Über die Datumsgrenze: Ankunft am Tag des Abflugs.'] : []),
      ...(isLate ? [`Bis dahin gehört der Tag ${at(from)} dir; das Gepäck bleibt an der Rezeption.`] : []),
      'Die Zeiten gibt dein Ticket vor.',
    ].join(' ')
  },
  lunch: {
    train: 'Das Mittagessen fällt in die Zugfahrt: etwas mitnehmen.',
    bus: 'Das Mittagessen fällt in die Busfahrt: etwas mitnehmen.',
    ferry: 'Das Mittagessen fällt in die Überfahrt.',
    car: 'Das Mittagessen fällt in die Fahrt: einkehren, wo es etwas gibt, oder etwas einpacken.',
    flight: 'Mittagessen gibt es am Flughafen oder an Bord.',
  },
  toHalt: (start, halt) =>
    start ? `${capital(from(start))} zum Halt: ${halt}` : `Weiter zum nächsten Halt: ${halt}`,
  onTo: (place) => `Weiter ${to(place)}`,
  toBed: (place) => `Weiter zur Unterkunft ${at(place)}`,
  onward: (mode, minutes) => `Noch ${duration(minutes)} ${BY[mode]}.`,
  via: (place, sights, mode) => ({
    title: `Halt unterwegs: ${place}`,
    why:
      sights.length > 1
        ? `Auf dem Weg, mit Zeit für ein Mittagessen und ein, zwei Ziele: ${list(sights)}.`
        : `Auf dem Weg, mit Zeit für ein Mittagessen: ${list(sights)}.`,
    note:
      mode === 'car'
        ? 'Das Gepäck nicht sichtbar im Kofferraum lassen, am besten auf einem bewachten Parkplatz.'
        : 'Das Gepäck kommt in ein Schließfach am Bahnhof; Münzen oder Karte bereithalten.',
  }),
  openJaw: (to, from) => `hin nach ${to}, zurück ab ${from}`,
  oneWayHire: (to, from) => `Abholung ${to}, Rückgabe ${from}, mit Einweggebühr`,
  hireDays: datesOf,
  entry: (country) => `Einreise: ${country}`,
  border({ country, from, control, currency, plugs, isEntryTold }) {
    const facts = [
      control
        ? `Pässe werden kontrolliert${isEntryTold ? '.' : '; vorher nachsehen, ob du ein Visum brauchst.'}`
        : 'Meist wird nicht kontrolliert, Pass oder Personalausweis gehört trotzdem ins Gepäck.',
      currency ? `Bezahlt wird in ${currency}.` : 'Das Geld bleibt dasselbe.',
      plugs ? `Steckdosen sind vom Typ ${list(plugs)}.` : 'Die Stecker passen weiter.',
    ]
    return { topic: `Grenze: ${from} – ${country}`, text: facts.join(' ') }
  },
  onwardReason: (days, place, others) => ({
    topic: 'Warum mehrere Orte',
    text: `In ${days} Tage passt mehr als ${place} allein, deshalb geht es weiter ${toAll(others)}; jeder Ort hat so viele Nächte, wie es dort zu sehen gibt. Wer lieber nur einmal auspackt, wählt „An einem Ort bleiben“ und plant neu.`,
  }),
  repeats: (day, place, oneBase) => ({
    topic: 'Mehr Tage als Sehenswertes',
    text: `Ab Tag ${day} führen manche Tage zu schon Gesehenem: Für so viele gibt es ${at(place)} nichts Neues. Ein kürzerer Aufenthalt genügt; wer jeden Tag Neues sehen möchte, ${oneBase ? 'wählt „An einem Ort bleiben“ ab' : 'nennt einen zweiten Ort als weiteren Halt'} und plant neu.`,
  }),
  lastNight: (place) => ({
    topic: 'Die letzte Nacht',
    text: `Die Runde würde weit vom Flughafen enden, deshalb ist die letzte Nacht noch einmal ${at(place)}: Am Tag des Abflugs bleibt so nur ein kurzer Weg.`,
  }),
  summary: ({ stops, home }) =>
    `Die Nächte: ${list(stops.map(({ name, nights }) => `${nights} ${at(name)}`))}${home ? `, dann zurück ${to(home)}` : ''}.`,
}
