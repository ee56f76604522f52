import { expect, it } from 'vitest'
import { oncePerKey, oncePerText } from './once-per-key.ts'

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

it('asks once for each text, and forgets all of them once there are too many', () => {
  const asked: string[] = []
  const lengthOf = oncePerText((text) => {
    asked.push(text)
    return text.length
  }, 2)
  expect(['', 'two', ''].map(lengthOf)).toEqual([0, 3, 0])
  expect(asked).toEqual(['', 'two'])
  expect(['third', 'two', 'third'].map(lengthOf)).toEqual([5, 3, 5])
  expect(asked).toEqual(['', 'two', 'third', 'two'])
})
