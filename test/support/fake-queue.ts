import type { MailMessage } from '../../src/mail/mail-message.ts'
import type { PlanMessage } from '../../src/trips/job/plan-message.ts'
import { handleBatch } from '../../src/app/queue-consumer.ts'
import type { Services } from '../../src/services.ts'

interface Waiting {
  queue: string
  body: unknown
  at: number
  attempts: number
}

export interface QueueFaults {
  /** Of the messages, how many are lost. */
  drop?: number
  /** How often each one comes. */
  copies?: number
  shuffle?: boolean
  /** While true, nothing can be sent. */
  refuses?: () => boolean
}

/** As in wrangler.jsonc. */
const MAX_RETRIES: Record<string, number> = { 'dayfold-plans': 3, 'dayfold-mails': 5 }

/** The platform's queues without their promises: messages get lost, come often and out of order. */
export function createFaultyQueues(
  clock: { now(): number },
  random: () => number,
  { drop = 0, copies = 1, shuffle = false, refuses = () => false }: QueueFaults = {},
) {
  let waiting: Waiting[] = []
  let sent = 0

  function sender<Body>(queue: string): Queue<Body> {
    const send = async (body: Body) => {
      if (refuses()) throw new Error('Queue is overloaded. Please back off.')
      sent += 1
      if (random() < drop) return
      for (let copy = 0; copy < copies; copy++) waiting.push({ queue, body, at: clock.now(), attempts: 1 })
    }
    return { send } as unknown as Queue<Body>
  }

  /** Delivers what is due, all at once, until nothing is due. */
  async function deliver(services: Services): Promise<void> {
    for (;;) {
      const due = waiting.filter(({ at }) => at <= clock.now())
      if (due.length === 0) return
      waiting = waiting.filter(({ at }) => at > clock.now())
      if (shuffle) due.sort(() => random() - 0.5)
      await Promise.all(due.map((message) => handleBatch(batchOf(message), services)))
    }
  }

  function batchOf(message: Waiting): MessageBatch {
    const { queue, body, attempts } = message
    const again = ({ delaySeconds = 0 } = {}) => {
      const isLast = attempts > (MAX_RETRIES[queue] ?? 5)
      if (isLast && queue.endsWith('-dead')) return
      const at = clock.now() + delaySeconds * 1000
      waiting.push(
        isLast
          ? { queue: `${queue}-dead`, body, at, attempts: 1 }
          : { queue, body, at, attempts: attempts + 1 },
      )
    }
    const one = { id: String(sent), timestamp: new Date(clock.now()), attempts, body, ack() {}, retry: again }
    return { queue, messages: [one], ackAll() {}, retryAll() {} } as unknown as MessageBatch
  }

  return {
    PLANS: sender<PlanMessage>('dayfold-plans'),
    MAILS: sender<MailMessage>('dayfold-mails'),
    deliver,
    waiting: () => waiting.length,
  }
}

export type FaultyQueues = ReturnType<typeof createFaultyQueues>
