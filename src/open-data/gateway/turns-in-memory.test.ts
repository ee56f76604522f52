import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { openDatabase } from '../../platform/database.ts'
import { openServices } from './open-service.ts'
import { createTurnsInMemory } from './turns-in-memory.ts'
import { createTurnStore } from './turn-store.ts'

const { tiles } = openServices({ OPEN_DATA: 'live' })
const STORES = {
  memory: createTurnsInMemory,
  database: () => createTurnStore(openDatabase(env.DB)),
}

for (const [name, create] of Object.entries(STORES)) {
  it(`${name}: pauses after three failures in a row, longer after each further one`, async () => {
    const turns = create()
    const pauses: number[] = []
    let now = Date.parse('2026-11-23T12:00:00Z')
    for (let failure = 1; failure <= 9; failure++) {
      expect(await turns.take(tiles, now)).toMatchObject({ taken: true })
      await turns.end(tiles, 0, now, {})
      if (failure < 3) continue
      const turn = await turns.take(tiles, now)
      if (turn.taken) throw new Error('it goes on asking')
      expect(turn.why).toBe('paused')
      pauses.push(turn.waitMs / 60_000)
      now += turn.waitMs
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 16, 16])
    await turns.take(tiles, now)
    await turns.end(tiles, 0, now)
    expect(await turns.take(tiles, now)).toMatchObject({ taken: true })
  })

  it(`${name}: stays away as long as it is asked to, keeps the day's budget and the pace`, async () => {
    const turns = create()
    const now = Date.parse('2026-11-23T12:00:00Z')
    const slow = { ...tiles, intervalMs: 1000, dailyRequests: 2 }
    await turns.take(slow, now)
    await turns.end(slow, 0, now)
    expect(await turns.take(slow, now + 400)).toEqual({ taken: false, why: 'busy', waitMs: 600 })
    await turns.take(slow, now + 1000)
    await turns.end(slow, 0, now + 1000, { waitMs: 5000 })
    expect(await turns.take(slow, now + 2000)).toEqual({ taken: false, why: 'paused', waitMs: 4000 })
    expect(await turns.take(slow, now + 9000)).toMatchObject({ taken: false, why: 'budget' })
    expect(await turns.take(slow, now + 86_400_000)).toMatchObject({ taken: true })
  })
}
