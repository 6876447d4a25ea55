import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/database.ts'
import { repeatEvery } from '../repeat-every.ts'
import { claimMail, type ClaimedMail } from './claim-mail.ts'
import type { MailKey } from './mail-key.ts'
import type { Smtp } from './open-smtp.ts'
import { settleMail, type Settlement } from './settle-mail.ts'
import { tryMail } from './try-mail.ts'

/** Mails sent at once, so that one slow server does not delay the others. */
const AT_ONCE = 4

/**
 * Of these, mails that people agreed to, such as a newsletter. Others are always free for a login link, even while the mail
 * server keeps these waiting. One look starts no more either, so a server sends at most two of them a second.
 */
const AGREED_AT_ONCE = 2

/** How often to look for mails. A user who asked for one waits about a second longer than the mail server takes. */
const LOOK_EVERY_MS = 1_000

/** How long a stopping server waits for mails that are being sent. */
const END_WITHIN_MS = 3_000

export interface MailSending {
  readonly db: Database
  readonly clock: Clock
  /** The address before every link, without a trailing slash. */
  readonly publicUrl: string
  /** Decrypts the links of mails. */
  readonly mailKey: MailKey
  readonly smtp: Smtp
  /** Called after each try. The arguments do not identify a person. */
  readonly onSettled: (mail: { readonly id: string; readonly kind: string }, settlement: Settlement) => void
  readonly onError: (error: unknown) => void
}

export interface MailSender {
  /** Starts sending all mails that are due. Resolves when the last one was started; some may still be on their way. */
  look(): Promise<void>
  /** Resolves when no mail is being sent. */
  settled(): Promise<void>
  /** Starts no more mails and aborts those being sent, which are tried again later. */
  stop(): Promise<void>
}

/** Sends the mails that are due whenever `look` is called. Several senders may work on one database. */
export function mailSender({ db, clock, publicUrl, mailKey, smtp, onSettled, onError }: MailSending): MailSender {
  const onTheirWay = new Set<Promise<void>>()
  let agreedOnTheirWay = 0
  const ending = new AbortController()
  let isStopped = false

  async function deliver(mail: ClaimedMail): Promise<void> {
    const outcome = await tryMail(mail, { clock, publicUrl, mailKey, smtp, signal: ending.signal })
    onSettled({ id: mail.id, kind: mail.kind }, await settleMail(db, clock, { mail, outcome }))
  }

  function takeUp(mail: ClaimedMail): void {
    const agreed = mail.agreement === null ? 0 : 1
    agreedOnTheirWay += agreed
    const delivery = deliver(mail)
      .catch(onError)
      .finally(() => {
        agreedOnTheirWay -= agreed
        onTheirWay.delete(delivery)
      })
    onTheirWay.add(delivery)
  }

  const settled = async (): Promise<void> => {
    await Promise.all(onTheirWay)
  }
  return {
    async look() {
      let agreedStarted = 0
      while (!isStopped) {
        if (onTheirWay.size >= AT_ONCE) {
          await Promise.race(onTheirWay)
          continue
        }
        const withAgreed = agreedStarted < AGREED_AT_ONCE && agreedOnTheirWay < AGREED_AT_ONCE
        const mail = await claimMail(db, clock, { withAgreed })
        if (mail === null) return
        if (mail.agreement !== null) agreedStarted += 1
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

/** Sends mails until it is stopped. */
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
