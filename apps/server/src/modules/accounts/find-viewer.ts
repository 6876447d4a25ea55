import type { Services } from '../../services.ts'
import type { Viewer } from '../../platform/graphql/context.ts'
import { updateTimeZone } from './accounts.repository.ts'
import { hashToken } from './secret.ts'
import { findTokenOwner, touchToken } from './sessions.repository.ts'

/** How exactly the list of logins shows the last use. A finer step would add a write to every call. */
const TOUCH_EVERY_MS = 60 * 60 * 1000

/**
 * The user of a token; null for a wrong, revoked or expired one. Stores the time zone the client sent on the account, because
 * jobs without a client need it too.
 */
export async function findViewer(
  services: Services,
  token: string | null,
  sentTimeZone: string | null,
): Promise<Viewer | null> {
  if (token === null) return null
  const tokenHash = hashToken(token)
  const owner = await findTokenOwner(services.db, tokenHash, services.clock)
  if (owner === undefined) return null
  if (sentTimeZone !== null && sentTimeZone !== owner.time_zone) {
    await updateTimeZone(services.db, owner.id, sentTimeZone)
  }
  if (services.clock.now() - owner.last_used_at.getTime() >= TOUCH_EVERY_MS) {
    await touchToken(services.db, tokenHash, { clock: services.clock, ifUnusedForMs: TOUCH_EVERY_MS })
  }
  return {
    userId: owner.id,
    tokenHash,
    timeZone: sentTimeZone ?? owner.time_zone,
    systemOfMeasures: owner.system_of_measures === 'imperial' ? 'imperial' : 'si',
  }
}
