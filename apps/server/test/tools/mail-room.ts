import { randomBytes } from 'node:crypto'
import { createTestDatabase } from '../../../../tools/database/create-test-database.ts'
import { toDatabaseUrl } from '../../../../tools/database/database-url.ts'
import { startMailbox, type Mailbox } from '../../../outside-world/src/mailbox/mailbox.ts'
import { openDatabase, type Database } from '../../src/platform/db/database.ts'
import type { AgreedContent, MailContent } from '../../src/platform/mail/mail-content.ts'
import { mailSender, type MailSender } from '../../src/platform/mail/mail-sender.ts'
import { openSmtp, type SmtpPatience } from '../../src/platform/mail/open-smtp.ts'
import { makeMailKey, type MailKey } from '../../src/platform/mail/mail-key.ts'
import { queueLinkMail, queueMail, type NewMail } from '../../src/platform/mail/queue-mail.ts'
import type { Settlement } from '../../src/platform/mail/settle-mail.ts'
import { movableClock, type MovableClock } from './movable-clock.ts'

const PUBLIC_URL = 'https://dayplate.example'
/** Short time limits, for mail servers that never answer. */
export const IMPATIENT = { stepMs: 250, wholeMs: 1_000 }

/** A mail about the account. */
type AccountContent = Exclude<MailContent, AgreedContent>

export interface MailRoom {
  readonly db: Database
  readonly databaseUrl: string
  /** `MAIL_KEY` for another process that sends mails of this room. */
  readonly mailKey: string
  readonly clock: MovableClock
  readonly mailbox: Mailbox
  readonly userId: string
  /** The outcomes of the tries of all senders, in order. */
  readonly settlements: Settlement[]
  queue(mail?: Partial<Omit<NewMail, 'content'>> & { readonly content?: AccountContent }): Promise<void>
  /** Another sender on the same database, like that of another server. */
  newSender(options?: SenderOptions): MailSender
  /** Sends all mails that are due and waits for the end. */
  send(patience?: SmtpPatience): Promise<void>
  rows(): Promise<readonly Row[]>
  moveMinutes(minutes: number): void
  close(): Promise<void>
}

const A_LINK = { kind: 'activate-account', path: '/auth/activate/Ab-9_x' } as const

interface SenderOptions {
  readonly url?: string
  readonly db?: Database
  readonly patience?: SmtpPatience
  readonly isNear?: boolean
  readonly mailKey?: MailKey
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number]
const rowsOf = (db: Database) => db.selectFrom('mails').selectAll().orderBy('created_at').orderBy('cause').execute()

/** Opens a database with one person, a mail server and a sender. */
export async function openMailRoom(): Promise<MailRoom> {
  const database = await createTestDatabase()
  const clock = movableClock()
  const db = openDatabase(database.connection)
  const mailbox = await startMailbox()
  const settlements: Settlement[] = []
  const ownKey = makeMailKey(randomBytes)
  let causes = 0
  const { id: userId } = await db
    .insertInto('users')
    .values({ email: 'ada@example.com', status: 'non_active', created_at: new Date(clock.now()) })
    .returning('id')
    .executeTakeFirstOrThrow()

  const newSender: MailRoom['newSender'] = ({
    url = mailbox.variables['SMTP_URL'] ?? '',
    db: own = db,
    mailKey = ownKey,
    ...patience
  } = {}) =>
    mailSender({
      db: own,
      clock,
      publicUrl: PUBLIC_URL,
      mailKey,
      smtp: openSmtp({
        url,
        from: { name: 'Dayplate', address: 'hello@dayplate.example' },
        publicUrl: PUBLIC_URL,
        ...patience,
      }),
      onSettled: (_mail, settlement) => settlements.push(settlement),
      onError: (error) => {
        throw error
      },
    })
  return {
    db,
    databaseUrl: toDatabaseUrl(database.connection, database.connection.database),
    clock,
    mailKey: ownKey.export().toString('base64'),
    mailbox,
    userId,
    settlements,
    newSender,
    queue: (mail) =>
      db.transaction().execute((trx) => {
        const { content = A_LINK, ...rest } = mail ?? {}
        const addressed = {
          userId,
          address: 'ada@example.com',
          language: 'en',
          cause: `test:${++causes}`,
          ...rest,
        } as const
        return 'path' in content
          ? queueLinkMail(trx, { clock, mailKey: ownKey, randomBytes }, { ...addressed, content })
          : queueMail(trx, clock, { ...addressed, content })
      }),
    async send(patience) {
      const sender = newSender(patience === undefined ? {} : { patience })
      await sender.look()
      await sender.settled()
    },
    rows: () => rowsOf(db),
    moveMinutes: (minutes) => clock.moveTo(new Date(clock.now() + minutes * 60_000).toISOString()),
    async close() {
      await db.destroy()
      await mailbox.stop()
      await database.drop()
    },
  }
}
