import type { Services } from '../../services.ts'
import { findOneTimeToken, spendOneTimeToken } from '../accounts/index.ts'
import { findRemovalLanguage } from './removal-mail.ts'
import { removeAccount } from './remove-account.ts'
import { consumeLinkLimit } from './consume-link-limit.ts'

export type ConfirmOutcome =
  | { readonly kind: 'removed'; readonly userId: string }
  /** Who tried too often is told the same. */
  | { readonly kind: 'link-expired' | 'limited' }

export interface Confirmation {
  readonly token: string
  /** Of the person who confirms: for the last mail where the language of the request is not known. */
  readonly language: 'en' | 'pl'
  readonly network: string
}

/** Removes the account that this token was mailed to. */
export async function confirmRemoval(
  services: Services,
  { token, language, network }: Confirmation,
): Promise<ConfirmOutcome> {
  const { db, clock } = services
  if (!(await consumeLinkLimit(services, network))) return { kind: 'limited' }
  return db.transaction().execute(async (trx) => {
    const link = { token, purpose: 'remove-account' } as const
    const found = await findOneTimeToken(trx, clock, link)
    if (found === null) return { kind: 'link-expired' }
    // The person is locked first and the token spent then, in the order in which new tokens are made.
    const isAllowed = async () => (await spendOneTimeToken(trx, clock, link)) !== null
    const { userId } = found
    // The browser that opens the link may speak another language than its person.
    const asked = await findRemovalLanguage(trx, token)
    const isRemoved = await removeAccount(trx, clock, { userId, language: asked ?? language, isAllowed })
    return isRemoved ? { kind: 'removed', userId } : { kind: 'link-expired' }
  })
}
