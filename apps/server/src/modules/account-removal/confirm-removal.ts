import type { Services } from '../../services.ts'
import { findOneTimeToken, spendOneTimeToken } from '../accounts/index.ts'
import { findRemovalLanguage } from './removal-mail.ts'
import { removeAccount } from './remove-account.ts'
import { consumeLinkLimit } from './consume-link-limit.ts'

export type ConfirmOutcome =
  | { readonly kind: 'removed'; readonly userId: string }
  /** A caller over the limit gets the same answer as for an expired link. */
  | { readonly kind: 'link-expired' | 'limited' }

export interface Confirmation {
  readonly token: string
  /** The language of the confirming request, used for the last mail when the requesting language is unknown. */
  readonly language: 'en' | 'pl'
  readonly network: string
}

/** Removes the account of this token. */
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
    // Locks the person before the token, in the same order as making a new token.
    const isAllowed = async () => (await spendOneTimeToken(trx, clock, link)) !== null
    const { userId } = found
    // The browser that opens the link may use another language than the one that asked.
    const asked = await findRemovalLanguage(trx, token)
    const isRemoved = await removeAccount(trx, clock, { userId, language: asked ?? language, isAllowed })
    return isRemoved ? { kind: 'removed', userId } : { kind: 'link-expired' }
  })
}
