import { ACCESS_CODE_MAX_LENGTH } from '@dayplate/rules/accounts'
import { dayOfInstant } from '@dayplate/dates'
import type { Transaction } from 'kysely'
import { instantOf, type Clock } from '../../platform/clock/clock.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import { hashAccessCode } from './access-code.ts'
import { takeUse, type TakenCode } from './access-codes.repository.ts'
import { findTimeZone, hasGiven, lockLedger, type Product } from './access.repository.ts'
import { findDatedAccess } from './find-access.ts'
import { grantDays } from './grant-days.ts'

export type RedeemOutcome =
  | { readonly kind: 'redeemed' }
  /** An unknown, used-up or expired code. The answer does not say which, or codes could be guessed step by step. */
  | { readonly kind: 'unknown-code' }
  /** The person has already used this code. */
  | { readonly kind: 'already-used' }
  /** The person already has everything the code grants for life. */
  | { readonly kind: 'for-life' }

/**
 * Grants the days of a code after the access the person already has. Must run in a transaction that is rolled back unless the
 * outcome is `redeemed`, because a use may have been taken.
 */
export async function redeemAccessCode(
  trx: Transaction<DB>,
  clock: Clock,
  redemption: { readonly userId: string; readonly code: string },
): Promise<RedeemOutcome> {
  const { userId, code } = redemption
  if (code.length > ACCESS_CODE_MAX_LENGTH) return { kind: 'unknown-code' }
  const codeHash = hashAccessCode(code)
  const source = { source: 'access_code', sourceKey: codeHash.toString('hex') } as const
  await lockLedger(trx, userId)
  // Checked first: a code for one person is used up by now and would be reported as unknown to the person who used it.
  if (await hasGiven(trx, { userId, ...source })) return { kind: 'already-used' }
  const taken = await takeUse(trx, codeHash, instantOf(clock))
  if (taken === undefined) return { kind: 'unknown-code' }
  const products = await withoutLifetime(trx, clock, { userId, products: productsOf(taken) })
  if (products.length === 0) return { kind: 'for-life' }
  for (const product of products) await grantDays(trx, clock, { userId, product, days: taken.days, ...source })
  return { kind: 'redeemed' }
}

/** The products that the person does not have for life. */
async function withoutLifetime(
  trx: Transaction<DB>,
  clock: Clock,
  { userId, products }: { readonly userId: string; readonly products: readonly Product[] },
): Promise<readonly Product[]> {
  const today = dayOfInstant(clock.now(), await findTimeZone(trx, userId))
  const limited: Product[] = []
  for (const product of products) {
    const { kind } = await findDatedAccess(trx, { userId, product, today })
    if (kind !== 'lifetime') limited.push(product)
  }
  return limited
}

const productsOf = (code: TakenCode): Product[] => [
  ...(code.givesDiet ? ['diet' as const] : []),
  ...(code.givesVideoWorkout ? ['video_workout' as const] : []),
]
