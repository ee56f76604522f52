/** Structured log lines. Never an address, a code, a token or a plan's text. */
export type LogFields = Record<string, string | number | boolean | null | undefined>

export interface Log {
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  error(event: string, error: unknown, fields?: LogFields): void
}

export const consoleLog: Log = {
  info: (event, fields) => console.log(JSON.stringify({ event, ...fields })),
  warn: (event, fields) => console.warn(JSON.stringify({ event, ...fields })),
  error: (event, error, fields) => console.error(JSON.stringify({ event, ...fields, ...describe(error) })),
}

/** An error's kind, its words without what a visitor may have written, and where it came from. */
export function describe(thrown: unknown): LogFields {
  if (!(thrown instanceof Error)) return { error: typeof thrown }
  // A query's error lists the bound values in its message; the database's own words are its cause.
  const isQuery = 'params' in thrown && 'query' in thrown
  const cause = thrown.cause instanceof Error ? thrown.cause.message : ''
  const places = (thrown.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    error: isQuery ? 'QueryError' : thrown.name,
    message: withoutContent(isQuery ? cause : thrown.message).slice(0, 300),
    stack: places.slice(0, 12).join('\n').slice(0, 1200),
  }
}

/** Hides what errors quote: addresses, numbers as long as a code, tokens, and whatever stands in quotes. */
function withoutContent(message: string): string {
  // What is cut off cannot be shown; the rest is read once, however long a word in it is.
  return message
    .slice(0, 1000)
    .replace(/"[^"]*("|$)|'[^']*'|`[^`]*`|„[^“]*“/gs, '‹text›')
    .replace(/[^\s<>()@]*@[^\s<>()]+/g, '‹address›')
    .replace(/[A-Za-z0-9_-]{24,}/g, '‹token›')
    .replace(/\d{6,}/g, '‹number›')
}
