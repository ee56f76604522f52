import type { Prose } from './prose.ts'

type Part = readonly [title: string, why: string]

/**
 * Outlines for half a day where no sights are known. They name no place, and hold for a city as for an island or a
 * reserve. Mornings and afternoons differ in number, so that a pair comes back only after twenty days.
 */
const PARTS: Record<
  'relaxed' | 'sightseeing' | 'action',
  Record<'arrival' | 'morning' | 'afternoon', Part[]>
> = {
  relaxed: {
    arrival: [
      [
        'Ankommen, umsehen, sitzen bleiben',
        'Der erste Nachmittag braucht kein Ziel; ein guter Platz zum Sitzen genügt.',
      ],
    ],
    morning: [
      [
        'Ein langsamer Anfang in der Unterkunft',
        'Ausgeschlafen sieht man mehr, und die meisten Türen öffnen ohnehin erst später.',
      ],
      [
        'Auswärts frühstücken, danach in die Nähe',
        'Ein Vormittag ohne Eintritt kostet wenig und bleibt oft am längsten in Erinnerung.',
      ],
      ['Zum Wasser oder ins Grüne', 'Am Vormittag ist es dort am kühlsten und am leersten.'],
      [
        'Einkaufen, wo es die Nachbarn tun',
        'Auf einem Markt oder im Laden an der Ecke sieht man, was hier auf den Tisch kommt.',
      ],
      ['Etwas, das gestern am Weg lag', 'Wofür keine Zeit war, dafür ist sie heute da.'],
    ],
    afternoon: [
      [
        'Eine Bank, eine Terrasse oder ein Ufer mit Aussicht',
        'Ein ruhiger Ort am Nachmittag genügt für einen leichten Tag.',
      ],
      ['Schatten, ein Buch und etwas Kaltes zu trinken', 'Auch im Sitzen lernt man einen Ort kennen.'],
      ['Noch einmal dorthin, wo es am schönsten war', 'Beim zweiten Mal wartet keine Liste mehr.'],
      ['Etwas Süßes und ein Platz im Freien', 'Eine Stunde Zuschauen erzählt viel über einen Ort.'],
    ],
  },
  sightseeing: {
    arrival: [
      [
        'Ein erster Überblick ohne Eintritt',
        'Wer am Anfang das Ganze sieht, findet sich an den übrigen Tagen zurecht.',
      ],
    ],
    morning: [
      ['Das, wofür der Ort bekannt ist', 'So früh wie möglich hin: Über den Vormittag wird es voller.'],
      [
        'Mitten hinein, mit einer Karte in der Hand',
        'Wer einmal das Ganze gesehen hat, versteht, wie die Teile zusammenhängen.',
      ],
      ['Dorthin, wo die Geschichte erzählt wird', 'Danach versteht man besser, was man später sieht.'],
      [
        'Eine Führung mit jemandem von hier',
        'Zwei Stunden mit einem Menschen, der hier lebt, ersetzen ein Buch.',
      ],
      [
        'Ein Haus, das gerade etwas Neues zeigt',
        'In der Unterkunft nach laufenden Ausstellungen fragen; die stehen in keinem Reiseführer.',
      ],
    ],
    afternoon: [
      ['Ein Aussichtspunkt bei gutem Licht', 'Von oben sieht man, was schon war und was noch fehlt.'],
      ['Der nächste Punkt auf der eigenen Liste', 'Zwei größere Besuche am Tag lassen Platz für Zufälle.'],
      [
        'Etwas ohne Eintritt',
        'Nach einem Besuch drinnen ist eine Stunde draußen mehr wert als der nächste Saal.',
      ],
      ['Ein Ort in der Nähe, den kein Reiseführer zeigt', 'Ein kleines Stück weiter beginnt oft der Alltag.'],
    ],
  },
  action: {
    arrival: [
      [
        'Die Beine vertreten und den nächsten Tag buchen',
        'Was früh beginnt, wird am Abend vorher vereinbart.',
      ],
    ],
    morning: [
      [
        'Die große Unternehmung des Tages',
        'In der Unterkunft buchen und früh los: Wetter und Beine sind vor Mittag am besten.',
      ],
      [
        'Hinaus mit jemandem, der sich auskennt',
        'In der Unterkunft nach einer Führung fragen; dort weiß man, was gerade offen, sicher und lohnend ist.',
      ],
      [
        'Das, wofür die Reise gemacht wird',
        'Am besten zuerst: Ein Tag mit schlechtem Wetter lässt sich dann noch tauschen.',
      ],
      [
        'Eine Strecke aus eigener Kraft',
        'Zu Fuß, auf dem Rad oder im Boot, wo das sicher ist: vorher sagen, wann man zurück sein will.',
      ],
      ['Ein Kurs für Anfänger', 'Ein Vormittag reicht, um zu wissen, ob man mehr davon will.'],
    ],
    afternoon: [
      ['Eine kürzere Runde in der Nähe', 'Für den Rückweg eine Reserve behalten.'],
      [
        'Ausruhen, dann ein zweiter Blick',
        'Ein halber Tag Bewegung genügt; der Rest gehört dem, worauf er neugierig gemacht hat.',
      ],
      [
        'Etwas, das man noch nie probiert hat',
        'Eine Stunde mit Anleitung ist mehr wert als ein Tag Zuschauen.',
      ],
      ['Baden, dehnen, nichts tun', 'Auch Pausen machen stark.'],
    ],
  },
}

export const openPartDe: Prose['open'] = (type, part, day) => {
  const parts = PARTS[type][part]
  const [title, why] = parts[day % parts.length] ?? ['Freie Zeit', 'Ganz nach Laune.']
  return { title, why }
}
