/** From so much rain on, mm in a day, one would rather be inside. */
const WET_MM = 3

export function isWetDay({ rain }: { rain: number }): boolean {
  return rain >= WET_MM
}
