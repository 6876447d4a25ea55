import { ACCESS_CODE_MAX_LENGTH } from '@dayplate/rules/accounts'
import { instantOf } from '../../platform/clock/clock.ts'
import type { Services } from '../../services.ts'
import { hashAccessCode } from './access-code.ts'
import { findUsableCode, type TakenCode } from './access-codes.repository.ts'
import { refundCodeLimits, consumeCodeLimits, type CodeTrier } from './consume-code-limits.ts'

export type LookUpOutcome =
  | { readonly kind: 'found'; readonly code: TakenCode }
  /** No such code, used up, ended or withdrawn: one statement decides, so neither the answer nor its time says which. */
  | { readonly kind: 'unknown-code' }
  | { readonly kind: 'limited' }

/**
 * Says what a code would give, without using it. A look-up costs a try like an activation, because both tell whether a code is
 * good; a right code gets its try back, so that the activation that follows is not the second one.
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
