export const DEV_PORT = 5173
/** Two checkouts can run their browser tests side by side, each with a port of its own. */
export const PREVIEW_PORT = Number(process.env.PREVIEW_PORT ?? 4173)

/** Settings of a developer's machine. Nothing here is secret, and none of it enters the production build. */
export function localVars(port: number) {
  return {
    APP_URL: `http://localhost:${port}`,
    AUTH_SECRET: 'local-development-only-0123456789abcdef',
  }
}
