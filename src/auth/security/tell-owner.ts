import type { Locale } from '../../i18n/locale.ts'
import type { Outbox } from '../../mail/outbox.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Log } from '../../platform/log.ts'
import type { Requester } from '../codes/requester.ts'
import type { SecurityEventKind } from './security-event.ts'
import type { SecurityEventStore } from './security-event-store.ts'

interface TellSettings {
  securityEvents: SecurityEventStore
  outbox: Outbox
  enqueueMail(id: string): Promise<void>
  clock: Clock
  ids: Ids
  log: Log
}

/** Those an e-mail tells of; of a changed address its own e-mails do. */
const TOLD_BY_EMAIL: SecurityEventKind[] = [
  'new-device',
  'password-changed',
  'sessions-ended',
  'passkey-added',
  'passkey-removed',
]

export type TellOwner = ReturnType<typeof createTellOwner>

/** Notes what happened to an account's safety, and writes to its owner where that may have been somebody else. */
export function createTellOwner(settings: TellSettings) {
  const { securityEvents, outbox, enqueueMail, clock, ids, log } = settings

  /** What cannot be noted must not undo what has happened. */
  return async function tellOwner(
    user: { id: string; email: string; language: Locale },
    kind: SecurityEventKind,
    { deviceLabel: device, country }: Pick<Requester, 'deviceLabel' | 'country'>,
  ): Promise<void> {
    try {
      const at = clock.now()
      await securityEvents.note(user.id, { kind, device, country, at })
      if (!TOLD_BY_EMAIL.includes(kind)) return
      const id = ids.uuid()
      const data = { event: kind, device, country, at }
      const email = { id, kind: 'security' as const, userId: user.id, recipient: user.email }
      await outbox.write({ ...email, language: user.language, data }, at)
      await enqueueMail(id)
    } catch (error) {
      log.error('security.tell', error, { kind })
    }
  }
}
