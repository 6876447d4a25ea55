import type { ProviderName } from '@dayplate/rules/social'
import type { Context } from '../../platform/graphql/context.ts'
import { consumeRateLimit } from '../../platform/throttle/consume-rate-limit.ts'
import { makeSecret } from './flow-secrets.ts'
import { readRequest, startPath } from './flow-request.ts'
import { TICKETS } from './limits.ts'
import { insertTicket } from './tickets.repository.ts'

type Urls = Readonly<Record<ProviderName, string | null>>

const NONE: Urls = { google: null, apple: null, facebook: null }

/**
 * The address that starts a flow with each provider. Null when the installation has no account at the provider, when
 * the screen does not send users to providers, and when a screen that adds providers has no session.
 */
export async function authorizationUrls(
  context: Pick<Context, 'services' | 'findViewer'>,
  asked: { readonly returnUrl: string; readonly state: string },
): Promise<Urls> {
  const { publicUrl, socialProviders } = context.services
  const request = readRequest(asked)
  if (request === null) return NONE
  const ticket = request.flow === 'link' ? await makeTicket(context) : undefined
  if (ticket === null) return NONE
  const addressOf = (provider: ProviderName): string | null =>
    socialProviders[provider] === null ? null : publicUrl + startPath(provider, request, ticket)
  return { google: addressOf('google'), apple: addressOf('apple'), facebook: addressOf('facebook') }
}

/** Null for a visitor and for a user over the limit. */
async function makeTicket({ services, findViewer }: Pick<Context, 'services' | 'findViewer'>): Promise<string | null> {
  const viewer = await findViewer()
  if (viewer === null) return null
  const { userId } = viewer
  if (!(await consumeRateLimit(services.db, services, { limit: TICKETS, subject: [userId] }))) return null
  const ticket = makeSecret(services.randomBytes)
  await insertTicket(services.db, services.clock, { userId, ticket })
  return ticket
}
