import type { Mailer } from './mailer.ts'

/** Prints e-mails instead of sending them: for `wrangler dev` on a developer's machine. Never used elsewhere. */
export function createLogMailer(print: (text: string) => void = console.log): Mailer {
  return {
    async send({ to, subject, text }) {
      print(`To: ${to}\nSubject: ${subject}\n\n${text}\n`)
      return { sent: true }
    },
  }
}

/** Whether e-mails may be printed: codes and links must never reach the logs of a deployed Worker. */
export function mayPrintMail({ MAILER, APP_URL }: { MAILER?: string; APP_URL: string }): boolean {
  return MAILER === 'log' && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(APP_URL).hostname)
}
