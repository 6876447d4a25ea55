import type { ProviderName } from '@dayplate/rules/social'
import type { Services } from '../../services.ts'
import { callbackPath, type FlowRequest } from './flow-request.ts'
import { flowSecrets, makeSecret } from './flow-secrets.ts'
import { purgeSocialFlows, insertFlow } from './flows.repository.ts'

export interface Start {
  readonly provider: ProviderName
  readonly browserSecret: string
  readonly request: FlowRequest
  /** The account the provider is linked to; null for every other flow. */
  readonly userId: string | null
}

/** Starts a flow and returns the provider's address; null when the installation has no account at the provider. */
export async function startFlow(
  services: Services,
  { provider, browserSecret, request, userId }: Start,
): Promise<URL | null> {
  const adapter = services.socialProviders[provider]
  if (adapter === null) return null
  const secrets = flowSecrets(browserSecret, makeSecret(services.randomBytes))
  const address = await adapter.addressFor({ ...secrets, redirectUri: redirectUriOf(services, provider) })
  await purgeSocialFlows(services.db, services.clock)
  await insertFlow(services.db, services.clock, { browserSecret, provider, state: secrets.state, request, userId })
  return address
}

export const redirectUriOf = ({ publicUrl }: Pick<Services, 'publicUrl'>, provider: ProviderName): string =>
  publicUrl + callbackPath(provider)
