import type { Services } from '../../services.ts'
import type { Viewer } from '../../platform/graphql/context.ts'
import type { SentFacts } from '../../platform/graphql/gateway.ts'
import { updatePlace } from './accounts.repository.ts'
import { hashToken } from './secret.ts'
import { findTokenOwner, touchToken } from './sessions.repository.ts'

/** How exactly the list of logins shows the last use. A finer step would add a write to every call. */
const TOUCH_EVERY_MS = 60 * 60 * 1000

/**
 * The user of a token; null for a wrong, revoked or expired one. Stores the time zone and the language the client sent on the
 * account, because jobs without a client need them too.
 */
export async function findViewer(
  services: Services,
  token: string | null,
  sent: SentFacts | null,
): Promise<Viewer | null> {
  if (token === null) return null
  const tokenHash = hashToken(token)
  const owner = await findTokenOwner(services.db, tokenHash, services.clock)
  if (owner === undefined) return null
  const timeZone = sent?.timeZone ?? owner.time_zone
  const language = sent?.sentLanguage ?? owner.language
  if (timeZone !== owner.time_zone || language !== owner.language) {
    await updatePlace(services.db, owner.id, { timeZone, language })
  }
  if (services.clock.now() - owner.last_used_at.getTime() >= TOUCH_EVERY_MS) {
    await touchToken(services.db, tokenHash, { clock: services.clock, ifUnusedForMs: TOUCH_EVERY_MS })
  }
  return {
    userId: owner.id,
    tokenHash,
    timeZone,
    systemOfMeasures: owner.system_of_measures === 'imperial' ? 'imperial' : 'si',
  }
}
