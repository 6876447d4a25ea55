import type { Device } from '../../platform/http/read-device.ts'
import { takeTries } from '../../platform/throttle/take-try.ts'
import type { Services } from '../../services.ts'
import { admitOwner } from './claim-account.ts'
import { openedLinkTries } from './limits.ts'
import type { LogInOutcome } from './log-in.ts'
import { openSession } from './open-session.ts'
import { spendLink } from './spend-link.ts'

/** Logs somebody in by a mailed link, once. The link proves the mailbox, so that a stranger who registered it is out. */
export async function logInByToken(
  services: Services,
  token: string,
  { device, network }: { readonly device: Device; readonly network: string },
): Promise<LogInOutcome> {
  if (!(await takeTries(services.db, services, openedLinkTries(network)))) return { kind: 'limited' }
  return services.db.transaction().execute(async (trx) => {
    const userId = await spendLink(trx, services.clock, { token, purpose: 'log-in' })
    if (userId === null) return { kind: 'refused', userId: null }
    await admitOwner(trx, services, userId)
    return { kind: 'logged-in', token: await openSession(trx, services, { userId, device, network }), userId }
  })
}
