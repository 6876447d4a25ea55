import type { Context } from '../../platform/graphql/context.ts'
import { networkOf } from '../../platform/throttle/network-of.ts'
import { takeTry } from '../../platform/throttle/take-try.ts'
import type { Flow } from './flow.ts'
import { takeHandoff } from './flows.repository.ts'
import { readBrowserSecret } from './browser-secret.ts'
import { isSecret } from './flow-secrets.ts'
import { HANDOFFS } from './limits.ts'
import type { ProviderName, ProviderPerson } from './providers/index.ts'

export interface HandedOver {
  readonly provider: ProviderName
  readonly token: string
  /** Flows that may end in this call; the hand-off of another one opens nothing here. */
  readonly flows: readonly Flow[]
  /** Whose account the way was for; null for one that logs in or signs up. */
  readonly userId: string | null
}

/** Uses a hand-off of this browser up: whom the provider named, or why nobody. To callers too many tries look like a wrong one. */
export async function receivePerson(
  { services, clientAddress, readCookie }: Pick<Context, 'services' | 'clientAddress' | 'readCookie'>,
  { provider, token, flows, userId }: HandedOver,
): Promise<ProviderPerson | 'expired' | 'limited'> {
  const browserSecret = readBrowserSecret(services.publicUrl, readCookie)
  if (browserSecret === null || !isSecret(token)) return 'expired'
  if (!(await takeTry(services.db, services, { limit: HANDOFFS, subject: [networkOf(clientAddress)] })))
    return 'limited'
  const handoff = { browserSecret, provider, token, flows, userId }
  return (await takeHandoff(services.db, services.clock, handoff)) ?? 'expired'
}
