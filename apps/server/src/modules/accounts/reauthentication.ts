import { ownerProofSchema } from '@dayplate/rules/accounts'
import { instantOf } from '../../platform/clock/clock.ts'
import type { Viewer } from '../../platform/graphql/context.ts'
import type { Services } from '../../services.ts'
import { findAccount } from './accounts.repository.ts'
import { requireSession } from './require-session.ts'
import { findProvedSince, updateProved } from './sessions.repository.ts'
import { tryCurrentPassword } from './try-current-password.ts'

/**
 * How long after a login, or after the password was said again, a session may change what opens the account (OWASP ASVS 5.0,
 * 7.5.1): enough to go to a provider and back, too short for a stranger who finds a phone on a table.
 */
const REAUTHENTICATION_LASTS_MS = 10 * 60 * 1000

/** `password`, `log-in`: what the session's holder has to do first. Without a password only a new login shows who they are. */
export type Reauthentication = 'recent' | 'password' | 'log-in'

export type RequiredReauthentication = Exclude<Reauthentication, 'recent'>

/** Whether the session's holder logged in or gave their password a short while ago. */
export async function findReauthentication(
  { db, clock }: Services,
  { userId, tokenHash }: Viewer,
): Promise<Reauthentication> {
  if (await findProvedSince(db, tokenHash, instantOf(clock, -REAUTHENTICATION_LASTS_MS))) return 'recent'
  const { password_hash } = await findAccount(db, userId)
  return password_hash === null ? 'log-in' : 'password'
}

/** Renews it by the current password. An account without one answers `wrong`. */
export async function reauthenticate(
  services: Services,
  holder: Viewer & { readonly network: string },
  currentPassword: string,
): Promise<'done' | 'wrong' | 'limited'> {
  if (!ownerProofSchema.safeParse({ currentPassword }).success) return 'wrong'
  const tried = await tryCurrentPassword(services, holder, currentPassword)
  if (tried.kind !== 'right') return tried.kind
  await services.db.transaction().execute(async (trx) => {
    await requireSession(trx, holder)
    await updateProved(trx, holder.tokenHash, services.clock)
  })
  return 'done'
}

const REFUSALS = { password: 'auth/prove/password', 'log-in': 'auth/prove/log-in' } as const

/** The text that asks for it. */
export const reauthText = (required: RequiredReauthentication): string => REFUSALS[required]
