/** Whether what suits ages from the one to the other suits any of these children; nobody's age known, it may. */
export function suitsOneOf([youngest, oldest]: readonly [number, number], told?: readonly number[]): boolean {
  return !told?.length || told.some((age) => age >= youngest && age <= oldest)
}
