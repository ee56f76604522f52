import { expect, it } from 'vitest'
import { createSessionKeeper, type SessionGrant } from './session-refresh.ts'

const USER = { id: 'u1', email: 'ada@example.com', name: 'Ada' }
const LIFETIME = 15 * 60_000

function openTabs(count = 1) {
  const world = { time: 0, expiresAt: 0, refreshes: 0, locked: false, offline: false, ended: false }
  const answer = async (): Promise<SessionGrant | 'ended' | undefined> => {
    await Promise.resolve()
    if (world.offline) return undefined
    return world.ended ? 'ended' : { user: USER, expiresAt: world.time + LIFETIME }
  }
  const tabs = Array.from({ length: count }, () => {
    const events: string[] = []
    const keeper = createSessionKeeper({
      now: () => world.time,
      expiry: { read: () => world.expiresAt, write: (expiresAt) => void (world.expiresAt = expiresAt) },
      load: answer,
      async refresh() {
        world.refreshes += 1
        return answer()
      },
      async exclusively(work) {
        if (world.locked) return
        world.locked = true
        await work()
        world.locked = false
      },
      emit: (event) => void events.push(event),
      tellOthers() {},
    })
    return { keeper, events }
  })
  return { world, tabs }
}

function oneTab() {
  const { world, tabs } = openTabs()
  const [tab] = tabs
  if (!tab) throw new Error('no tab')
  return { world, ...tab }
}

it('refreshes when three ticks or fewer remain, and not before', async () => {
  const { world, keeper, events } = oneTab()
  await keeper.start()
  world.time = LIFETIME - 4 * 30_000
  await keeper.tick()
  expect(world.refreshes).toBe(0)
  world.time = LIFETIME - 4 * 30_000 + 1
  await keeper.tick()
  expect(world.refreshes).toBe(1)
  expect(events).toEqual(['initial_session', 'token_refreshed'])
})

it('refreshes once over all tabs', async () => {
  const { world, tabs } = openTabs(5)
  for (const { keeper } of tabs) await keeper.start()
  world.time = LIFETIME - 60_000
  await Promise.all(tabs.map(({ keeper }) => keeper.tick()))
  for (const { keeper } of tabs) await keeper.tick()
  expect(world.refreshes).toBe(1)
})

it('takes a session with less than ten seconds left for run out when the tab wakes up', async () => {
  const { world, keeper } = oneTab()
  await keeper.start()
  world.time = LIFETIME - 10_000
  await keeper.recover()
  expect(world.refreshes).toBe(0)
  world.time += 1
  await keeper.recover()
  expect(world.refreshes).toBe(1)
})

it('keeps the session while offline and ends it when the server says so', async () => {
  const { world, keeper, events } = oneTab()
  await keeper.start()
  world.time = LIFETIME
  world.offline = true
  await keeper.tick()
  expect(events).toEqual(['initial_session'])
  world.offline = false
  world.ended = true
  await keeper.tick()
  expect(events).toEqual(['initial_session', 'signed_out'])
  await keeper.tick()
  expect(world.refreshes).toBe(2)
})
