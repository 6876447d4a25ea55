import { findTrustedTypes } from './find-trusted-types.ts'

/**
 * Lets `innerHTML = ''` stand and nothing else: React Aria empties its announcements so, and a refusal would break every number
 * and date field a person steps through. Once, before anything is drawn.
 */
export function allowEmptying(): void {
  const trustedTypes = findTrustedTypes()
  // A script that the person's own extension put into the page may have been first; a second one would be an error.
  if (trustedTypes === null || trustedTypes.defaultPolicy !== null) return
  trustedTypes.createPolicy('default', { createHTML: (text) => (text === '' ? text : null) })
}
