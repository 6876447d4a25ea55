import { ClientSecretPost, type ClientAuth } from 'openid-client'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { SocialProviders } from './social-provider.ts'
import { makeAppleClientSecret, type AppleKey } from './apple-client-secret.ts'
import { facebookProvider, type FacebookSettings } from './facebook-provider.ts'
import { openIdProvider } from './open-id-provider.ts'

export interface GoogleSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

export interface AppleSettings extends AppleKey {
  readonly issuer: string
  readonly clientId: string
}

/** The accounts of this installation at the providers; null for a provider without one. */
export interface SocialSettings {
  readonly google: GoogleSettings | null
  readonly apple: AppleSettings | null
  readonly facebook: FacebookSettings | null
}

/** Prepares the providers. Nothing calls them before a user starts a flow. */
export const openProviders = ({ google, apple, facebook }: SocialSettings, clock: Clock): SocialProviders => ({
  google: google && openGoogle(google, clock),
  apple: apple && openApple(apple, clock),
  facebook: facebook && facebookProvider(facebook),
})

const openGoogle = ({ issuer, clientId, clientSecret }: GoogleSettings, clock: Clock) =>
  openIdProvider({
    issuer,
    clientId,
    clientAuth: ClientSecretPost(clientSecret),
    // Users often have several Google accounts and should see which one they use.
    parameters: { scope: 'openid email profile', prompt: 'select_account' },
    saysVerified: (claim) => claim === true,
    clock,
  })

function openApple({ issuer, clientId, ...key }: AppleSettings, clock: Clock) {
  // oxlint-disable-next-line typescript/no-misused-promises -- the library waits for it, which its type does not say
  const clientAuth: ClientAuth = async (_, client, body) => {
    body.set('client_id', client.client_id)
    body.set('client_secret', await makeAppleClientSecret(key, { clientId, issuer, clock }))
  }
  return openIdProvider({
    issuer,
    clientId,
    clientAuth,
    // Apple requires a posted answer when name or address are requested.
    parameters: { scope: 'openid email name', response_mode: 'form_post' },
    // Apple writes the claim as a text in some answers.
    saysVerified: (claim) => claim === true || claim === 'true',
    clock,
  })
}
