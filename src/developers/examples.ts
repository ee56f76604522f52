/** Requests that the guides show; developers.test.ts sends each of them. */
export interface Example {
  method: 'POST' | 'GET'
  path: string
  headers?: Record<string, string>
  body?: object
}

const MCP_HEADERS = { accept: 'application/json, text/event-stream' }

export const EXAMPLES = {
  check: {
    method: 'POST',
    path: '/api/check',
    body: { text: 'Vienna\nDay 1: Monday, May 3, 2027\n10:00 Kunsthistorisches Museum', language: 'en' },
  },
  tools: {
    method: 'POST',
    path: '/mcp',
    headers: MCP_HEADERS,
    body: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
  },
  draft: {
    method: 'POST',
    path: '/mcp',
    headers: MCP_HEADERS,
    body: {
      jsonrpc: '2.0',
      id: 2,
      method: 'tools/call',
      params: {
        name: 'draft_plan',
        arguments: { from: 'Graz', to: 'Vienna', startDate: '2027-06-07', endDate: '2027-06-09' },
      },
    },
  },
  discovery: { method: 'GET', path: '/.well-known/oauth-protected-resource/mcp' },
  register: {
    method: 'POST',
    path: '/oauth/register',
    body: { client_name: 'My assistant', redirect_uris: ['http://localhost:7777/callback'] },
  },
  code: {
    method: 'POST',
    path: '/api/auth/otp',
    headers: { 'x-session-transport': 'token' },
    body: { email: 'ada@example.com', create_user: true },
  },
} as const satisfies Record<string, Example>

/** As one types it into a shell. */
export function curlOf({ method, path, headers = {}, body }: Example, appUrl: string): string {
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${appUrl}${path}`,
    ...Object.entries({ ...(body && { 'content-type': 'application/json' }), ...headers }).map(
      ([name, value]) => `  -H '${name}: ${value}'`,
    ),
    ...(body ? [`  -d '${JSON.stringify(body)}'`] : []),
  ]
  return lines.join(' \\\n')
}
