import { exportJWK, generateKeyPair, SignJWT, type JWK, type JWTPayload } from 'jose'

/** Sound ways to sign that no provider of ours uses. */
export const OTHER_ALGORITHMS = ['RS512', 'PS256', 'ES384', 'EdDSA'] as const

export type OtherAlgorithm = (typeof OTHER_ALGORITHMS)[number]

export interface OtherSignatures {
  /** As a provider publishes them. */
  readonly keys: readonly JWK[]
  sign(algorithm: OtherAlgorithm, payload: JWTPayload): Promise<string>
}

/** A key for each of them. */
export async function makeOtherSignatures(): Promise<OtherSignatures> {
  const made = await Promise.all(
    OTHER_ALGORITHMS.map(async (alg) => ({ alg, ...(await generateKeyPair(alg, { extractable: true })) })),
  )
  const keys = await Promise.all(
    made.map(async ({ alg, publicKey }) => ({ ...(await exportJWK(publicKey)), alg, use: 'sig', kid: alg })),
  )
  return {
    keys,
    sign: async (algorithm, payload) => {
      const key = made.find(({ alg }) => alg === algorithm)?.privateKey
      if (key === undefined) throw new Error(`No key signs with ${algorithm}.`)
      return new SignJWT(payload).setProtectedHeader({ alg: algorithm, kid: algorithm }).sign(key)
    },
  }
}
