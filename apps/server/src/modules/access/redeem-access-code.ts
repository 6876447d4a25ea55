import { ACCESS_CODE_MAX_LENGTH } from '@dayplate/rules/accounts'
import type { Transaction } from 'kysely'
import { instantOf, type Clock } from '../../platform/clock/clock.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import { hashAccessCode } from './access-code.ts'
import { takeUse, type TakenCode } from './access-codes.repository.ts'
import { lockLedger, type Product } from './access.repository.ts'
import { grantDays } from './grant-days.ts'

export type RedeemOutcome =
  | { readonly kind: 'redeemed' }
  /** No such code, used up or expired: we do not say which, or codes could be guessed step by step. */
  | { readonly kind: 'unknown-code' }
  /** This person has used this code before. */
  | { readonly kind: 'already-used' }

/**
 * Gives the days of a code after the access the person already has. Must run in a transaction that is rolled back on
 * any other outcome than `redeemed`, for a use may have been taken.
 */
export async function redeemAccessCode(
  trx: Transaction<DB>,
  clock: Clock,
  redemption: { readonly userId: string; readonly code: string },
): Promise<RedeemOutcome> {
  const { userId, code } = redemption
  if (code.length > ACCESS_CODE_MAX_LENGTH) return { kind: 'unknown-code' }
  const codeHash = hashAccessCode(code)
  await lockLedger(trx, userId)
  const taken = await takeUse(trx, codeHash, instantOf(clock))
  if (taken === undefined) return { kind: 'unknown-code' }
  const source = { source: 'access_code', sourceKey: codeHash.toString('hex') } as const
  for (const product of productsOf(taken)) {
    const isNew = await grantDays(trx, clock, { userId, product, days: taken.days, ...source })
    if (!isNew) return { kind: 'already-used' }
  }
  return { kind: 'redeemed' }
}

const productsOf = (code: TakenCode): Product[] => [
  ...(code.givesDiet ? ['diet' as const] : []),
  ...(code.givesVideoWorkout ? ['video_workout' as const] : []),
]
