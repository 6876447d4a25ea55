import { changePasswordSchemaFor } from '@dayplate/rules/accounts'
import type { Transaction } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'
import { fieldErrors, type FieldError } from '../../platform/graphql/validation-exception.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { refundOnOverload } from '../../platform/throttle/refund-on-overload.ts'
import type { Services } from '../../services.ts'
import { isGuessedFirst } from './guessed-first.ts'
import { placeOfUser } from './hashing-place.ts'
import { currentPasswordTries } from './limits.ts'
import { deleteOtherLogins } from './logins.repository.ts'
import { voidTokens } from './one-time-token.ts'
import { exchangePasswordHash } from './own-password.repository.ts'
import { hashPassword } from './password-hash.ts'
import { passwordChangedContent } from './password-changed-content.ts'
import { requireSession } from './require-session.ts'
import { tryCurrentPassword } from './try-current-password.ts'
import { withdrawEmailChange } from './withdraw-email-change.ts'

/** The user who changes the password. The session they do it in stays. */
export interface PasswordChangeActor {
  readonly userId: string
  readonly tokenHash: Uint8Array
  readonly network: string
  /** The language of the mail about the change. */
  readonly language: 'en' | 'pl'
}

export interface PasswordChange {
  readonly currentPassword: string
  readonly newPassword: string
}

export type ChangePasswordOutcome =
  /** `hadEmailChange`: a change of address was waiting and is cancelled. */
  | { readonly kind: 'changed'; readonly hadEmailChange: boolean }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] }
  /** A wrong current password, no password at all, or too many tries. The caller is not told which. */
  | { readonly kind: 'wrong' | 'limited' }

/** Sets another password for a user who knows the current one, and ends all other sessions and links. */
export async function changePassword(
  services: Services,
  actor: PasswordChangeActor,
  change: PasswordChange,
): Promise<ChangePasswordOutcome> {
  const checked = changePasswordSchemaFor(services.passwordMinLength, isGuessedFirst(services)).safeParse(change)
  if (!checked.success) return { kind: 'refused', errors: fieldErrors(checked.error) }
  const { userId } = actor
  const tried = await tryCurrentPassword(services, actor, change.currentPassword)
  if (tried.kind !== 'right') return tried
  const { hash: current, email } = tried
  const tries = currentPasswordTries(actor.network, userId)
  const next = await refundOnOverload(services, tries, () => hashPassword(change.newPassword, placeOfUser(userId)))
  return services.db.transaction().execute(async (trx): Promise<ChangePasswordOutcome> => {
    await requireSession(trx, actor)
    // Of two changes at once the first one wins: the password that the second one proved is no longer valid.
    if (!(await exchangePasswordHash(trx, userId, { current, next }))) return { kind: 'wrong' }
    const { hadEmailChange } = await shutOthersOut(trx, services, actor)
    await tellOwner(trx, services, { ...actor, email, hadEmailChange })
    return { kind: 'changed', hadEmailChange }
  })
}

async function shutOthersOut(
  trx: Transaction<DB>,
  { clock }: Services,
  actor: PasswordChangeActor,
): Promise<{ readonly hadEmailChange: boolean }> {
  await deleteOtherLogins(trx, actor)
  await voidTokens(trx, { userId: actor.userId, purpose: 'reset-password' })
  await voidTokens(trx, { userId: actor.userId, purpose: 'log-in' })
  // A stranger may have asked for the change of address to get in through their own mailbox.
  return { hadEmailChange: await withdrawEmailChange(trx, clock, actor.userId) }
}

const CAUSE_BYTES = 16

interface ToldOwner extends PasswordChangeActor {
  readonly email: string
  readonly hadEmailChange: boolean
}

/** Mails the owner, who thereby learns of a change they did not make. */
async function tellOwner(
  trx: Transaction<DB>,
  { clock, randomBytes }: Services,
  { userId, email, language, hadEmailChange }: ToldOwner,
): Promise<void> {
  const cause = `password-changed:${Buffer.from(randomBytes(CAUSE_BYTES)).toString('hex')}`
  const content = await passwordChangedContent(trx, { userId, isFirst: false, hadEmailChange })
  await queueMail(trx, clock, { userId, address: email, language, content, cause })
}
