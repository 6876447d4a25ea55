import { reauthenticationSchema } from '@dayplate/rules/accounts'
import { instantOf } from '../../platform/clock/clock.ts'
import type { Viewer } from '../../platform/graphql/context.ts'
import type { Services } from '../../services.ts'
import { findAccount } from './accounts.repository.ts'
import { requireSession } from './require-session.ts'
import { findProvedSince, updateProved } from './sessions.repository.ts'
import { tryCurrentPassword } from './try-current-password.ts'

/**
 * How long after a login, or after entering the password again, a session may change the login methods (OWASP ASVS 5.0, 7.5.1):
 * long enough for a visit to a provider, too short for a stranger who finds an unlocked phone.
 */
const REAUTHENTICATION_LASTS_MS = 10 * 60 * 1000

/** `password` and `log-in` say what the user has to do first. Without a password only a new login proves who they are. */
export type Reauthentication = 'recent' | 'password' | 'log-in'

export type RequiredReauthentication = Exclude<Reauthentication, 'recent'>

/** Whether the user of this session logged in or entered their password within the last ten minutes. */
export async function findReauthentication(
  { db, clock }: Services,
  { userId, tokenHash }: Viewer,
): Promise<Reauthentication> {
  if (await findProvedSince(db, tokenHash, instantOf(clock, -REAUTHENTICATION_LASTS_MS))) return 'recent'
  const { password_hash } = await findAccount(db, userId)
  return password_hash === null ? 'log-in' : 'password'
}

/** Renews the proof by the current password. `wrong` for an account without one. */
export async function reauthenticate(
  services: Services,
  holder: Viewer & { readonly network: string },
  currentPassword: string,
): Promise<'done' | 'wrong' | 'limited'> {
  if (!reauthenticationSchema.safeParse({ currentPassword }).success) return 'wrong'
  const tried = await tryCurrentPassword(services, holder, currentPassword)
  if (tried.kind !== 'right') return tried.kind
  await services.db.transaction().execute(async (trx) => {
    await requireSession(trx, holder)
    await updateProved(trx, holder.tokenHash, services.clock)
  })
  return 'done'
}

const REFUSALS = { password: 'auth/prove/password', 'log-in': 'auth/prove/log-in' } as const

/** The id of the text that asks the user for the proof. */
export const reauthText = (required: RequiredReauthentication): string => REFUSALS[required]
