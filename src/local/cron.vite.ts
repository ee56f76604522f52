import type { Plugin } from 'vite'

const EVERY_MS = 60_000

/** Calls the Worker's `scheduled` door once a minute in `vite dev`, as the platform does. */
export function localCron(): Plugin {
  return {
    name: 'local-cron',
    apply: 'serve',
    configureServer(server) {
      const timer = setInterval(() => {
        const address = server.httpServer?.address()
        if (!address || typeof address === 'string') return
        fetch(`http://localhost:${address.port}/cdn-cgi/handler/scheduled?cron=*+*+*+*+*`).catch(
          (error: unknown) => server.config.logger.warn(`cron: ${String(error)}`),
        )
      }, EVERY_MS)
      timer.unref()
      server.httpServer?.on('close', () => clearInterval(timer))
    },
  }
}
