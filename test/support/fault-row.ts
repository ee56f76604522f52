import { it } from 'vitest'

export type Numbers = Record<string, number | string>

declare module 'vitest' {
  interface TaskMeta {
    /** What a row of the fault bench prints beside its name. */
    numbers?: Numbers
  }
}

/** A test that is also a row of `npm run faults`: it throws where something is wrong, and gives its numbers. */
export function faultRow(name: string, measure: () => Promise<Numbers>): void {
  it(name, { timeout: 300_000 }, async ({ task }) => {
    task.meta.numbers = await measure()
  })
}
