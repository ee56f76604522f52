/** A fault planted in one place of a file: the text that stands there once, and what it becomes. */
export interface Mutant {
  id: string
  file: string
  line: string
  becomes: string
  /** The test files of which one should fail. */
  tests: string[]
}

/** Faults of one file that the same tests should notice: id, the text as it stands, what it becomes. */
export function mutantsOf(file: string, tests: string[], faults: [string, string, string][]): Mutant[] {
  return faults.map(([id, line, becomes]) => ({ id, file, line, becomes, tests }))
}
