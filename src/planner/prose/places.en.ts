// English says "in Vienna", but "in the Maldives" and "at Niagara Falls".

const WITH_ARTICLE = new Set(
  (
    'Amalfi Coast,Azores,Black Forest,Cinque Terre,Faroe Islands,Galápagos Islands,Grand Canyon,Isle of Skye,Lake District,' +
    'Lofoten,Loire Valley,Maasai Mara,Maldives,Plitvice Lakes,Serengeti,Seychelles'
  ).split(','),
)
const AT = new Set(
  'Grand Canyon,Iguazú Falls,Machu Picchu,Mont-Saint-Michel,Niagara Falls,Petra,Plitvice Lakes,Uluru,Victoria Falls'.split(
    ',',
  ),
)
const ON = new Set(
  'Amalfi Coast,Bora Bora,Boracay,Corfu,Crete,Easter Island,Isle of Skye,Kos,Lake Como,Lake Garda,Maui,Mykonos,Rhodes,Santorini,Sylt,Zakynthos'.split(
    ',',
  ),
)

/** "Vienna", "the Maldives" */
export function withArticle(place: string): string {
  return WITH_ARTICLE.has(place) ? `the ${place}` : place
}

/** "in Vienna", "on Crete", "at Niagara Falls" */
export function at(place: string): string {
  return `${AT.has(place) ? 'at' : ON.has(place) ? 'on' : 'in'} ${withArticle(place)}`
}
