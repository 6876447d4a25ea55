import type { ProviderName } from '@dayplate/rules/social'
import type { Services } from '../../services.ts'
import type { Return, FlowRequest } from './flow-request.ts'
import { flowSecrets, isSecret, makeSecret } from './flow-secrets.ts'
import { insertHandoff, takeFlow } from './flows.repository.ts'
import { redirectUriOf } from './start-flow.ts'

export interface Callback {
  readonly provider: ProviderName
  /** Null when the browser sent no cookie. */
  readonly browserSecret: string | null
  readonly answer: URLSearchParams
  /** Called with the reason why a provider did not identify the user. An attacker may have written its words. */
  readonly onFailed: (error: unknown) => void
}

/** What providers answer when the user declines: OAuth's word (RFC 6749, section 4.1.2.1) and Apple's own. */
const CANCELLED: ReadonlySet<string> = new Set(['access_denied', 'user_cancelled_authorize'])

/** The screen for a browser whose flow is unknown. */
const LOST: FlowRequest = { flow: 'login', intent: null, wantedPage: null }

/**
 * Ends a flow. The browser returns to the screen it came from with a hand-off, which does not identify the user by
 * itself and works once, in this browser. After any failure the browser returns without a hand-off.
 */
export async function finishFlow(services: Services, callback: Callback): Promise<Return> {
  const { provider, browserSecret, answer } = callback
  const state = answer.get('state') ?? ''
  const adapter = services.socialProviders[provider]
  const lost = { request: LOST, provider, handoff: null }
  if (adapter === null || browserSecret === null || !isSecret(state)) return lost
  const flow = await takeFlow(services.db, services.clock, { browserSecret, provider, state })
  if (flow === null) return lost
  if (CANCELLED.has(answer.get('error') ?? ''))
    return { request: flow.request, provider, handoff: null, isCancelled: true }
  const arrival = { ...flowSecrets(browserSecret, state), redirectUri: redirectUriOf(services, provider), answer }
  try {
    const person = await adapter.identify(arrival)
    const token = makeSecret(services.randomBytes)
    const named = { ...person, name: person.name ?? flow.name }
    await insertHandoff(services.db, services.clock, {
      browserSecret,
      provider,
      token,
      flow: flow.request.flow,
      userId: flow.userId,
      person: named,
    })
    return { request: flow.request, provider, handoff: token }
  } catch (error) {
    callback.onFailed(error)
    return { request: flow.request, provider, handoff: null }
  }
}
