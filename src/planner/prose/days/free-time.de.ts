import type { Prose } from '../prose.ts'

type Part = readonly [title: string, why: string]

/**
 * Outlines for half a day where no sights are known. They name no place, and hold for a town as for an island; those of
 * a reserve are its own. Mornings and afternoons differ in number, so that a pair comes back only after twenty days.
 */
const PARTS: Record<
  'relaxed' | 'sightseeing' | 'action' | 'wild',
  Record<'arrival' | 'morning' | 'afternoon' | 'departure', Part[]>
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
      ['Zum Wasser oder ins Grüne', 'Am Vormittag ist es dort am leersten.'],
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
      ['Ein Buch und etwas zu trinken', 'Auch im Sitzen lernt man einen Ort kennen.'],
      ['Noch einmal dorthin, wo es am schönsten war', 'Beim zweiten Mal wartet keine Liste mehr.'],
      ['Etwas Süßes und ein Platz im Freien', 'Eine Stunde Zuschauen erzählt viel über einen Ort.'],
    ],
    departure: [
      ['Ein letzter Spaziergang ohne Gepäck', 'Am Reisetag nichts Weites: So beginnt die Fahrt in Ruhe.'],
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
        'Etwas, das es nur gerade gibt',
        'In der Unterkunft nach Ausstellungen und Festen fragen; die stehen in keinem Reiseführer.',
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
    departure: [
      ['Was bisher zu kurz kam', 'Nur was nahe liegt: Gepäck und Reise geben heute die Stunde vor.'],
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
        'Das, wofür die Reise gemacht wird',
        'Bei schlechtem Wetter mit einem anderen Tag tauschen: Dafür ist die Reise da.',
      ],
      [
        'Hinaus mit jemandem, der sich auskennt',
        'In der Unterkunft nach einer Führung fragen; dort weiß man, was gerade offen, sicher und lohnend ist.',
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
      ['Dehnen, hinsetzen, nichts tun', 'Auch Pausen machen stark.'],
    ],
    departure: [
      ['Eine kurze Runde vor der Abreise', 'Nichts, was länger dauern könnte: Die Reise genügt für heute.'],
    ],
  },
  wild: {
    arrival: [
      [
        'Ankommen in der Unterkunft',
        'Den nächsten Tag besprechen: wer führt, wann es losgeht, was mitkommt.',
      ],
    ],
    morning: [
      ['Hinaus mit einer Führung', 'Dort weiß man, wo es sich heute lohnt; in der Unterkunft buchen.'],
      ['Hinaus mit jemandem, der die Tiere kennt', 'Bei Gelände, Tieren und Wetter wird nicht geraten.'],
      ['Die stillere Seite', 'Bei der Führung fragen, wo diese Woche kaum jemand unterwegs ist.'],
    ],
    afternoon: [
      ['Ausruhen in der Unterkunft', 'Die Mittagsstunden gehören dort draußen niemandem.'],
      ['Noch einmal hinaus mit der Führung', 'Vor der Dunkelheit zurück: Allein geht dort niemand.'],
    ],
    departure: [
      ['Ein letzter Blick von der Unterkunft aus', 'Die Fahrten gehen hier pünktlich und warten selten.'],
    ],
  },
}

export const openPartDe: Prose['open'] = (type, part, day) => {
  const parts = PARTS[type][part]
  const [title, why] = parts[day % parts.length] ?? ['Freie Zeit', 'Ganz nach Laune.']
  return { title, why }
}
