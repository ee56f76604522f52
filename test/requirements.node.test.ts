import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const ROOT = new URL('..', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8')

const rows = read('test/requirements.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| What '))
  .map((line) => line.split(' | '))

it('names a test for every requirement', () => {
  expect(rows.length).toBeGreaterThan(40)
  for (const [what, shownBy = ''] of rows) expect(shownBy, what).toContain(' › ')
})

it('names tests that exist', () => {
  for (const [what, shownBy = ''] of rows)
    for (const reference of shownBy.replace(/ \|$/, '').split(' · ')) {
      const [file = '', name = ''] = reference.split(' › ')
      const source = read(file.startsWith('src/') ? file : `test/${file}`)
      expect(source.includes(name) && name !== '', `${what}: ${reference}`).toBe(true)
    }
})
