import { ACCESS_CODE_MAX_LENGTH } from '@dayplate/rules/accounts'
import { instantOf } from '../../platform/clock/clock.ts'
import type { Services } from '../../services.ts'
import { hashAccessCode } from './access-code.ts'
import { findUsableCode, type TakenCode } from './access-codes.repository.ts'
import { refundCodeLimits, consumeCodeLimits, type CodeTrier } from './consume-code-limits.ts'

export type LookUpOutcome =
  | { readonly kind: 'found'; readonly code: TakenCode }
  /** An unknown, used-up, expired or withdrawn code. One statement decides, so neither the answer nor its time says which. */
  | { readonly kind: 'unknown-code' }
  | { readonly kind: 'limited' }

/**
 * Finds what a code would grant, without using it. A look-up takes a try like an activation, because both reveal whether a code
 * is valid. A valid code gets its try back, so that the following activation does not count twice.
 */
export async function lookUpAccessCode(
  services: Services,
  { code, ...trier }: CodeTrier & { readonly code: string },
): Promise<LookUpOutcome> {
  if (!(await consumeCodeLimits(services, trier))) return { kind: 'limited' }
  if (code.length > ACCESS_CODE_MAX_LENGTH) return { kind: 'unknown-code' }
  const found = await findUsableCode(services.db, hashAccessCode(code), instantOf(services.clock))
  if (found === undefined) return { kind: 'unknown-code' }
  await refundCodeLimits(services, trier)
  return { kind: 'found', code: found }
}
