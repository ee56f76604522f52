import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { build } from 'vite'
import { atlas } from './atlas.vite.ts'

const ATLAS = join(import.meta.dirname, '../bundled-atlas.ts')

/** Builds the atlas alone, as the client or as the Worker, and gives the folder it was written to. */
async function built(details: 'chunks' | 'assets', ssr: boolean): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'atlas-'))
  const entry = join(folder, 'entry.ts')
  await writeFile(entry, ssr ? `export { bundledAtlas } from ${JSON.stringify(ATLAS)}` : 'export {}')
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [atlas({ details })],
    ssr: { noExternal: true },
    build: { outDir: join(folder, 'out'), ...(ssr ? { ssr: entry } : { rollupOptions: { input: entry } }) },
  })
  return join(folder, 'out')
}

it('keeps the index of all places, with names of regions, their bases and places elsewhere, within 98 kB', async () => {
  const plugin = atlas()
  const load = plugin.load as unknown as (id: string) => string
  const tables = ['region-names', 'other-places'].map((name) => readFile(`content/${name}.json`, 'utf8'))
  const index = [load('\0virtual:atlas-heads'), ...(await Promise.all(tables))]
  expect(index.join('').length).toBeGreaterThan(100_000)
  expect(gzipSync(index.join('')).length).toBeLessThan(98_000)
})

it('keeps a destination out of the Worker until somebody goes there', async () => {
  const out = await built('chunks', true)
  const { bundledAtlas } = await import(/* @vite-ignore */ join(out, 'entry.js'))
  const chunks = (await readdir(join(out, 'assets'))).filter((name) => name.startsWith('vienna'))
  expect(chunks).toHaveLength(1)
  expect(await readFile(join(out, 'entry.js'), 'utf8')).not.toContain('stephansdom')
  expect((await bundledAtlas().load('vienna')).sights.length).toBeGreaterThan(15)
  await rm(join(out, '..'), { recursive: true })
})

it('reads details from the static files where the build puts them there', async () => {
  const [client, worker] = [await built('assets', false), await built('assets', true)]
  const { bundledAtlas } = await import(/* @vite-ignore */ join(worker, 'entry.js'))
  const assets = {
    fetch: async (url: string) => new Response(await readFile(join(client, new URL(url).pathname))),
  }
  expect((await bundledAtlas(assets).load('vienna')).id).toBe('vienna')
  await expect(bundledAtlas().load('vienna')).rejects.toThrow('static files')
  await rm(join(client, '..'), { recursive: true })
  await rm(join(worker, '..'), { recursive: true })
})
