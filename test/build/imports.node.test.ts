import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import {
  fourFilesAtRoot,
  type ImportRule,
  importsOf,
  noFileCycle,
  noFolderCycle,
  noUpwardImport,
  pureBrowserCode,
  purePlatform,
  pureVocabulary,
  readImports,
  verifierStandsAlone,
} from './import-rules.ts'

const graph = readImports('.')

/** Each rule with an import that it must catch: the file, and what it would import. */
const RULES: [name: string, rule: ImportRule, ...planted: [file: string, target: string][]][] = [
  ['no cycle of folders', noFolderCycle, ['src/atlas/atlas.ts', 'src/planner/make-plan.ts']],
  ['no cycle of composing files', noFileCycle, ['src/app/adapters.ts', 'src/services.ts']],
  [
    'no import against the layers',
    noUpwardImport,
    ['src/trips/share/trip-links.routes.tsx', 'src/trips/pages/trip-pages.routes.tsx'],
    ['src/trips/submit/submit-trip.ts', 'src/services.ts'],
    ['src/trips/submit/submit-trip.ts', 'src/app/full-app.tsx'],
    ['src/trips/submit/submit-trip.ts', 'src/trips/pages/trip.page.tsx'],
    ['src/trips/pages/trip.page.tsx', 'src/trips/trip-store.ts'],
    ['src/trips/trips-api.routes.tsx', 'src/trips/trip.table.ts'],
    ['src/trips/trip-store.ts', 'hono'],
  ],
  ['vocabulary alone in vocabulary', pureVocabulary, ['src/trips/trip.ts', 'src/trips/trip-store.ts']],
  ['nothing of ours in platform', purePlatform, ['src/platform/clock.ts', 'src/i18n/locale.ts']],
  [
    'no server code in the browser',
    pureBrowserCode,
    ['src/trips/submit/form/trip-form.island.tsx', 'src/http/context.ts'],
    ['src/browser/dialogs.ts', 'zod'],
    ['src/trips/edit/edit-trip.client.ts', 'src/trips/trip-store.ts'],
  ],
  [
    'a verifier that stands alone',
    verifierStandsAlone,
    ['src/planner/verify/travel.ts', 'src/planner/travel/travel-time.ts'],
    ['src/atlas/distance.ts', 'src/planner/travel/travel-time.ts'],
  ],
]

it.each(RULES)('holds: %s', (_name, rule) => {
  expect(rule(graph)).toEqual([])
})

it.each(
  RULES.flatMap(([name, rule, ...planted]) =>
    planted.map(([file, target]) => ({ name, rule, file, target })),
  ),
)('notices when $file imports $target ($name)', ({ rule, file, target }) => {
  expect(graph.has(file)).toBe(true)
  const planted = new Map(graph).set(file, [...(graph.get(file) ?? []), target])
  expect(rule(planted)).not.toEqual([])
})

it('keeps four files at the root of src, and notices a fifth', () => {
  expect(fourFilesAtRoot(graph)).toEqual([])
  expect(fourFilesAtRoot(new Map(graph).set('src/utils.ts', []))).toHaveLength(1)
})

it('reads every kind of import', () => {
  const source = `import a from './a.ts'
import type { B } from '../b.ts'
export { c } from './c.ts'
import './d.css'
import {
  e,
} from './e.ts'
const f = await import('./f.ts')
// import g from './g.ts'
import { sql } from 'drizzle-orm'`
  expect(importsOf('src/trips/x.ts', source)).toEqual([
    'src/trips/a.ts',
    'src/b.ts',
    'src/trips/c.ts',
    'src/trips/d.css',
    'src/trips/e.ts',
    'src/trips/f.ts',
    'drizzle-orm',
  ])
})

/** An import that lint must refuse, by the file it stands in. */
const LINTED = {
  'src/platform/bad.ts': '../trips/trip.ts',
  'src/trips/bad.page.tsx': './trip-store.ts',
  'src/trips/bad.email.tsx': '../services.ts',
  'src/trips/bad.island.tsx': './trip.page.tsx',
  'src/trips/bad.client.ts': '../http/context.ts',
  'src/ui/bad.ts': 'zod',
  'src/trips/bad-store.ts': './trips-api.routes.tsx',
  'src/trips/bad.table.ts': 'hono',
  'src/planner/verify/bad.ts': '../travel/travel-time.ts',
  'src/trips/bad.routes.tsx': './share/trip-links.routes.tsx',
  'src/trips/bad-case.ts': '../services.ts',
}

it('lint refuses an import against each of its rules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'imports-'))
  try {
    copyFileSync('.oxlintrc.json', join(folder, '.oxlintrc.json'))
    for (const [file, target] of Object.entries(LINTED)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), `import { x } from '${target}'\n\nexport const y = x\n`)
    }
    expect(refusedIn(folder).toSorted()).toEqual(Object.keys(LINTED).toSorted())
  } finally {
    rmSync(folder, { recursive: true })
  }
})

function refusedIn(folder: string): string[] {
  let output = ''
  try {
    output = execFileSync(join(process.cwd(), 'node_modules/.bin/oxlint'), ['--format', 'json', 'src'], {
      cwd: folder,
      encoding: 'utf8',
    })
  } catch (error) {
    output = String(Reflect.get(Object(error), 'stdout'))
  }
  const { diagnostics } = JSON.parse(output) as { diagnostics: { code: string; filename: string }[] }
  return diagnostics
    .filter(({ code }) => code.includes('no-restricted-imports'))
    .map(({ filename }) => filename)
}
