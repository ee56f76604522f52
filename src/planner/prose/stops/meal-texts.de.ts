import type { MealTexts } from './meal-texts.ts'

function pick(turn: number, ...texts: readonly [string, ...string[]]): string {
  return texts[turn % texts.length] ?? texts[0]
}

export const MEALS_DE: MealTexts = {
  around: (meal, area) => `${meal === 'lunch' ? 'Mittagessen' : 'Abendessen'} in der Gegend: ${area}`,
  anyKitchen: (area, dish, turn) =>
    dish
      ? pick(
          turn,
          `${area}: mehrere Küchen zur Wahl, am besten dort, wo es voll ist, und mit ${dish} auf der Karte.`,
          `${area}: erst die Tafeln lesen, dann setzen; zu empfehlen ist ${dish}.`,
        )
      : `${area}: mehrere Küchen zur Wahl, am besten dort, wo es voll ist.`,
  open: (meal, dish, turn) => {
    if (!dish) return 'In der Nähe kennen wir kein Lokal: fragen, wer nebenan gut kocht.'
    return meal === 'lunch'
      ? pick(
          turn,
          `Unterwegs kennen wir kein Lokal: Wo es ${dish} gibt, ist man richtig.`,
          `Offen gelassen: Eine einfache Küche am Weg genügt, am besten eine mit ${dish} auf der Karte.`,
        )
      : pick(
          turn,
          `Für heute Abend nennen wir kein Lokal; in der Unterkunft fragen, wo ${dish} gut ist.`,
          `Offen gelassen: in der Unterkunft oder nebenan essen, am besten ${dish}.`,
        )
  },
  openFor: {
    vegetarian: (place, turn) =>
      pick(
        turn,
        `Offen gelassen: Ein vegetarisches Lokal kennen wir in der Nähe nicht. Indische, libanesische und italienische Küchen sind ${place} eine sichere Wahl.`,
        'In der Nähe kennen wir kein vegetarisches Lokal: Eine Markthalle oder ein Bäcker mit Salaten hilft weiter.',
      ),
    vegan: (place, turn) =>
      pick(
        turn,
        `Offen gelassen: Ein veganes Lokal kennen wir in der Nähe nicht. ${upper(place)} nach indischen, libanesischen oder äthiopischen Küchen suchen, oder nach einem Laden mit Salaten.`,
        'In der Nähe kennen wir kein veganes Lokal: Falafel, Reis mit Gemüse oder Obst vom Marktstand finden sich am ehesten.',
      ),
    halal: (place, turn) =>
      pick(
        turn,
        `Offen gelassen: Ein Halal-Lokal kennen wir in der Nähe nicht. Türkische, arabische, pakistanische und malaiische Küchen ${place} zeigen das Zeichen an der Tür; vor dem Bestellen fragen.`,
        'In der Nähe kennen wir kein Halal-Lokal: Fisch oder eine fleischlose Küche ist die sichere Wahl, und die nächste Moschee kennt Metzger und Grills der Umgebung.',
      ),
    kosher: (place, turn, isKnown) =>
      isKnown
        ? pick(
            turn,
            `Offen gelassen: Eine koschere Küche kennen wir in der Nähe nicht. Einen Tag vorher bei der jüdischen Gemeinde oder Chabad ${place} fragen, oft wird ins Hotel geliefert.`,
            'In der Nähe kennen wir keine koschere Küche: Obst und verpackte Ware mit Zertifikat aus dem Supermarkt helfen weiter.',
          )
        : pick(
            turn,
            'Offen gelassen: Eine koschere Küche kennen wir hier nicht. Vorbestelltes oder Mitgebrachtes essen; die Tipps nennen, von wem.',
            'Mangels koscherer Küche: eine versiegelte Mahlzeit, Obst und was ein Zertifikat trägt.',
          ),
  },
  late: (near, turn) =>
    near
      ? pick(
          turn,
          `Wenn man wieder da ist, haben die Küchen zu (letzter Halt: ${near}): vorher in einem Laden einkaufen oder unterwegs früh essen.`,
          `Letzter Halt: ${near}. Bis man zurück ist, schließen die Küchen: Brot, Käse und Obst für den Abend in die Unterkunft legen.`,
        )
      : 'Dann haben die Küchen schon zu: Brot, Käse und Obst für den Abend in die Unterkunft legen.',
  atLodging: (meal) => `${meal === 'lunch' ? 'Mittagessen' : 'Abendessen'} in der Unterkunft`,
  shabbat: (isFeast) =>
    `${isFeast ? 'Wegen des Feiertags offen: Koschere Küchen sind von seinem Vorabend bis zu seiner letzten Nacht zu.' : 'Wegen des Schabbats offen: Koschere Küchen sind von Freitag vor Sonnenuntergang bis Samstagnacht zu.'} Das Essen vorbestellen oder in der Unterkunft bereithalten.`,
  fasting: (event) =>
    `${event}: Küchen öffnen erst nach Sonnenuntergang. Mittags in der Unterkunft essen, oder morgens einkaufen und abseits der Blicke essen.`,
  shut: (event) =>
    `${event}: Die meisten Küchen bleiben zu. Mahlzeiten mit der Unterkunft absprechen oder am Vortag einkaufen.`,
  onTrip: {
    counted: 'Die Zeit zum Essen ist eingerechnet.',
    table: (name, order) =>
      order
        ? `Mittagessen unterwegs: ${name}. ${order}`
        : `Mittagessen unterwegs: ${name}; dort nach Fleischlosem fragen.`,
    bring: (shop) =>
      shop
        ? `Proviant und Wasser aus der Stadt mitnehmen; ${shop} öffnet früh genug dafür.`
        : 'Proviant und Wasser aus der Stadt mitnehmen.',
    ask: 'Beim Buchen fragen, ob ein Mittagessen dabei ist, sonst eines mitnehmen.',
    inside: 'Mittags isst man drinnen, an den Theken für Besucher oder aus der eigenen Tasche.',
    there: (dish) =>
      dish
        ? `Mittagessen dort, in einer einfachen Küche am Weg; am besten ${dish}.`
        : 'Mittagessen dort, in einer einfachen Küche am Weg.',
    bringFor: {
      vegetarian: 'Vorsichtshalber etwas ohne Fleisch mitnehmen: Dort kennen wir keine vegetarische Küche.',
      vegan: 'Ein veganes Mittagessen mitnehmen: Dort kennen wir keine Küche dafür.',
      halal: 'Das Mittagessen mitnehmen oder Fisch essen: Dort kennen wir keine Halal-Küche.',
      kosher: 'Ein koscheres Mittagessen mitnehmen: Dort kennen wir keine Küche dafür.',
    },
    askFor: {
      vegetarian: 'Beim Buchen nach einem Essen ohne Fleisch fragen und vorsichtshalber etwas mitnehmen.',
      vegan: 'Beim Buchen nach einem veganen Mittagessen fragen oder eines mitnehmen.',
      halal: 'Beim Buchen fragen, ob das Essen halal ist, oder eines mitnehmen.',
      kosher: 'Ein koscheres Mittagessen mitnehmen: Unterwegs gibt es keines.',
    },
  },
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
