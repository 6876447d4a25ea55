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
const PROOF_LASTS_MS = 10 * 60 * 1000

/** `password`, `log-in`: what its holder has to do before; without a password only a new login shows who they are. */
export type OwnerProof = 'proved' | 'password' | 'log-in'

/** Whether the holder of the session has recently proved that they own the account. */
export async function ownerProof({ db, clock }: Services, { userId, tokenHash }: Viewer): Promise<OwnerProof> {
  if (await findProvedSince(db, tokenHash, instantOf(clock, -PROOF_LASTS_MS))) return 'proved'
  const { password_hash } = await findAccount(db, userId)
  return password_hash === null ? 'log-in' : 'password'
}

/** Proves it by the current password; `unproved` also where there is none. */
export async function proveOwner(
  services: Services,
  holder: Viewer & { readonly network: string },
  currentPassword: string,
): Promise<'proved' | 'unproved' | 'limited'> {
  if (!ownerProofSchema.safeParse({ currentPassword }).success) return 'unproved'
  const tried = await tryCurrentPassword(services, holder, currentPassword)
  if (tried.kind !== 'right') return tried.kind
  await services.db.transaction().execute(async (trx) => {
    await requireSession(trx, holder)
    await updateProved(trx, holder.tokenHash, services.clock)
  })
  return 'proved'
}

const REFUSALS = { password: 'auth/prove/password', 'log-in': 'auth/prove/log-in' } as const

/** The text a refusal for want of proof names. */
export const unprovedText = (proof: Exclude<OwnerProof, 'proved'>): string => REFUSALS[proof]
