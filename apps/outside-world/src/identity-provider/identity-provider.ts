import { exportPKCS8, generateKeyPair, jwtVerify, type CryptoKey } from 'jose'
import type { Part } from '../part.ts'
import { facebookStandIn } from './facebook-stand-in.ts'
import { openIdStandIn } from './open-id-stand-in.ts'
import { randomSecret } from './random-secret.ts'

const TEAM_ID = 'STANDIN001'
const KEY_ID = 'STANDINKEY'
const APPLE_CLIENT_ID = 'example.dayplate.web'

/** Google, Apple and Facebook as far as logging in goes, each with a page on which one chooses who to be. */
export const identityProviders: Part = async ({ productUrl }) => {
  const callback = (provider: string): string => `${productUrl}/social/callback/${provider}`
  const google = { clientId: 'stand-in.google', clientSecret: randomSecret() }
  const facebook = { appId: '1000200030004000', appSecret: randomSecret() }
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const started = await Promise.all([
    openIdStandIn({ name: 'Google', host: '127.0.0.1', redirectUri: callback('google'), ...google }),
    openIdStandIn({
      name: 'Apple',
      // Another site than the product's, as Apple's is: browsers then keep the product's cookies from what it posts.
      host: 'localhost',
      redirectUri: callback('apple'),
      clientId: APPLE_CLIENT_ID,
      // Never compared: Apple's secret is a token that is verified.
      clientSecret: randomSecret(),
      isSecret: (secret, issuer) => isAppleSecret(publicKey, secret, issuer),
    }),
    facebookStandIn({ ...facebook, redirectUri: callback('facebook') }),
  ])
  const [asGoogle, asApple, asFacebook] = started
  return {
    variables: {
      GOOGLE_ISSUER: asGoogle.issuer,
      GOOGLE_CLIENT_ID: google.clientId,
      GOOGLE_CLIENT_SECRET: google.clientSecret,
      APPLE_ISSUER: asApple.issuer,
      APPLE_CLIENT_ID,
      APPLE_TEAM_ID: TEAM_ID,
      APPLE_KEY_ID: KEY_ID,
      APPLE_PRIVATE_KEY: await exportPKCS8(privateKey),
      FACEBOOK_DIALOG_URL: asFacebook.address,
      FACEBOOK_API_URL: asFacebook.address,
      FACEBOOK_APP_ID: facebook.appId,
      FACEBOOK_APP_SECRET: facebook.appSecret,
    },
    addresses: { google: asGoogle.issuer, apple: asApple.issuer, facebook: asFacebook.address },
    lines: ['Google, Apple and Facebook logins are simulated here: pick any test person.'],
    stop: async () => {
      await Promise.all(started.map((one) => one.stop()))
    },
  }
}

/** Apple's rules for a client's secret: signed by the team's key, for this client, for Apple, and not for long. */
async function isAppleSecret(key: CryptoKey, secret: string, issuer: string): Promise<boolean> {
  const expected = { algorithms: ['ES256'], issuer: TEAM_ID, audience: issuer, subject: APPLE_CLIENT_ID }
  return jwtVerify(secret, key, { ...expected, requiredClaims: ['exp', 'iat'] }).then(
    ({ protectedHeader }) => protectedHeader.kid === KEY_ID,
    () => false,
  )
}
