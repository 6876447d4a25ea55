import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { erasePerson, lockPerson } from '../personal-data/index.ts'

/**
 * Erases an account, ends all its sessions and mails the person, in one transaction. Calls `isAllowed` once the account is
 * locked. False when that returns false or the account no longer exists.
 */
export async function removeAccount(
  trx: Transaction<DB>,
  clock: Clock,
  {
    userId,
    language,
    isAllowed = () => Promise.resolve(true),
  }: { readonly userId: string; readonly language: 'en' | 'pl'; readonly isAllowed?: () => Promise<boolean> },
): Promise<boolean> {
  const person = await lockPerson(trx, userId)
  if (person === null || !(await isAllowed())) return false
  await erasePerson(trx, clock, person)
  await queueMail(trx, clock, {
    userId: null,
    address: person.email,
    language,
    content: { kind: 'account-removed' },
    // The cause is kept and may not identify the person. Ids are random, so the hash does not reveal the person.
    cause: `account-removed:${createHash('sha256').update(person.id).digest('hex')}`,
  })
  return true
}
