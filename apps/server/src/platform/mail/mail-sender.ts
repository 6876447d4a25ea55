import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/database.ts'
import { repeatEvery } from '../repeat-every.ts'
import { claimMail, type ClaimedMail } from './claim-mail.ts'
import type { MailKey } from './mail-key.ts'
import type { Smtp } from './open-smtp.ts'
import { settleMail, type Settlement } from './settle-mail.ts'
import { tryMail } from './try-mail.ts'

/** Mails that are handed over at once, so that one slow answer does not keep the others waiting. */
const AT_ONCE = 4

/** A mail is looked for this often, so a person who asked for one waits about a second more than the mail server takes. */
const LOOK_EVERY_MS = 1_000

/** How long mails that are being handed over may take to end when the server stops. */
const END_WITHIN_MS = 3_000

export interface MailSending {
  readonly db: Database
  readonly clock: Clock
  /** Where links lead, without a slash at the end. */
  readonly publicUrl: string
  /** Opens the links of mails. */
  readonly mailKey: MailKey
  readonly smtp: Smtp
  /** Told of each try; nothing in it points at a person. */
  readonly onSettled: (mail: { readonly id: string; readonly kind: string }, settlement: Settlement) => void
  readonly onError: (error: unknown) => void
}

export interface MailSender {
  /** Takes up all mails that are due; resolves when the last of them has been, some may still be on their way. */
  look(): Promise<void>
  /** Resolves when none is on its way. */
  settled(): Promise<void>
  /** Takes up no more, and ends what is on its way; what does not end is tried again later. */
  stop(): Promise<void>
}

/** Sends mails when it is told to look. Any number of these may work on one database. */
export function mailSender({ db, clock, publicUrl, mailKey, smtp, onSettled, onError }: MailSending): MailSender {
  const onTheirWay = new Set<Promise<void>>()
  const ending = new AbortController()
  let isStopped = false

  async function deliver(mail: ClaimedMail): Promise<void> {
    const outcome = await tryMail(mail, { clock, publicUrl, mailKey, smtp, signal: ending.signal })
    onSettled({ id: mail.id, kind: mail.kind }, await settleMail(db, clock, { mail, outcome }))
  }

  function takeUp(mail: ClaimedMail): void {
    const delivery = deliver(mail)
      .catch(onError)
      .finally(() => onTheirWay.delete(delivery))
    onTheirWay.add(delivery)
  }

  const settled = async (): Promise<void> => {
    await Promise.all(onTheirWay)
  }
  return {
    async look() {
      while (!isStopped) {
        if (onTheirWay.size >= AT_ONCE) {
          await Promise.race(onTheirWay)
          continue
        }
        const mail = await claimMail(db, clock)
        if (mail === null) return
        takeUp(mail)
      }
    },
    settled,
    async stop() {
      isStopped = true
      const timer = setTimeout(() => ending.abort(new Error('the server stopped')), END_WITHIN_MS)
      await settled()
      clearTimeout(timer)
    },
  }
}

/** Sends mails from now on. */
export function startSendingMails(sending: MailSending): { stop(): Promise<void> } {
  const sender = mailSender(sending)
  const looking = repeatEvery(LOOK_EVERY_MS, () => sender.look(), sending.onError)
  return {
    async stop() {
      await Promise.all([sender.stop(), looking.stop()])
      await sender.stop()
    },
  }
}
