import { randomUUID } from 'node:crypto'
import type { Services } from '../../services.ts'
import { takeTry, type Limit } from '../../platform/throttle/take-try.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { findOneTimeToken, spendOneTimeToken } from '../accounts/index.ts'
import { erasePerson, lockPerson } from '../personal-data/index.ts'

/** Links one network may try in an hour. Nobody guesses one of 256 bit; this keeps the work small. */
const LINKS = { name: 'remove-account-link', tries: 60, withinSeconds: 3_600 } as const satisfies Limit

export type ConfirmOutcome = { readonly kind: 'removed' } | { readonly kind: 'link-expired' }

const LINK_EXPIRED: ConfirmOutcome = { kind: 'link-expired' }

export interface Confirmation {
  readonly token: string
  readonly language: 'en' | 'pl'
  readonly network: string
}

/** Erases the account of whoever was mailed this token, ends all its sessions and tells them so: all of it or nothing. */
export async function confirmRemoval(
  services: Services,
  { token, language, network }: Confirmation,
): Promise<ConfirmOutcome> {
  const { db, clock } = services
  if (!(await takeTry(db, services, { limit: LINKS, subject: [network] }))) return LINK_EXPIRED
  return db.transaction().execute(async (trx) => {
    const link = { token, purpose: 'remove-account' } as const
    const found = await findOneTimeToken(trx, clock, link)
    // The person first and then the token, as whoever makes a new one locks them.
    const person = found === null ? null : await lockPerson(trx, found.userId)
    if (person === null || (await spendOneTimeToken(trx, clock, link)) === null) return LINK_EXPIRED
    await erasePerson(trx, person)
    await queueMail(trx, clock, {
      userId: null,
      address: person.email,
      language,
      content: { kind: 'account-removed' },
      // Neither the person nor their token may stand in what is kept.
      cause: `account-removed:${randomUUID()}`,
    })
    return { kind: 'removed' }
  })
}
