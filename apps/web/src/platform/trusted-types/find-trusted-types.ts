/** What a policy lets through: text that may stand, or null for a refusal. */
interface PolicyRules {
  readonly createHTML?: (text: string) => string | null
  readonly createScriptURL?: (url: string) => string | null
}

interface TrustedTypesFactory {
  /** Asked wherever a bare string is assigned; null before anybody made one. */
  readonly defaultPolicy: object | null
  createPolicy(name: string, rules: PolicyRules): { createScriptURL(url: string): unknown }
}

/**
 * The browser's Trusted Types, or null where it has none. Pages run under a policy that refuses strings wherever markup or code
 * could come from them; the names a policy may have are listed in the server's content-security-policy.ts.
 */
export const findTrustedTypes = (): TrustedTypesFactory | null =>
  // oxlint-disable-next-line typescript/consistent-type-assertions -- TypeScript's DOM library does not know Trusted Types yet
  (Reflect.get(globalThis, 'trustedTypes') as TrustedTypesFactory | undefined) ?? null
