import * as openid from 'openid-client'
import { instantOf, type Clock } from '../../../platform/clock/clock.ts'
import type { Arrival, Departure, ProviderPerson, SocialProvider } from './social-provider.ts'
import { readPerson } from './read-person.ts'
import { requireIssuedToUs } from './require-issued-to-us.ts'

export interface OpenIdSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientAuth: openid.ClientAuth
  /** Parameters of the authorization request beside the protocol's own. */
  readonly parameters: Readonly<Record<string, string>>
  /** Whether the claim says that the address is verified. Providers write the claim differently. */
  readonly saysVerified: (claim: unknown) => boolean
  readonly clock: Clock
}

/**
 * The accepted signature algorithms. If the provider's own list counted, an attacker could choose "none", or make us use its
 * public key as a shared secret.
 */
const ALGORITHMS: ReadonlySet<string> = new Set(['RS256', 'ES256'])

/** How long to wait for each answer of a provider, in the seconds openid-client expects. */
const TIMEOUT_SECONDS = 5
const DISCOVERY_LIFETIME_MS = 60 * 60 * 1000

/** An OpenID Connect provider: the code flow with PKCE, state, nonce and issuer, checked by openid-client. */
export function openIdProvider(settings: OpenIdSettings): SocialProvider {
  const configuration = rememberedConfiguration(settings)
  return {
    addressFor: async (departure) => addressFor(await configuration(), departure, settings.parameters),
    identify: async (arrival) => identify(await configuration(), arrival, settings),
  }
}

/** The provider's configuration, fetched once an hour. After a failure the next call fetches it again. */
function rememberedConfiguration(settings: OpenIdSettings): () => Promise<openid.Configuration> {
  let known: { readonly configuration: Promise<openid.Configuration>; readonly until: Date } | null = null
  return () => {
    if (known !== null && known.until > instantOf(settings.clock)) return known.configuration
    const configuration = discover(settings)
    known = { configuration, until: instantOf(settings.clock, DISCOVERY_LIFETIME_MS) }
    configuration.catch(() => {
      known = null
    })
    return configuration
  }
}

async function discover({ issuer, clientId, clientAuth }: OpenIdSettings): Promise<openid.Configuration> {
  // Stand-ins on this machine have no certificate. The environment accepts http addresses only for this machine.
  const insecure = issuer.startsWith('http:') ? [openid.allowInsecureRequests] : []
  const discovered = await openid.discovery(new URL(issuer), clientId, undefined, clientAuth, {
    timeout: TIMEOUT_SECONDS,
    execute: insecure,
  })
  const { supportsPKCE: _, ...server } = discovered.serverMetadata()
  const algorithms = (server.id_token_signing_alg_values_supported ?? ['RS256']).filter((name) => ALGORITHMS.has(name))
  const own = new openid.Configuration(
    { ...server, id_token_signing_alg_values_supported: algorithms },
    clientId,
    undefined,
    clientAuth,
  )
  own.timeout = TIMEOUT_SECONDS
  // By default the library trusts TLS instead of the signature; this makes it check both.
  for (const prepare of [...insecure, openid.enableNonRepudiationChecks]) prepare(own)
  return own
}

async function addressFor(
  configuration: openid.Configuration,
  { redirectUri, state, nonce, codeVerifier }: Departure,
  parameters: Readonly<Record<string, string>>,
): Promise<URL> {
  return openid.buildAuthorizationUrl(configuration, {
    ...parameters,
    redirect_uri: redirectUri,
    state,
    nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  })
}

async function identify(
  configuration: openid.Configuration,
  { answer, redirectUri, state, nonce, codeVerifier }: Arrival,
  { saysVerified, ...settings }: OpenIdSettings,
): Promise<ProviderPerson> {
  const address = new URL(redirectUri)
  address.search = answer.toString()
  const tokens = await openid.authorizationCodeGrant(configuration, address, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
    idTokenExpected: true,
  })
  const claims = requireIssuedToUs(tokens.claims(), settings)
  return readPerson({
    subject: claims.sub,
    email: claims['email'],
    isEmailVerified: saysVerified(claims['email_verified']),
    name: claims['given_name'] ?? claims['name'],
  })
}
