import { expect, it } from 'vitest'
import { createSessionRefresher, type SessionGrant } from './session-refresh.ts'

const USER = { id: 'u1', email: 'ada@example.com', name: 'Ada' }
const LIFETIME = 15 * 60_000

function openTabs(count = 1) {
  const platform = { time: 0, expiresAt: 0, refreshes: 0, locked: false, offline: false, ended: false }
  const answer = async (): Promise<SessionGrant | 'ended' | undefined> => {
    await Promise.resolve()
    if (platform.offline) return undefined
    return platform.ended ? 'ended' : { user: USER, expiresAt: platform.time + LIFETIME }
  }
  const tabs = Array.from({ length: count }, () => {
    const events: string[] = []
    const refresher = createSessionRefresher({
      now: () => platform.time,
      expiry: { read: () => platform.expiresAt, write: (expiresAt) => void (platform.expiresAt = expiresAt) },
      load: answer,
      async refresh() {
        platform.refreshes += 1
        return answer()
      },
      async exclusively(work) {
        if (platform.locked) return
        platform.locked = true
        await work()
        platform.locked = false
      },
      emit: (event) => void events.push(event),
      tellOthers() {},
    })
    return { refresher, events }
  })
  return { platform, tabs }
}

function oneTab() {
  const { platform, tabs } = openTabs()
  const [tab] = tabs
  if (!tab) throw new Error('no tab')
  return { platform, ...tab }
}

it('refreshes when three ticks or fewer remain, and not before', async () => {
  const { platform, refresher, events } = oneTab()
  await refresher.start()
  platform.time = LIFETIME - 4 * 30_000
  await refresher.tick()
  expect(platform.refreshes).toBe(0)
  platform.time = LIFETIME - 4 * 30_000 + 1
  await refresher.tick()
  expect(platform.refreshes).toBe(1)
  expect(events).toEqual(['initial_session', 'token_refreshed'])
})

it('refreshes once over all tabs', async () => {
  const { platform, tabs } = openTabs(5)
  for (const { refresher } of tabs) await refresher.start()
  platform.time = LIFETIME - 60_000
  await Promise.all(tabs.map(({ refresher }) => refresher.tick()))
  for (const { refresher } of tabs) await refresher.tick()
  expect(platform.refreshes).toBe(1)
})

it('takes a session with less than ten seconds left for run out when the tab wakes up', async () => {
  const { platform, refresher } = oneTab()
  await refresher.start()
  platform.time = LIFETIME - 10_000
  await refresher.recover()
  expect(platform.refreshes).toBe(0)
  platform.time += 1
  await refresher.recover()
  expect(platform.refreshes).toBe(1)
})

it('keeps the session while offline and ends it when the server says so', async () => {
  const { platform, refresher, events } = oneTab()
  await refresher.start()
  platform.time = LIFETIME
  platform.offline = true
  await refresher.tick()
  expect(events).toEqual(['initial_session'])
  platform.offline = false
  platform.ended = true
  await refresher.tick()
  expect(events).toEqual(['initial_session', 'signed_out'])
  await refresher.tick()
  expect(platform.refreshes).toBe(2)
})
