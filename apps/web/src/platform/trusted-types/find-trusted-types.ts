/** The rules of a policy: each returns the accepted text, or null to refuse it. */
interface PolicyRules {
  readonly createHTML?: (text: string) => string | null
  readonly createScriptURL?: (url: string) => string | null
}

interface TrustedTypesFactory {
  /** Used wherever a plain string is assigned; null until it is created. */
  readonly defaultPolicy: object | null
  createPolicy(name: string, rules: PolicyRules): { createScriptURL(url: string): unknown }
}

/**
 * The browser's Trusted Types; null when it has none. Pages have a policy that refuses plain strings as markup or code; the
 * server's content-security-policy.ts lists the allowed policy names.
 */
export const findTrustedTypes = (): TrustedTypesFactory | null =>
  // oxlint-disable-next-line typescript/consistent-type-assertions -- TypeScript's DOM library does not know Trusted Types yet
  (Reflect.get(globalThis, 'trustedTypes') as TrustedTypesFactory | undefined) ?? null
