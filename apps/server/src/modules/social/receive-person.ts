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
  /** Flows that may end in this call. A hand-off of another flow is refused. */
  readonly flows: readonly Flow[]
  /** The account the flow was started for; null for a flow that logs in or registers. */
  readonly userId: string | null
}

type Caller = Pick<Context, 'services' | 'clientAddress' | 'readCookie'>

/** Callers get the same answer for a wrong hand-off and for too many tries. */
type Useless = 'expired' | 'limited'

/** Uses up a hand-off of this browser. Returns the identified person, or why there is none. */
export async function receivePerson(caller: Caller, handedOver: HandedOver): Promise<ProviderPerson | Useless> {
  const { db, clock } = caller.services
  const brought = await bring(caller, handedOver)
  return typeof brought === 'string' ? brought : ((await takeHandoff(db, clock, brought)) ?? 'expired')
}

/** Why a hand-off cannot be used; null when it can. Checking does not use it up. */
export async function findUseless(caller: Caller, handedOver: HandedOver): Promise<Useless | null> {
  const { db, clock } = caller.services
  const brought = await bring(caller, handedOver)
  if (typeof brought === 'string') return brought
  return (await isHandoffThere(db, clock, brought)) ? null : 'expired'
}

/** Counts checking as a try like using, so that hand-offs cannot be guessed by checking. */
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
