import type { Device } from '../../platform/http/read-device.ts'
import { consumeRateLimits } from '../../platform/throttle/consume-rate-limit.ts'
import type { Services } from '../../services.ts'
import { findAccount } from './accounts.repository.ts'
import { admitOwner } from './claim-account.ts'
import { openedLinkTries } from './limits.ts'
import type { LogInOutcome } from './log-in.ts'
import { openSession } from './open-session.ts'
import { spendLink } from './spend-link.ts'
import { tellVoidedPassword } from './tell-voided-password.ts'

export interface LinkVisitor {
  readonly device: Device
  readonly network: string
  /** The language of a mail that may follow. */
  readonly language: 'en' | 'pl'
}

/**
 * Logs a user in by a mailed link, once. The link proves the mailbox, so a stranger who registered the address loses the
 * account.
 */
export async function logInByToken(
  services: Services,
  token: string,
  { device, network, language }: LinkVisitor,
): Promise<LogInOutcome> {
  if (!(await consumeRateLimits(services.db, services, openedLinkTries(network)))) return { kind: 'limited' }
  return services.db.transaction().execute(async (trx) => {
    const userId = await spendLink(trx, services.clock, { token, purpose: 'log-in' })
    if (userId === null) return { kind: 'refused', userId: null }
    const { email: address } = await findAccount(trx, userId)
    const { hadPassword, hadEmailChange } = await admitOwner(trx, services, userId)
    if (hadPassword) await tellVoidedPassword(trx, services, { userId, address, language, hadEmailChange })
    return { kind: 'logged-in', token: await openSession(trx, services, { userId, device, network }), userId }
  })
}
