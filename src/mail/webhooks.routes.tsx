import { newRoutes } from '../http/context.ts'
import { AppError } from '../platform/errors.ts'
import { readText } from '../http/request-body.ts'
import type { ReceiveMailEvent } from './receive-mail-event.ts'

/** `POST /api/webhooks/resend`: proves itself by its signature, so cookies and origins do not matter. */
export function mailWebhooks({ receiveMailEvent }: { receiveMailEvent: ReceiveMailEvent }) {
  const app = newRoutes()
  app.post('/api/webhooks/resend', async (c) => {
    const headers = {
      id: c.req.header('svix-id')?.slice(0, 100),
      timestamp: c.req.header('svix-timestamp'),
      signature: c.req.header('svix-signature'),
    }
    if ((await receiveMailEvent(headers, await readText(c))) === 'refused')
      throw new AppError('bad_signature')
    return c.body(null, 204)
  })
  return app
}
