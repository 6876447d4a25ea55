import { takeTry, type Limit } from '../../platform/throttle/take-try.ts'
import type { Services } from '../../services.ts'
import { findOneTimeToken, spendOneTimeToken } from '../accounts/index.ts'
import { removeAccount } from './remove-account.ts'

/** Links one network may try in an hour. Nobody guesses one of 256 bit; this keeps the work small. */
const LINKS = { name: 'remove-account-link', tries: 60, withinSeconds: 3_600 } as const satisfies Limit

export type ConfirmOutcome =
  | { readonly kind: 'removed'; readonly userId: string }
  /** Who tried too often is told the same. */
  | { readonly kind: 'link-expired' | 'limited' }

export interface Confirmation {
  readonly token: string
  readonly language: 'en' | 'pl'
  readonly network: string
}

/** Removes the account of whoever was mailed this token. */
export async function confirmRemoval(
  services: Services,
  { token, language, network }: Confirmation,
): Promise<ConfirmOutcome> {
  const { db, clock } = services
  if (!(await takeTry(db, services, { limit: LINKS, subject: [network] }))) return { kind: 'limited' }
  return db.transaction().execute(async (trx) => {
    const link = { token, purpose: 'remove-account' } as const
    const found = await findOneTimeToken(trx, clock, link)
    if (found === null) return { kind: 'link-expired' }
    // The person is locked first and the token spent then, in the order in which new tokens are made.
    const isAllowed = async () => (await spendOneTimeToken(trx, clock, link)) !== null
    const { userId } = found
    const isRemoved = await removeAccount(trx, clock, { userId, language, isAllowed })
    return isRemoved ? { kind: 'removed', userId } : { kind: 'link-expired' }
  })
}
