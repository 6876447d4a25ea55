import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { Lie } from './lying-provider.ts'

/** A lie whose tokens are signed by this algorithm, with a key that the provider publishes. */
export async function signedOtherwise(alg: string): Promise<Lie> {
  const { privateKey, publicKey } = await generateKeyPair(alg)
  const keys = [{ ...(await exportJWK(publicKey)), alg, use: 'sig', kid: alg }]
  return {
    supported: ['RS256', alg],
    answerFor: async (pathname, claims) => {
      if (pathname === '/jwks') return JSON.stringify({ keys })
      if (pathname !== '/token') return null
      const idToken = await new SignJWT({ ...claims }).setProtectedHeader({ alg, kid: alg }).sign(privateKey)
      return JSON.stringify({ access_token: 'x', token_type: 'bearer', expires_in: 60, id_token: idToken })
    },
  }
}
