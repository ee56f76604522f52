import type { TestServices } from './test-app.ts'

/** Delivers what the outbox holds, as the queue would. */
export async function deliverDueMail({ services }: TestServices): Promise<void> {
  for (const { outbox, deliverMail, clock } of services.shards)
    for (const { id } of await outbox.due(clock.now(), 100)) await deliverMail(id)
}

/** A form as a browser posts it. */
export function form(fields: Record<string, string>) {
  return {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }
}
