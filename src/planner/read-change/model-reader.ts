import type { Plan } from '../plan.ts'
import type { Reading } from './read-change.ts'

/** `owner` is charged for the call. A model as reader: operations, or undefined where it is not at hand or says nothing of use. */
export type ReadByModel = (text: string, plan: Plan, owner: string) => Promise<Reading | undefined>
