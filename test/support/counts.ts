/**
 * How often an attack is repeated: `quick` in `npm test`, `full` with
 * `VITE_FULL_COUNTS=1 npx vitest run test/faults`.
 */
export function counts({ full, quick }: { full: number; quick: number }): number {
  return import.meta.env.VITE_FULL_COUNTS ? full : quick
}
