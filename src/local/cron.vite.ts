import type { Plugin, PreviewServer, ViteDevServer } from 'vite'

const EVERY_MS = 60_000

/** Calls the Worker's `scheduled` handler once a minute in `vite dev` and `vite preview`, as the platform does. */
export function localCron(): Plugin {
  return { name: 'local-cron', apply: 'serve', configureServer: callCron, configurePreviewServer: callCron }
}

function callCron({ httpServer, config }: ViteDevServer | PreviewServer): void {
  const timer = setInterval(() => {
    const address = httpServer?.address()
    if (!address || typeof address === 'string') return
    fetch(`http://localhost:${address.port}/cdn-cgi/handler/scheduled?cron=*+*+*+*+*`).catch(
      (error: unknown) => config.logger.warn(`cron: ${String(error)}`),
    )
  }, EVERY_MS)
  timer.unref()
  httpServer?.on('close', () => clearInterval(timer))
}
