/** Statuses after which a safe request is tried once more. */
const RETRY_STATUSES = [408, 409, 425, 429, 500, 502, 503, 504]

/** Fetches by GET, and once more where the answer may be another a moment later. */
export async function fetchRetried(path: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(path, init)
  return RETRY_STATUSES.includes(answer.status) ? fetch(path, init) : answer
}
