import { expect, it } from 'vitest'
import wrangler from '../../wrangler.jsonc?raw'
import { parseQueueMessage, QUEUES } from './queue-message.ts'

it.each([
  ['dayfold-plans', { kind: 'plan', tripId: 't1' }],
  ['dayfold-plans-dead', { kind: 'plan', tripId: 't1' }],
  ['dayfold-mails', { kind: 'mail', mailId: 'm1' }],
  ['dayfold-codes', { kind: 'code', codeId: 'c1' }],
])('reads what %s carries', (queue, message) => {
  expect(parseQueueMessage(queue, message)).toEqual(message)
})

it('reads a message sent before messages named their kind', () => {
  expect(parseQueueMessage('dayfold-plans', { tripId: 't1' })).toEqual({ kind: 'plan', tripId: 't1' })
  expect(parseQueueMessage('dayfold-mails', { mailId: 'm1' })).toEqual({ kind: 'mail', mailId: 'm1' })
})

it.each([
  ['dayfold-plans', { kind: 'mail', mailId: 'm1' }],
  ['dayfold-codes', { kind: 'mail', mailId: 'm1' }],
  ['dayfold-plans', { kind: 'plan', tripId: 1 }],
  ['dayfold-plans', { kind: 'plan' }],
  ['dayfold-plans', 'plan'],
  ['dayfold-plans', null],
  ['another-queue', { kind: 'plan', tripId: 't1' }],
])('takes nothing else: %s %j', (queue, message) => {
  expect(parseQueueMessage(queue, message)).toBeUndefined()
})

it('knows every queue that wrangler.jsonc consumes', () => {
  const consumed = [...wrangler.matchAll(/"queue": "([\w-]+)", "max_batch_size"/g)].map(([, name]) => name)
  expect(new Set(consumed)).toEqual(new Set(Object.keys(QUEUES)))
})
