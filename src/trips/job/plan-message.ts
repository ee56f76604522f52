import * as z from 'zod/mini'
import { shardField } from '../../platform/shard-field.ts'

/** What the plans' queue carries: which trip to plan. Everything else stands in its row. */
export const planMessageSchema = z.object({ kind: z.literal('plan'), tripId: z.string(), shard: shardField })
export type PlanMessage = z.infer<typeof planMessageSchema>
