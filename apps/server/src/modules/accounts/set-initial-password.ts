import { choosePasswordSchemaFor } from '@dayplate/rules/accounts'
import type { Viewer } from '../../platform/graphql/context.ts'
import { UnauthenticatedError } from '../../platform/graphql/errors.ts'
import { fieldErrors, type FieldError } from '../../platform/graphql/validation-exception.ts'
import { consumeRateLimits } from '../../platform/throttle/consume-rate-limit.ts'
import { refundOnOverload } from '../../platform/throttle/refund-on-overload.ts'
import type { Services } from '../../services.ts'
import { findAccount, findAddresseeById } from './accounts.repository.ts'
import { findViewer } from './find-viewer.ts'
import { isGuessedFirst } from './guessed-first.ts'
import { placeOfUser } from './hashing-place.ts'
import { firstPasswordTries, openedLinkTries } from './limits.ts'
import { mailPasswordChanged } from './mail-link.ts'
import { findReauthentication } from './reauthentication.ts'
import { hashPassword } from './password-hash.ts'
import { insertPasswordHash } from './passwords.repository.ts'
import { requireSession } from './require-session.ts'

export type InitialPasswordOutcome = { readonly userId: string } & (
  | { readonly kind: 'set' }
  /**
   * The login is too long ago. A stranger who finds it open could set a password and prove with it that the account is theirs.
   */
  | { readonly kind: 'reauth-required' }
  | { readonly kind: 'refused' | 'limited'; readonly errors: readonly FieldError[] }
)

const errorOf = (message: string): readonly FieldError[] => [{ fieldName: 'password', messages: [message] }]

const ALREADY_SET = { kind: 'refused', errors: errorOf('auth/set-initial-password/already-set') } as const

/**
 * Sets the first password of a user who came through a provider or a link, within ten minutes of their login. An existing
 * password is changed in the settings, with the current one.
 */
export async function setInitialPassword(
  services: Services,
  { authToken, password }: { readonly authToken: string; readonly password: string },
  { network, language }: { readonly network: string; readonly language: 'en' | 'pl' },
): Promise<InitialPasswordOutcome> {
  const viewer = await requireOwner(services, authToken, network)
  const { userId } = viewer
  const checked = choosePasswordSchemaFor(services.passwordMinLength, isGuessedFirst(services)).safeParse({ password })
  if (!checked.success) return { kind: 'refused', userId, errors: fieldErrors(checked.error) }
  const required = await findReauthentication(services, viewer)
  if (required === 'log-in') return { kind: 'reauth-required', userId }
  if ((await findAccount(services.db, userId)).password_hash !== null) return { ...ALREADY_SET, userId }
  const tries = firstPasswordTries(userId)
  if (!(await consumeRateLimits(services.db, services, tries)))
    return { kind: 'limited', userId, errors: errorOf('auth/password/too-many') }
  const hash = () => hashPassword(password, placeOfUser(userId))
  const passwordHash = await refundOnOverload(services, [...openedLinkTries(network), ...tries], hash)
  return services.db.transaction().execute(async (trx) => {
    await requireSession(trx, viewer)
    if (!(await insertPasswordHash(trx, userId, passwordHash))) return { ...ALREADY_SET, userId }
    const addressee = { ...(await findAddresseeById(trx, userId)), language }
    // The salt makes every hash unique, so it can name the cause.
    const told = { addressee, causedBy: passwordHash, isFirst: true, hadEmailChange: false }
    await mailPasswordChanged(trx, services, told)
    return { kind: 'set', userId }
  })
}

/** The session of the token in the arguments, which the gateway has not checked. A wrong one is answered as in the header. */
async function requireOwner(services: Services, authToken: string, network: string): Promise<Viewer> {
  const mayTry = await consumeRateLimits(services.db, services, openedLinkTries(network))
  const viewer = mayTry ? await findViewer(services, authToken, null) : null
  if (viewer === null) throw new UnauthenticatedError()
  return viewer
}
