import { exportPKCS8, generateKeyPair, jwtVerify, type CryptoKey } from 'jose'
import type { Part } from '../part.ts'
import { facebookStandIn } from './facebook-stand-in.ts'
import { openIdStandIn } from './open-id-stand-in.ts'
import { randomSecret } from './random-secret.ts'

const TEAM_ID = 'STANDIN001'
const KEY_ID = 'STANDINKEY'
const APPLE_CLIENT_ID = 'example.dayplate.web'

/** Imitates the logins of Google, Apple and Facebook. Each has a page on which you pick a test person. */
export const identityProviders: Part = async ({ productUrl }) => {
  const callback = (provider: string): string => `${productUrl}/social/callback/${provider}`
  const google = { clientId: 'stand-in.google', clientSecret: randomSecret() }
  const facebook = { appId: '1000200030004000', appSecret: randomSecret() }
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const started = await Promise.all([
    openIdStandIn({ name: 'Google', host: '127.0.0.1', redirectUri: callback('google'), ...google }),
    openIdStandIn({
      name: 'Apple',
      // A different host than the product's, as with the real Apple. Browsers then send none of the product's cookies
      // with the form that Apple posts back.
      host: 'localhost',
      redirectUri: callback('apple'),
      clientId: APPLE_CLIENT_ID,
      // Not compared, because Apple's secret is a signed token, which `isSecret` verifies.
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

/**
 * Whether a client secret follows Apple's rules: signed with the team's key, issued for this client and for Apple, and
 * with an expiry time.
 */
async function isAppleSecret(key: CryptoKey, secret: string, issuer: string): Promise<boolean> {
  const expected = { algorithms: ['ES256'], issuer: TEAM_ID, audience: issuer, subject: APPLE_CLIENT_ID }
  return jwtVerify(secret, key, { ...expected, requiredClaims: ['exp', 'iat'] }).then(
    ({ protectedHeader }) => protectedHeader.kid === KEY_ID,
    () => false,
  )
}
