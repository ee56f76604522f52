import { dirname, join } from 'node:path'
import type { Plugin, Rollup } from 'vite'

const ENTRY = 'src/browser/main.ts'
/** Named by the pages that need them: the script of every page has no room for them. */
const RESEND_COUNTDOWN = 'src/auth/pages/resend-countdown.client.ts'
const PASSKEYS = 'src/auth/passkeys/passkey-parts.client.ts'
/** Named by the page of a trip, so that it is kept with it for a place without network. */
const TODAY = 'src/trips/today/today.client.ts'
/** Named by the pages with a map: it shares most of its code with the map itself, as one file. */
const MAP_WORKER = 'maplibre-gl/dist/maplibre-gl-worker.mjs'
/** Its own file at the root, since a worker rules what lies beside and below it. */
const SERVICE_WORKER = 'src/offline/service-worker.ts'
/** Vite's own helper for dynamic imports loads what they need, too: a kilobyte that browser/main.ts does without. */
const PRELOAD_ID = '\0vite/preload-helper.js'
const PRELOAD = `export const __vitePreload = (load) =>
  load().catch((error) => {
    dispatchEvent(new Event('vite:preloadError'))
    throw error
  })`
/**
 * Pages and e-mails are rendered to a string; the streaming renderer, whatever imports it, stays out of the Worker. Run with
 * the first of them: the API and the planning queue have none.
 */
const REACT_SERVER = '\0react-dom-server'
const REACT_SERVERS = ['react-dom/server', 'react-dom/server.edge']
/**
 * Three files and not ten: an island's chunk names nothing that is not there already, so that nobody waits for one file
 * after another. React's changes with its version alone; the second needs it, the third does without.
 */
const TOGETHER = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@lingui)\/|\/islands\/react\.ts$|\/i18n\/(trans|texts-in)\.tsx$/,
  },
  {
    name: 'hydrate',
    test: /\/islands\/(hydrate|islands\.client|start-failure|use-busy)\.tsx?$|\/browser\/(form-texts|dialogs)\.ts$|\/ui\/field\.tsx$/,
  },
  {
    name: 'shared',
    test: /\/src\/(routes|i18n\/locale|browser\/(api|fetch-retried)|islands\/page-state)\.ts$/,
  },
]
/**
 * What is no code has chunks of its own: texts can be weighed, and like compresses well beside like. What the Worker
 * starts with is one, what the whole site opens with another.
 */
