import { postGraphql } from '../../platform/graphql-client/post-graphql.ts'
import { readToken } from '../../platform/session/session.ts'
import { AuthorizationUrlsDocument } from './social-login.gen.ts'
import type { ProviderName } from '@dayplate/rules/social'

/** Where each button leads; null where there is none. */
export type SocialAddresses = Readonly<Record<ProviderName, string | null>>

/**
 * Asks where the buttons lead, by itself, for pages with these buttons are drawn without the gateway's code. Those that add a provider are made for the signed-in person.
 * Null where nobody answered, which is not the same as an answer that there are none.
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
