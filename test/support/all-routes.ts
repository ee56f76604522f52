import type { App } from '../../src/app/full-app.tsx'

export interface RouteAddress {
  method: string
  path: string
}

/** Every route of the app once, with its parameters filled in from `values` or by something that is nobody's. */
export function allRoutes(app: App, values: Record<string, string> = {}): RouteAddress[] {
  const seen = new Map<string, RouteAddress>()
  for (const { method, path } of app.routes) {
    if (method === 'ALL' || path.includes('*')) continue
    const filled = path.replace(/:(\w+)(?:\{(?:[^{}]|\{[^}]*\})*\})?\??/g, (_, name: string) =>
      name in values ? (values[name] ?? '') : 'unknown-1',
    )
    seen.set(`${method} ${filled}`, { method, path: filled })
  }
  return [...seen.values()]
}
