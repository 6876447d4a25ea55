import { choosePasswordSchemaFor } from '@dayplate/rules/accounts'
import type { Transaction } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'
import { fieldErrors, type FieldError } from '../../platform/graphql/validation-exception.ts'
import { consumeRateLimits } from '../../platform/throttle/consume-rate-limit.ts'
import { refundOnOverload } from '../../platform/throttle/refund-on-overload.ts'
import type { Services } from '../../services.ts'
import { findAddresseeById } from './accounts.repository.ts'
import { endAllSessions, deleteIdentities, isOwnerProved, markOwner } from './claim-account.ts'
import { isGuessedFirst } from './guessed-first.ts'
import { placeOfUser } from './hashing-place.ts'
import { openedLinkTries } from './limits.ts'
import { mailPasswordChanged } from './mail-link.ts'
import { findOneTimeToken, voidAllTokens } from './one-time-token.ts'
import { hashPassword } from './password-hash.ts'
import { insertPasswordHash, updatePasswordHash } from './passwords.repository.ts'
import { spendLink } from './spend-link.ts'

const PURPOSE = 'reset-password'

export type ResetOutcome =
  | { readonly kind: 'reset'; readonly userId: string }
  /** A caller over the limit gets the same answer as for a bad link. */
  | { readonly kind: 'refused' | 'limited'; readonly errors: readonly FieldError[] }

const invalidLink = (kind: 'refused' | 'limited'): ResetOutcome => ({
  kind,
  errors: [{ fieldName: 'token', messages: ['auth/reset-password/token-is-not-valid-error-message'] }],
})

/** Whether a link to choose a new password still works. Asking does not use it up. */
export async function isResetLink(services: Services, token: string, network: string): Promise<boolean> {
  if (!(await consumeRateLimits(services.db, services, openedLinkTries(network)))) return false
  return (await findFresh(services, token)) !== null
}

/** The owner of a link that still works; null for any other. */
async function findFresh({ db, clock }: Services, token: string): Promise<string | null> {
  const found = await findOneTimeToken(db, clock, { token, purpose: PURPOSE })
  return found === null || found.isUsed ? null : found.userId
}

/**
 * Sets the password by a mailed link and ends every session, because one of them may be a stranger's who knew the old password.
 * It does not log in: the user types the new password (OWASP Forgot Password Cheat Sheet).
 */
export async function resetPassword(
  services: Services,
  { token, password }: { readonly token: string; readonly password: string },
  { network, language }: { readonly network: string; readonly language: 'en' | 'pl' },
): Promise<ResetOutcome> {
  const tries = openedLinkTries(network)
  if (!(await consumeRateLimits(services.db, services, tries))) return invalidLink('limited')
  // Checked before the slow hash, so that callers without a link cost little.
  const owner = await findFresh(services, token)
  if (owner === null) return invalidLink('refused')
  const checked = choosePasswordSchemaFor(services.passwordMinLength, isGuessedFirst(services)).safeParse({ password })
  if (!checked.success) return { kind: 'refused', errors: fieldErrors(checked.error) }
  const passwordHash = await refundOnOverload(services, tries, () => hashPassword(password, placeOfUser(owner)))
  return services.db.transaction().execute(async (trx) => {
    const userId = await spendLink(trx, services.clock, { token, purpose: PURPOSE })
    if (userId === null) return invalidLink('refused')
    const { isFirst, hadEmailChange } = await giveToOwner(trx, services, { userId, passwordHash })
    const addressee = { ...(await findAddresseeById(trx, userId)), language }
    await mailPasswordChanged(trx, services, { addressee, causedBy: token, isFirst, hadEmailChange })
    return { kind: 'reset', userId }
  })
}

/**
 * The link proved the mailbox, so this voids what a stranger may have set before, and every other link. Returns whether the
 * account had no password and whether a change of address was cancelled.
 */
async function giveToOwner(
  trx: Transaction<DB>,
  { clock }: Services,
  { userId, passwordHash }: { readonly userId: string; readonly passwordHash: string },
): Promise<{ readonly isFirst: boolean; readonly hadEmailChange: boolean }> {
  if (!(await isOwnerProved(trx, userId))) await deleteIdentities(trx, userId)
  const isFirst = await insertPasswordHash(trx, userId, passwordHash)
  if (!isFirst) await updatePasswordHash(trx, userId, passwordHash)
  await endAllSessions(trx, userId)
  const { hadEmailChange } = await voidAllTokens(trx, clock, userId)
  await markOwner(trx, clock, userId)
  return { isFirst, hadEmailChange }
}
