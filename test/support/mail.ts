import type { TestServices } from './test-app.ts'

/** Delivers what the outbox holds, as the queue would. */
export async function deliverDueMail({ services }: TestServices): Promise<void> {
  for (const { id } of await services.outbox.due(services.clock.now(), 100)) await services.deliverMail(id)
}

/** A form as a browser posts it. */
export function form(fields: Record<string, string>) {
  return {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }
}
