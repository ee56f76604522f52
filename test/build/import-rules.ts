import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** A file of src with the files it imports, as paths from the project's root. */
export type ImportGraph = Map<string, string[]>

/** A rule gives a sentence for each import, file or cycle that breaks it. */
export type ImportRule = (graph: ImportGraph) => string[]

/**
 * Vocabulary: zod schemas, constants, messages and pure functions that a feature opens to all others. These files
 * import only each other, platform, i18n, zod and Lingui's macro.
 */
export const VOCABULARY: ReadonlySet<string> = new Set(
  [
    'auth/auth-messages.ts',
    'auth/codes/requester.ts',
    'auth/security/security-event.ts',
    'auth/sessions/session-refresh.ts',
    'auth/sessions/session.ts',
    'auth/viewer.ts',
    'newsletter/newsletter-messages.ts',
    'planner/plan.ts',
    'planner/plan-legs.ts',
    'planner/plan-stops.ts',
    'site/brand.ts',
    'site/error-messages.ts',
    'trips/field-errors.ts',
    'trips/stops-schema.ts',
    'trips/submit/field-messages.ts',
    'trips/trip-limits.ts',
    'trips/trip-stops.ts',
    'trips/trip-wishes.ts',
    'trips/trip.ts',
    'trips/wishes-schema.ts',
  ].map((file) => `src/${file}`),
)

/**
 * Where the product is put together: these files know every feature, and no feature may import them. Two of them
 * list the islands for the server and the browser, one is the script of every page.
 */
const COMPOSITION =
  /^src\/(worker|services|env)\.ts$|^src\/app\/|^src\/browser\/main\.ts$|^src\/islands\/islands\./

const PLATFORM_PACKAGES = /^(zod\/mini|@lingui\/core\/macro)$/

/** What the verifier may know. It shares no model of travel times, and nothing else, with the scheduler. */
const VERIFIER_MAY_IMPORT = [
  /^src\/planner\/verify\//,
  /^src\/planner\/(plan|plan-legs|limits|hours-there|pace|meal-hours)\.ts$/,
  /^src\/atlas\/(distance|opening-hours|moments|daylight|lodging-season|event-sights|indoor-sights|table-name|ticket-price|atlas|country\/(exchange-rates|home-country)|ways\/(straits|road-line))\.ts$/,
  /^src\/atlas\/destination\.ts$/,
  /^src\/atlas\/lookup\/start-place\.ts$/,
  /^src\/trips\/(trip|trip-limits|trip-stops|trip-wishes)\.ts$/,
  /^src\/platform\/(clock-time|calendar-date)\.ts$/,
  /^src\/i18n\/locale\.ts$/,
]

export function readImports(root: string): ImportGraph {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|\.d\.ts$|\.vite\.ts$/.test(file),
  )
  return new Map(files.map((file) => [file, importsOf(file, readFileSync(join(root, file), 'utf8'))]))
}

/** Relative imports as paths from the root, static and dynamic ones, types too; packages by their name. */
export function importsOf(file: string, source: string): string[] {
  const code = source.replace(/^\s*(\/\/|\*|\/\*).*$/gm, '')
  return [...code.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g)].map(([, name = '']) =>
    name.startsWith('.') ? normalize(join(dirname(file), name)).replace(/\?.*$/, '') : name,
  )
}

/** No folder of src imports another that imports it, over any number of steps. */
export const noFolderCycle: ImportRule = (graph) => {
  const edges = new Map<string, Map<string, string>>()
  for (const [file, imports] of graph) {
    if (COMPOSITION.test(file)) continue
    for (const target of imports) {
      const [from, to] = [folderOf(file), folderOf(target)]
      if (!from || !to || from === to || VOCABULARY.has(target)) continue
      // A foreign key names the other feature's table.
      if (file.endsWith('.table.ts') && target.endsWith('.table.ts')) continue
      const found = edges.get(from) ?? new Map<string, string>()
      edges.set(from, found.set(to, `${file} imports ${target}`))
    }
  }
  return [...edges].flatMap(([from, targets]) =>
    [...targets].flatMap(([to, example]) =>
      reaches(edges, to, from) ? [`folders ${from} and ${to} form a cycle: ${example}`] : [],
    ),
  )
}

/** The files that put the product together do not import each other in a circle, not even for types. */
export const noFileCycle: ImportRule = (graph) => {
  const state = new Map<string, 'open' | 'done'>()
  const found: string[] = []
  const visit = (file: string, path: string[]): void => {
    if (state.get(file) === 'done') return
    if (state.get(file) === 'open') {
      found.push(`files form a cycle: ${[...path.slice(path.indexOf(file)), file].join(' → ')}`)
      return
    }
    state.set(file, 'open')
    for (const target of graph.get(file) ?? []) if (COMPOSITION.test(target)) visit(target, [...path, file])
    state.set(file, 'done')
  }
  for (const file of graph.keys()) if (COMPOSITION.test(file)) visit(file, [])
  return found
}

