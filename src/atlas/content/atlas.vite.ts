import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Destination } from '../destination.ts'
import type { TravelRegion } from '../country/travel-region.ts'
import { packSightNames } from '../lookup/sight-names.ts'
import { packHead } from './pack.ts'
import { readAtlasFiles, readRegionFiles } from './read-atlas-files.ts'

const HEADS = 'virtual:atlas-heads'
const DETAILS = 'virtual:atlas-details'
const SIGHT_NAMES = `${DETAILS}/_sights`
/** Heads without sights are small: this many share a chunk. */
const SHARED = 30

export interface AtlasOptions {
  folder?: string
  /**
   * Where a destination's details stand. chunks: in the Worker, imported when somebody goes there; needs nothing, and
   * is what dev and tests use. assets: beside the Worker among the static files, which keeps them out of its size; then
   * bundledAtlas wants a way to fetch them.
   */
  details?: 'chunks' | 'assets'
}

/** Offers content/atlas and what stands beside it to the Worker: `virtual:atlas-heads` with all that look-ups need, and `virtual:atlas-details`. */
export function atlas({ folder = 'content', details = 'chunks' }: AtlasOptions = {}): Plugin {
  let root = process.cwd()
  let read: AtlasFiles | undefined
  const files = () => (read ??= readFiles(join(root, folder)))
  return {
    name: 'atlas',
    sharedDuringBuild: true,
    configResolved: (config) => void (root = config.root),
    resolveId: (id) =>
      id === HEADS || id === DETAILS || id.startsWith(`${DETAILS}/`) ? `\0${id}` : undefined,
    load(id) {
      if (!id.startsWith('\0virtual:atlas-')) return
      if (id === `\0${HEADS}`) return headsModule(files())
      if (id === `\0${DETAILS}`) return details === 'chunks' ? chunksModule(files()) : assetsModule(files())
      if (id === `\0${SIGHT_NAMES}`)
        return `export const packed = ${JSON.stringify(packSightNames(files().destinations))}\n`
      return chunkModule(files(), id.slice(`\0${DETAILS}/`.length))
    },
    generateBundle() {
      if (details !== 'assets' || this.environment.name !== 'client') return
      for (const destination of files().destinations)
        this.emitFile({
          type: 'asset',
          fileName: assetPath(files(), destination.id).slice(1),
          source: JSON.stringify(destination),
        })
      this.emitFile({
        type: 'asset',
        fileName: assetPath(files(), '_sights').slice(1),
        source: packSightNames(files().destinations),
      })
    },
    configureServer(server) {
      const forget = (path: string) => {
        if (!path.startsWith(join(root, folder))) return
        read = undefined
        for (const environment of Object.values(server.environments)) {
          for (const module of environment.moduleGraph.idToModuleMap.values())
            if (module.id?.startsWith('\0virtual:atlas-')) environment.moduleGraph.invalidateModule(module)
          environment.hot.send({ type: 'full-reload' })
        }
      }
      server.watcher.add(join(root, folder))
      server.watcher.on('change', forget).on('add', forget).on('unlink', forget)
    },
  }
}

interface AtlasFiles {
  version: string
  destinations: Destination[]
  regions: TravelRegion[]
  /** Chunk by name, each with the destinations in it. */
  chunks: Map<string, Destination[]>
}

function readFiles(folder: string): AtlasFiles {
  const destinations = readAtlasFiles(folder)
  const chunks = new Map<string, Destination[]>()
  let shared = 0
  for (const destination of destinations) {
    const name = destination.sights.length ? destination.id : `shared-${Math.floor(shared++ / SHARED)}`
    chunks.set(name, [...(chunks.get(name) ?? []), destination])
  }
  const version = createHash('sha256').update(JSON.stringify(destinations)).digest('hex').slice(0, 8)
  return { version, destinations, regions: readRegionFiles(folder), chunks }
}

function headsModule({ version, destinations, regions }: AtlasFiles): string {
  const heads = destinations.map(packHead).join('\n')
  const texts = { version, heads, regions: JSON.stringify(regions) }
  return Object.entries(texts)
    .map(([name, text]) => `export const ${name} = ${JSON.stringify(text)}\n`)
    .join('')
}

function assetPath({ version }: AtlasFiles, id: string): string {
  return `/assets/atlas-${version}/${id}.json`
}

function assetsModule(files: AtlasFiles): string {
  const path = assetPath(files, ':id')
  return `export const details = {}\nexport const sightNames = undefined\nexport const assetPath = ${JSON.stringify(path)}\n`
}

function chunksModule({ chunks }: AtlasFiles): string {
  const entries = [...chunks].flatMap(([name, members]) =>
    members.map(({ id }) => `${JSON.stringify(id)}: () => import(${JSON.stringify(`${DETAILS}/${name}`)}),`),
  )
  const names = `export const sightNames = () => import(${JSON.stringify(SIGHT_NAMES)})\n`
  return `export const assetPath = ''\n${names}export const details = {\n${entries.join('\n')}\n}\n`
}

function chunkModule({ chunks }: AtlasFiles, name: string): string {
  const members = (chunks.get(name) ?? []).map((destination) => [destination.id, JSON.stringify(destination)])
  return `export const destinations = ${JSON.stringify(Object.fromEntries(members))}\n`
}
