import { fetchRetried } from './fetch-retried.ts'

export interface ApiAnswer {
  status: number
  body: Record<string, unknown>
}

interface ApiError {
  message?: string
  fields?: Record<string, { code: string; message: string }>
  /** Journeys through what was typed as one destination. */
  routes?: unknown[]
}

/** Asks our API in the page's language. Throws when there is no connection to it. */
export async function callApi(
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<ApiAnswer> {
  const answer = await (method === 'GET' ? fetchRetried : fetch)(path, {
    method,
    headers: {
      'accept-language': document.documentElement.lang,
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const said = asObject(await answer.text())
  // Ours says what is wrong; this one is of somebody on the way.
  if (answer.status >= 500 && !Object.keys(said).length) throw new Error(String(answer.status))
  return { status: answer.status, body: said }
}

/** The error of an answer: ours, or the auth service's wire form. */
export function errorOf({ body }: ApiAnswer): ApiError {
  if (typeof body.msg === 'string') return { message: body.msg }
  return typeof body.error === 'object' && body.error ? body.error : {}
}

function asObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value ? { ...value } : {}
  } catch {
    return {}
  }
}
