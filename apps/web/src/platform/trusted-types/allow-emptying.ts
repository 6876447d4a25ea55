import { findTrustedTypes } from './find-trusted-types.ts'

/**
 * Allows `innerHTML = ''` and nothing else, because React Aria clears its announcements that way, and a refusal would break
 * every number and date field. Must run once, before anything renders.
 */
export function allowEmptying(): void {
  const trustedTypes = findTrustedTypes()
  // A script of a browser extension may have created the policy first; creating a second one would throw.
  if (trustedTypes === null || trustedTypes.defaultPolicy !== null) return
  trustedTypes.createPolicy('default', { createHTML: (text) => (text === '' ? text : null) })
}
