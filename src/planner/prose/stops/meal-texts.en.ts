import type { MealTexts } from './meal-texts.ts'

function pick(turn: number, ...texts: readonly [string, ...string[]]): string {
  return texts[turn % texts.length] ?? texts[0]
}

export const MEALS_EN: MealTexts = {
  around: (meal, area) => `${meal === 'lunch' ? 'Lunch' : 'Dinner'} around ${area}`,
  anyKitchen: (area, dish, turn) =>
    dish
      ? pick(
          turn,
          `${area}: several kitchens to choose from. Go where it is full, and try ${dish}.`,
          `${area}: read the boards before you sit down, and look for ${dish}.`,
        )
      : `${area}: several kitchens to choose from. Go where it is full.`,
  open: (meal, dish, turn) => {
    if (!dish) return 'We name no table here: ask who cooks well close by.'
    return meal === 'lunch'
      ? pick(
          turn,
          `We name no table on the way: where you see ${dish}, sit down.`,
          `Left open: any simple kitchen on the way will do, best one that makes ${dish}.`,
        )
      : pick(
          turn,
          `We name no table tonight; ask where you stay who cooks a good ${dish}.`,
          `Left open: eat where you stay or next door, best of all ${dish}.`,
        )
  },
  openFor: {
    vegetarian: (place, turn) =>
      pick(
        turn,
        `Left open: we know no vegetarian table near then. Indian, Lebanese and Italian kitchens are a safe bet ${place}.`,
        'We know no vegetarian table near: a market hall or a bakery with salads carries you over.',
      ),
    vegan: (place, turn) =>
      pick(
        turn,
        `Left open: we know no vegan table near then. Look for an Indian, Lebanese or Ethiopian kitchen ${place}, or a shop with ready salads.`,
        'We know no vegan table near: falafel, rice with vegetables or a market stall with fruit are the likely finds.',
      ),
    halal: (place, turn) =>
      pick(
        turn,
        `Left open: we know no halal table near then. Turkish, Arab, Pakistani and Malay kitchens ${place} show the sign at the door; ask before you order.`,
        'We know no halal table near: fish or a meat-free kitchen is the safe choice, and the nearest mosque knows the butchers and grills around it.',
      ),
    kosher: (place, turn, isKnown) =>
      isKnown
        ? pick(
            turn,
            `Left open: we know no kosher kitchen open near then. Ask the Jewish community or Chabad house ${place} a day ahead, many send meals to hotels.`,
            'We know no kosher kitchen near: fruit and sealed goods with a certificate from a supermarket carry you over.',
          )
        : pick(
            turn,
            'Left open: no kosher kitchen is known to us here. Eat what you ordered ahead or brought; the tips say where from.',
            'For want of a kosher kitchen: a sealed meal, fruit and what has a certificate.',
          ),
  },
  late: (near, turn) =>
    near
      ? pick(
          turn,
          `Back from ${near} after the kitchens close: buy supper in a shop before you set out, or eat early out there.`,
          `Kitchens are shut by the time you are back from ${near}: have bread, cheese and fruit ready where you stay.`,
        )
      : 'Kitchens are shut by then: have bread, cheese and fruit ready where you stay.',
  atLodging: (meal) => `${meal === 'lunch' ? 'Lunch' : 'Dinner'} where you stay`,
  shabbat: (isFeast) =>
    `${isFeast ? 'Left open for the feast: kosher kitchens are shut from its eve until its last night.' : 'Left open for Shabbat: kosher kitchens are shut from Friday before sunset to Saturday night.'} Order the meal ahead, or have it ready where you stay.`,
  fasting: (event) =>
    `${event}: kitchens open after sunset only. Have lunch where you stay, or buy it in the morning and eat it out of sight.`,
  shut: (event) =>
    `${event}: most kitchens stay shut. Agree on meals with where you stay, or buy what you need the day before.`,
  onTrip: {
    counted: 'The time for lunch is counted in.',
    table: (name, order) =>
      order
        ? `Lunch on the way: ${name}. ${order}`
        : `Lunch on the way: ${name}; ask for the meatless dishes.`,
    bring: (shop) =>
      shop
        ? `Bring lunch and water from town; ${shop} opens early enough to buy it.`
        : 'Bring lunch and water from town.',
    ask: 'Ask when you book whether lunch is part of it, and bring it if not.',
    inside: 'Lunch is had inside, at the counters for visitors or from your own bag.',
    there: (dish) =>
      dish
        ? `Lunch out there, in a plain kitchen by the way; look for ${dish}.`
        : 'Lunch out there, in a plain kitchen by the way.',
    bringFor: {
      vegetarian: 'Bring something meat-free in case: we know no vegetarian kitchen out there.',
      vegan: 'Bring a vegan lunch: we know no kitchen for it out there.',
      halal: 'Bring lunch, or eat fish: we know no halal kitchen out there.',
      kosher: 'Bring a kosher lunch: we know no kitchen for it out there.',
    },
    askFor: {
      vegetarian: 'Ask for a meatless lunch when you book, and bring something in case.',
      vegan: 'Ask for a vegan lunch when you book, or bring one.',
      halal: 'Ask when you book whether lunch is halal, or bring one.',
      kosher: 'Bring a kosher lunch: none is served on the way.',
    },
  },
}