const IN_WORKER = [
  { name: 'texts', test: /locales\/\w+\/(?:client|server)\.po$|content\/blog\/.*\?meta$/ },
  { name: 'app-texts', test: /locales\/\w+\/app\.po$/ },
  { name: 'styles', test: /\.css\?inline$/ },
  { name: 'public-app', test: /\/src\/app\/(?:public-app|adapters)\.ts$/ },
  { name: 'land-and-sea', test: /content\/(?:land-and-sea|roads)\.json$/ },
  { name: 'prose', test: /src\/planner\/prose\// },
  { name: 'check-messages', test: /src\/planner\/verify\/texts\/check-messages/ },
  { name: 'full-app', test: /\/src\/app\/composition\.ts$/ },
]
const ID = 'virtual:client-assets'
const RESOLVED = `\0${ID}`

interface ClientAssets {
  /** URL of the small script every page loads. */
  entry: string
  /** URL of the countdown to another code. */
  resendCountdown: string
  /** URL of what pages do with passkeys. */
  passkeys: string
  /** URL of the worker that reads the map's squares. */
  mapWorker: string
  /** URL of what the worker and the map have in common, most of both; none where nothing is bundled. */
  mapShared: string
  /** URL of what keeps "today" up to the minute. */
  today: string
  /** Changes with every build; the page asks for it at builds/latest.json. */
  build: string
}

/** Builds the client before the Worker, tells the Worker the hashed URL of the entry, and writes builds/*.json. */
export function clientAssets(worker: string): Plugin {
  let building = false
  const assets: ClientAssets = {
    entry: `/${ENTRY}`,
    resendCountdown: `/${RESEND_COUNTDOWN}`,
    passkeys: `/${PASSKEYS}`,
    mapWorker: `/node_modules/${MAP_WORKER}`,
    mapShared: '',
    today: `/${TODAY}`,
    build: 'dev',
  }
  return {
    name: 'client-assets',
    enforce: 'pre',
    sharedDuringBuild: true,
    config(_config, { command }) {
      building = command === 'build'
      if (!building) return
      return {
        environments: {
          client: {
            build: {
              rollupOptions: {
                input: {
                  main: ENTRY,
                  'resend-countdown': RESEND_COUNTDOWN,
                  'passkey-parts': PASSKEYS,
                  'map-worker': MAP_WORKER,
                  today: TODAY,
                  sw: SERVICE_WORKER,
                },
                output: {
                  entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
                  // The script every page loads has little room for the names of chunks, and none for those of fonts.
                  chunkFileNames: ({ name }) =>
                    `assets/${name.replace(/\.(?:island|client)$/, '')}-[hash].js`,
                  assetFileNames: 'assets/[hash][extname]',
                  codeSplitting: { includeDependenciesRecursively: false, groups: TOGETHER },
                },
              },
              modulePreload: { polyfill: false, resolveDependencies: () => [] },
              assetsInlineLimit: 0,
            },
          },
          [worker]: {
            build: {
              minify: true,
              rollupOptions: { output: { codeSplitting: { groups: IN_WORKER } } },
            },
          },
        },
        builder: {
          async buildApp(builder) {
            for (const name of ['client', worker]) {
              const environment = builder.environments[name]
              if (environment) await builder.build(environment)
            }
          },
        },
      }
    },
    configureServer(server) {
      server.middlewares.use('/sw.js', async (_request, answer, next) => {
        const built = await server.environments.client.transformRequest(`/${SERVICE_WORKER}`)
        if (!built) return next()
        answer.setHeader('Content-Type', 'text/javascript')
        answer.setHeader('Cache-Control', 'no-store')
        // A worker of the classic kind, as in the build.
        answer.end(built.code.replace(/^export \{\s*\};?$/m, ''))
      })
    },
    resolveId(id) {
      if (id === ID) return RESOLVED
      return building && REACT_SERVERS.includes(id) && this.environment.name === worker
        ? REACT_SERVER
        : undefined
    },
    async load(id) {
      if (id === REACT_SERVER) {
        const react = await this.resolve('react-dom')
        const file = join(dirname(react?.id ?? ''), 'cjs/react-dom-server-legacy.browser.production.js')
        return `let server
const load = () => (server ??= require(${JSON.stringify(file)}))
export const renderToString = (...args) => load().renderToString(...args)
export const renderToStaticMarkup = (...args) => load().renderToStaticMarkup(...args)`
      }
      if (id === PRELOAD_ID) return PRELOAD
      if (id !== RESOLVED) return
      if (building && assets.build === 'dev') throw new Error('the client must be built before the Worker')
      return `export const assets = ${JSON.stringify(assets)}`
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      const chunks = Object.values(bundle).filter(
        (chunk): chunk is Rollup.OutputChunk => chunk.type === 'chunk',
      )
      const entry = (name: string) => chunks.find((chunk) => chunk.isEntry && chunk.name === name)
      const main = entry('main')
      const resendCountdown = entry('resend-countdown')
      const passkeys = entry('passkey-parts')
      const mapWorker = entry('map-worker')
      const today = entry('today')
      if (!main || !resendCountdown || !passkeys || !mapWorker || !today) return
      assets.entry = `/${main.fileName}`
      assets.today = `/${today.fileName}`
      assets.mapWorker = `/${mapWorker.fileName}`
      const [mapShared] = mapWorker.imports
      if (mapShared) assets.mapShared = `/${mapShared}`
      assets.resendCountdown = `/${resendCountdown.fileName}`
      assets.passkeys = `/${passkeys.fileName}`
      // The entry's hash covers the chunks it names; the time tells two builds of the same client apart.
      assets.build = `${Date.now().toString(36)}-${main.fileName.replace(/^.*-|\.js$/g, '')}`
      const file = (fileName: string, content: object) =>
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(content) })
      file('builds/latest.json', { id: assets.build, timestamp: Date.now() })
      file(`builds/meta/${assets.build}.json`, {
        id: assets.build,
        timestamp: Date.now(),
        matcher: { static: {}, wildcard: {}, dynamic: {} },
        prerendered: [],
      })
    },
    /** Only the Worker uses the changed module: reload the page. */
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== worker || modules.length === 0) return
      if (!server.environments.client?.moduleGraph.getModulesByFile(file)?.size)
        server.environments.client?.hot.send({ type: 'full-reload' })
    },
  }
}
