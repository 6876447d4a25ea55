import { LOGIN_PATH } from '../../platform/mail/mail-content.ts'
import { queueLinkMail } from '../../platform/mail/queue-mail.ts'
import type { Services } from '../../services.ts'
import { findOwnerOfAddress } from './accounts.repository.ts'
import { findEmailChange } from './email-changes.repository.ts'
import { causeOf } from './mail-link.ts'
import { makeOneTimeToken } from './one-time-token.ts'

export interface MailedChange {
  readonly userId: string
  readonly changeId: string
  readonly language: 'en' | 'pl'
}

/**
 * Mails the new address: the link that confirms it, or a notice when it already has an account. Both leave the same rows with
 * the user who asked, or the download of their data would reveal which mail it was. The owner of a taken address reads the mail
 * in the language of their own time zone, because the user who asked may speak another. Nothing is mailed for a change that a
 * newer one replaced, because that one mails itself.
 */
export async function mailEmailChange(services: Services, { userId, changeId, language }: MailedChange): Promise<void> {
  const { db, clock } = services
  await db.transaction().execute(async (trx) => {
    const account = await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst()
    if (account === undefined) return
    const change = await findEmailChange(trx, clock, userId)
    if (change?.id !== changeId) return
    const token = await makeOneTimeToken(trx, services, { userId, purpose: 'change-email' })
    const owner = await findOwnerOfAddress(trx, change.email)
    await queueLinkMail(trx, services, {
      userId,
      address: change.email,
      language: owner?.language ?? language,
      content: { kind: 'confirm-email', path: owner !== null ? LOGIN_PATH : `/auth/confirm-email/${token}` },
      cause: causeOf('confirm-email', token),
    })
  })
}
