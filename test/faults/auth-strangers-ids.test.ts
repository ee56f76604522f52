import { expect, it } from 'vitest'
import { type App, createApp } from '../../src/app/full-app.tsx'
import { counts } from '../support/counts.ts'
import { addPasskey, newAuthenticator } from '../support/passkeys.ts'
import { testServices } from '../support/test-app.ts'
import { VIENNA } from '../support/sample-trip.ts'
import { createVisitor, signIn, type Visitor } from '../support/visitor.ts'

const STRANGERS = counts({ full: 20, quick: 4 })
const NOBODY = '00000000-0000-4000-8000-000000000000'

interface Owned {
  trip: string
  session: string
  passkey: string
}

async function settle(visitor: Visitor): Promise<Owned> {
  const trip = await (await visitor.json('POST', '/api/trips', VIENNA)).json<{ id: string }>()
  const { sessions } = await (await visitor.get('/api/auth/sessions')).json<{ sessions: { id: string }[] }>()
  const added = await (await addPasskey(visitor, newAuthenticator())).json<{ id: string }>()
  return { trip: trip.id, session: sessions[0]?.id ?? '', passkey: added.id }
}

/** Every route of the app that takes an id, and those that take one in the body. */
function requestsFor(app: App, visitor: Visitor, { trip, session, passkey }: Owned) {
  const routes = app.routes.filter(({ method, path }) => method !== 'ALL' && /:id/.test(path))
  const byPath = routes.map(({ method, path }) => ({
    name: `${method} ${path}`,
    send: () => {
      const url = path.replace(
        /:id(\{[^}]*\})?/,
        path.includes('passkeys') ? passkey : path.includes('sessions') ? session : trip,
      )
      if (method === 'GET') return visitor.get(url)
      if (url.startsWith('/api/')) return visitor.json(method, url, { name: 'Theirs' })
      return visitor.form(url, {})
    },
  }))
  return [
    ...byPath,
    { name: 'POST /api/wizard', send: () => visitor.json('POST', '/api/wizard', { trip_id: trip }) },
    { name: 'POST /account/devices', send: () => visitor.form('/account/devices', { id: session }) },
    {
      name: 'POST /account/passkeys',
      send: () => visitor.form('/account/passkeys', { id: passkey, action: 'remove' }),
    },
  ]
}

it(
  'shows somebody else’s trip, session or passkey as if it were not there',
  { timeout: 300_000 },
  async () => {
    const fixture = testServices()
    const app = createApp(fixture.services)
    const owner = createVisitor(app)
    await signIn(fixture, owner, 'owner@example.com')
    const owned = await settle(owner)

    for (let n = 0; n < STRANGERS; n++) {
      const stranger = createVisitor(app, { ip: `198.51.100.${n}` })
      await signIn(fixture, stranger, `stranger-${n}@example.com`)
      const theirs = requestsFor(app, stranger, owned)
      const missing = requestsFor(app, stranger, { trip: NOBODY, session: NOBODY, passkey: NOBODY })
      expect(theirs.length).toBeGreaterThan(8)
      for (const [index, { name, send }] of theirs.entries()) {
        const answer = await followed(stranger, await send())
        const nothing = await followed(stranger, await missing[index]?.send())
        expect([answer?.status, nothing?.status], name).toEqual([404, 404])
        const bytes = ((await answer?.text()) ?? '')
          .replaceAll(owned.trip, NOBODY)
          .replaceAll(owned.session, NOBODY)
          .replaceAll(owned.passkey, NOBODY)
        expect(bytes, name).toBe(await nothing?.text())
      }
    }
    expect((await owner.get(`/api/trips/${owned.trip}`)).status).toBe(200)
    expect((await owner.get('/api/auth/user')).status).toBe(200)
  },
)

/** A page that only leads to another counts as the one it leads to. */
async function followed(visitor: Visitor, answer: Response | undefined): Promise<Response | undefined> {
  const location = answer?.headers.get('location')
  return location ? visitor.get(location.replace(/#.*/, '')) : answer
}
