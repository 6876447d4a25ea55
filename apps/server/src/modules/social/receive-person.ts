import type { ProviderName } from '@dayplate/rules/social'
import type { Context } from '../../platform/graphql/context.ts'
import { networkOf } from '../../platform/throttle/network-of.ts'
import { consumeRateLimit } from '../../platform/throttle/consume-rate-limit.ts'
import type { Flow } from './flow-request.ts'
import { isHandoffThere, takeHandoff, type BroughtHandoff } from './flows.repository.ts'
import { readBrowserSecret } from './browser-secret.ts'
import { isSecret } from './flow-secrets.ts'
import { HANDOFFS } from './limits.ts'
import type { ProviderPerson } from './providers/index.ts'

export interface HandedOver {
  readonly provider: ProviderName
  readonly token: string
  /** Flows that may end in this call; the hand-off of another one opens nothing here. */
  readonly flows: readonly Flow[]
  /** Whose account the flow was for; null for one that logs in or signs up. */
  readonly userId: string | null
}

type Caller = Pick<Context, 'services' | 'clientAddress' | 'readCookie'>

/** To callers too many tries look like a wrong one. */
type Useless = 'expired' | 'limited'

/** Uses a hand-off of this browser up: whom the provider named, or why nobody. */
export async function receivePerson(caller: Caller, handedOver: HandedOver): Promise<ProviderPerson | Useless> {
  const { db, clock } = caller.services
  const brought = await bring(caller, handedOver)
  return typeof brought === 'string' ? brought : ((await takeHandoff(db, clock, brought)) ?? 'expired')
}

/** Why a hand-off would receive nobody; null as long as it may, and looking does not use it up. */
export async function findUseless(caller: Caller, handedOver: HandedOver): Promise<Useless | null> {
  const { db, clock } = caller.services
  const brought = await bring(caller, handedOver)
  if (typeof brought === 'string') return brought
  return (await isHandoffThere(db, clock, brought)) ? null : 'expired'
}

/** Looking is a try like using, so that nobody guesses by it. */
async function bring(
  { services, clientAddress, readCookie }: Caller,
  handedOver: HandedOver,
): Promise<BroughtHandoff | Useless> {
  const browserSecret = readBrowserSecret(services.publicUrl, readCookie)
  if (browserSecret === null || !isSecret(handedOver.token)) return 'expired'
  if (!(await consumeRateLimit(services.db, services, { limit: HANDOFFS, subject: [networkOf(clientAddress)] })))
    return 'limited'
  return { ...handedOver, browserSecret }
}