/** worker → services → app → routes → use case → store or port → vocabulary; never back. */
export const noUpwardImport: ImportRule = (graph) =>
  broken(graph, (file, target) => {
    if (COMPOSITION.test(target) && !COMPOSITION.test(file)) return !opensRegistry(file, target)
    if (ROUTES.test(target)) return !COMPOSITION.test(file)
    if (target.endsWith('.page.tsx')) return !file.endsWith('.tsx') && !COMPOSITION.test(file)
    if (STORE.test(target)) return VIEW.test(file) || file.endsWith('.table.ts')
    if (TABLE.test(target)) return VIEW.test(file) || ROUTES.test(file)
    return target.startsWith('hono') && (STORE.test(file) || TABLE.test(file))
  })

/** Vocabulary knows nothing but vocabulary. */
export const pureVocabulary: ImportRule = (graph) =>
  broken(
    graph,
    (file, target) =>
      VOCABULARY.has(file) &&
      !VOCABULARY.has(target) &&
      !PLATFORM_PACKAGES.test(target) &&
      !/^src\/(platform|i18n)\//.test(target),
  )

/** platform imports nothing of ours. */
export const purePlatform: ImportRule = (graph) =>
  broken(
    graph,
    (file, target) =>
      file.startsWith('src/platform/') && target.startsWith('src/') && !target.startsWith('src/platform/'),
  )

/** What runs in the browser takes neither the server's code nor its packages along. */
export const pureBrowserCode: ImportRule = (graph) =>
  broken(
    graph,
    (file, target) =>
      /\.island\.tsx$|\.client\.ts$|^src\/(ui|browser)\//.test(file) &&
      (STORE.test(target) ||
        TABLE.test(target) ||
        ROUTES.test(target) ||
        PAGE.test(target) ||
        /^src\/(http|local|mail)\/|^(drizzle-orm|jose|hono|zod)\b(?!\/mini)/.test(target)),
  )

/** The verifier imports what its list allows, and so does everything that it imports. */
export const verifierStandsAlone: ImportRule = (graph) => {
  const start = [...graph.keys()].filter((file) => file.startsWith('src/planner/verify/'))
  const seen = new Set(start)
  const found: string[] = []
  for (const file of seen) {
    for (const target of graph.get(file) ?? []) {
      const isVerifier = file.startsWith('src/planner/verify/')
      const isOurs = target.startsWith('src/')
      const isAllowed = VERIFIER_MAY_IMPORT.some((allowed) => allowed.test(target))
      if (isVerifier && isOurs && !isAllowed) found.push(`${file} imports ${target}`)
      // Further on, only the rest of the planner is out of bounds.
      else if (target.startsWith('src/planner/') && !isAllowed)
        found.push(`${file}, which the verifier uses, imports ${target}`)
      else if (graph.has(target)) seen.add(target)
    }
  }
  return found
}

/** src holds four files; everything else has a folder. */
export const fourFilesAtRoot: ImportRule = (graph) =>
  [...graph.keys()]
    .filter((file) => /^src\/[^/]+$/.test(file) && !/^src\/(worker|services|env|routes)\.ts$/.test(file))
    .map((file) => `${file} stands at the root of src`)

const ROUTES = /\.routes\.tsx?$/
const PAGE = /\.(page|email)\.tsx$/
const STORE = /-store\.ts$/
const TABLE = /\.table\.ts$/
const VIEW = /\.(page|email|island)\.tsx$|\.client\.ts$/

/** island.tsx and hydrate.tsx are the only readers of the islands' lists. */
function opensRegistry(file: string, target: string): boolean {
  return /^src\/islands\/(island|hydrate)\.tsx$/.test(file) && target.startsWith('src/islands/')
}

function broken(graph: ImportGraph, isBroken: (file: string, target: string) => boolean): string[] {
  return [...graph].flatMap(([file, imports]) =>
    imports.filter((target) => isBroken(file, target)).map((target) => `${file} imports ${target}`),
  )
}

function folderOf(path: string): string | undefined {
  return /^src\/([^/]+)\//.exec(path)?.[1]
}

function reaches(edges: Map<string, Map<string, string>>, from: string, to: string): boolean {
  const seen = new Set([from])
  for (const folder of seen) {
    if (folder === to) return true
    for (const next of edges.get(folder)?.keys() ?? []) seen.add(next)
  }
  return false
}
