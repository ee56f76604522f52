import { expect, it } from 'vitest'
import { oncePerKey } from './once-per-key.ts'

it('asks once for each object, whatever the answer, and apart for two that are alike', () => {
  let asked = 0
  const isShort = oncePerKey(({ text }: { text: string }) => {
    asked++
    return text.length < 3
  })
  const [one, alike] = [{ text: 'seven' }, { text: 'seven' }]
  expect([isShort(one), isShort(one), isShort(alike)]).toEqual([false, false, false])
  expect(asked).toBe(2)
})
