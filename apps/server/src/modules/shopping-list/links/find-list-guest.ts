import { createHash } from 'node:crypto'
import { dayOfInstant } from '@dayplate/dates'
import type { Guest } from '../../../platform/live/guest-streams.ts'
import type { Services } from '../../../services.ts'
import { hashToken } from '../../accounts/index.ts'
import { loadBasis } from '../load-list.ts'
import { findOpenedLink } from './list-links.repository.ts'
import { openLink } from './open-link.ts'
import { presentSharedList } from './present-shared-list.ts'

/** The guest whom the secret of a link lets see a list; null if it opens nothing. */
export async function findListGuest(
  services: Services,
  { secret, network }: { readonly secret: string; readonly network: string },
): Promise<Guest | null> {
  const link = await openLink(services, { token: secret, network })
  if (link === null) return null
  const tokenHash = hashToken(secret)
  return {
    ownerId: link.ownerId,
    secretHash: tokenHash.toString('hex'),
    topic: 'shopping-list',
    look: () => lookAt(services, tokenHash),
  }
}

/**
 * A digest of what a guest sees, in any language; null if they see nothing. Without versions: the one of a product rises also when the owner
 * ticks the same food on the list of another week. A tick with an older version is answered with the newer state.
 */
async function lookAt(services: Services, tokenHash: Buffer): Promise<string | null> {
  const { db, clock, catalogue } = services
  const link = await findOpenedLink(db, clock, tokenHash)
  if (link === null) return null
  const owner = { userId: link.ownerId, today: dayOfInstant(clock.now(), link.timeZone) }
  const loaded = await loadBasis(services, owner, { db, period: link.period })
  if (loaded.kind !== 'basis') return null
  const list = presentSharedList(loaded, link, { catalogue, language: 'en', system: link.systemOfMeasures })
  return createHash('sha256').update(JSON.stringify(list, withoutVersion)).digest('hex')
}

const withoutVersion = (name: string, value: unknown): unknown => (name === 'version' ? undefined : value)
