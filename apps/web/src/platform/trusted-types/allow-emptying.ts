import { findTrustedTypes } from './find-trusted-types.ts'

/**
 * Lets `innerHTML = ''` stand and nothing else: React Aria empties its announcements so, and a refusal would break every number
 * and date field a person steps through. Once, before anything is drawn.
 */
export function allowEmptying(): void {
  findTrustedTypes()?.createPolicy('default', { createHTML: (text) => (text === '' ? text : null) })
}
