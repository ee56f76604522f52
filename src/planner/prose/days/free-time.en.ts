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
      ['Settle in, look around, sit down', 'The first afternoon needs no goal; a good place to sit will do.'],
    ],
    morning: [
      ['A slow start where you stay', 'You see more when rested, and most doors open later anyway.'],
      [
        'Breakfast out, then whatever is near',
        'A morning without a ticket costs little and is often the one remembered.',
      ],
      ['To the water or somewhere green', 'In the morning it is at its emptiest there.'],
      ['Shop where the neighbours do', 'A market or the shop on the corner shows what people here eat.'],
      ['Something you passed the day before', 'What there was no time for then, there is time for now.'],
    ],
    afternoon: [
      [
        'A bench, a terrace or a shore with a view',
        'One quiet place in the afternoon is enough for an easy day.',
      ],
      ['A book and something to drink', 'Sitting still is a way to see a place too.'],
      ['The place you liked most, once more', 'The second look has no list to work through.'],
      ['Something sweet and a seat outside', 'An hour of watching tells a lot about a place.'],
    ],
    departure: [
      ['A last walk without bags', 'Nothing far on the day of the journey: it starts more calmly.'],
    ],
  },
  sightseeing: {
    arrival: [
      [
        'A first look around without a ticket',
        'See the whole once at the start and you will find your way on the other days.',
      ],
    ],
    morning: [
      ['What this place is best known for', 'Go as early as it is open: it gets busier through the morning.'],
      ['The center, with a map at hand', 'Seen once as a whole, the parts of a place join up.'],
      ['The local history museum', 'What you see later makes more sense after it.'],
      ['A tour with somebody who lives here', 'Two hours with a local stand in for a book.'],
      [
        'Something that is on just now',
        'Ask where you stay about exhibitions and festivals; no guidebook knows them.',
      ],
    ],
    afternoon: [
      ['A viewpoint while the light is good', 'From above you see what you have done and what is left.'],
      ['The next sight on your own list', 'Two larger sights a day leave room for what you come across.'],
      [
        'Something without a ticket',
        'After a visit indoors, an hour outside is worth more than another hall.',
      ],
      ['A spot nearby that no guidebook shows', 'A little further on, daily life often begins.'],
    ],
    departure: [
      ['Whatever was missed so far', 'Only what is near: the bags and the journey set the hour today.'],
    ],
  },
  action: {
    arrival: [['Stretch your legs and book tomorrow', 'What begins early is agreed on the evening before.']],
    morning: [
      [
        'The main outing of the day',
        'Book it where you stay and start early: weather and legs are best before noon.',
      ],
      ['The one thing you came to do', 'In bad weather swap this day for another: the trip is made for it.'],
      [
        'Out with somebody who knows the ground',
        'Ask where you stay for a guide; they know what is open, safe and worth it this week.',
      ],
      [
        'A stretch under your own steam',
        'On foot, by bike or by boat where that is safe: tell somebody when you mean to be back.',
      ],
      ['A lesson for beginners', 'One morning is enough to know whether you want more of it.'],
    ],
    afternoon: [
      ['A shorter round nearby', 'Keep a reserve for the way back.'],
      [
        'Rest, then a second look',
        'Half a day of doing is plenty; the rest goes to what it made you curious about.',
      ],
      ['Something to try for the first time', 'An hour with an instructor beats a day of watching.'],
      ['Stretch, sit down, do nothing', 'Rest is part of it too.'],
    ],
    departure: [
      ['A short round before you leave', 'Nothing that could take longer: the journey is enough for today.'],
    ],
  },
  wild: {
    arrival: [
      ['Settle in where you stay', 'Ask about the next day: who guides, when it starts, what to bring.'],
    ],
    morning: [
      ['Out with a guide', 'They know where it is worth being today; book where you stay.'],
      ['Out with somebody who knows the animals', 'Ground, animals and weather are no matter for guesses.'],
      ['The quieter side of it', 'Ask your guide where few others go this week.'],
    ],
    afternoon: [
      ['Rest where you stay', 'The middle of the day belongs to nobody out there.'],
      ['Out once more with the guide', 'Back before dark: nobody goes alone out there.'],
    ],
    departure: [['A last look from where you stay', 'Transfers here leave on time and seldom wait.']],
  },
}

export const openPartEn: Prose['open'] = (type, part, day) => {
  const parts = PARTS[type][part]
  const [title, why] = parts[day % parts.length] ?? ['Open time', 'Yours to fill.']
  return { title, why }
}
