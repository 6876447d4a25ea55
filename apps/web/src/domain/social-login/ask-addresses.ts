import { postGraphql } from '../../platform/graphql-client/post-graphql.ts'
import { readToken } from '../../platform/session/session.ts'
import { AuthorizationUrlsDocument } from './social-login.gen.ts'
import type { ProviderName } from '@dayplate/rules/social'

/** The address behind each button; null without a button. */
export type SocialAddresses = Readonly<Record<ProviderName, string | null>>

/**
 * Queries the addresses of the buttons without the gateway's client, because pages with these buttons render without its code.
 * Addresses that link a provider are made for the logged-in user. Null when no answer arrived, which differs from an answer
 * without addresses.
 */
export async function askAddresses(variables: {
  returnUrl: string
  state: string | null
}): Promise<SocialAddresses | null> {
  const call = { address: 'q=AuthorizationUrls', query: AuthorizationUrlsDocument, variables } as const
  const answer = await postGraphql({ ...call, token: readToken() })
  return readAddresses(await answer?.json().catch(() => null))
}

function readAddresses(answer: unknown): SocialAddresses | null {
  const data = partOf(partOf(answer, 'data'), 'getAuthorizationUrls')
  if (data === null || data === undefined) return null
  const addressOf = (provider: ProviderName): string | null => {
    const address = partOf(data, provider)
    return typeof address === 'string' ? address : null
  }
  return { google: addressOf('google'), apple: addressOf('apple'), facebook: addressOf('facebook') }
}

const partOf = (whole: unknown, name: string): unknown =>
  typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : null
