import type { FastifyBaseLogger } from 'fastify'
import type { Environment } from './environment/environment.ts'
import { startSendingMails } from './platform/mail/mail-sender.ts'
import { openSmtp } from './platform/mail/open-smtp.ts'
import type { Services } from './services.ts'

const NOTHING = { stop: () => Promise.resolve() }

/** Starts sending mails if the environment names a mail server. Otherwise mails stay queued. */
export function sendMails(
  { db, clock, publicUrl, mailKey }: Services,
  { SMTP_URL, MAIL_FROM }: Environment,
  log: FastifyBaseLogger,
): { stop(): Promise<void> } {
  if (SMTP_URL === undefined || MAIL_FROM === undefined) {
    log.warn('SMTP_URL is not set: mails wait until it is')
    return NOTHING
  }
  return startSendingMails({
    db,
    clock,
    publicUrl,
    mailKey,
    smtp: openSmtp({ url: SMTP_URL, from: MAIL_FROM, publicUrl }),
    onSettled: (mail, settlement) =>
      settlement.kind === 'sent'
        ? log.info({ mail }, 'a mail was sent')
        : log.warn({ mail, reason: settlement.reason }, `a mail is ${settlement.kind}`),
    onError: (error) => log.error({ err: error }, 'sending mails failed'),
  })
}
