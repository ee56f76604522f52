import * as z from 'zod/mini'
import { OpenDataError } from '../gateway/open-data-error.ts'
import type { GatewayAnswer } from '../gateway/gateway.ts'

/** The body as text; a service answers in UTF-8. */
export function textOf({ body }: Pick<GatewayAnswer, 'body'>): string {
  return new TextDecoder().decode(body)
}

/** The body as the schema has it; anything else is garbage. */
export function parseAnswer<Schema extends z.ZodMiniType>(
  service: string,
  answer: Pick<GatewayAnswer, 'body'>,
  schema: Schema,
): z.output<Schema> {
  let json: unknown
  try {
    json = JSON.parse(textOf(answer))
  } catch {
    throw new OpenDataError(service, 'garbage')
  }
  const parsed = schema.safeParse(json)
  if (!parsed.success) throw new OpenDataError(service, 'garbage')
  return parsed.data
}

/** Those of a list that are as documented, at most so many: one bad entry spoils no others. */
export function soundEntries<Schema extends z.ZodMiniType>(
  entries: readonly unknown[],
  schema: Schema,
  most: number,
): z.output<Schema>[] {
  const sound: z.output<Schema>[] = []
  for (const entry of entries) {
    if (sound.length >= most) break
    const parsed = schema.safeParse(entry)
    if (parsed.success) sound.push(parsed.data)
  }
  return sound
}

export const latitude = z.number().check(z.gte(-90), z.lte(90))
export const longitude = z.number().check(z.gte(-180), z.lte(180))
