/** Why a sight of the atlas stands further than 300 m from the listing of its name, where the listing is the one that errs. */
export const LISTING_REASONS: Readonly<Record<string, string>> = {
  'gran-canaria/palmitos-park': 'the listing is a bend of the road, 2 km before the gate',
  'phuket/phuket-aquarium': 'the listing is the cape, the aquarium lies at its end',
  'san-jose-costa-rica/museo-del-jade': 'the listing is the old house, left in 2014',
  'tashkent/museum-of-applied-arts':
    'the listing is a square of the city centre, the house is in Rakatboshi street',
}
