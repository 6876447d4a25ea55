import { DEFAULT_TIME_ZONE, type CalendarDay } from '@dayplate/dates'
import { sql, type ExpressionBuilder, type Kysely, type Transaction } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'

export interface TakenCode {
  readonly givesDiet: boolean
  readonly givesVideoWorkout: boolean
  readonly days: number
}

/** The condition of a usable code, shared by using and looking up a code so that they never disagree. */
const isUsable = (eb: ExpressionBuilder<DB, 'access_codes'>, codeHash: Buffer, now: Date) =>
  eb.and([
    eb('code_hash', '=', codeHash),
    eb('withdrawn_at', 'is', null),
    eb('uses_taken', '<', eb.ref('uses_allowed')),
    eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]),
  ])

/** Takes one use of a code in one statement, so that the last use is given once even to simultaneous calls. */
export const takeUse = (trx: Transaction<DB>, codeHash: Buffer, now: Date): Promise<TakenCode | undefined> =>
  trx
    .updateTable('access_codes')
    .set((eb) => ({ uses_taken: eb('uses_taken', '+', 1) }))
    .where((eb) => isUsable(eb, codeHash, now))
    .returning(['gives_diet as givesDiet', 'gives_video_workout as givesVideoWorkout', 'days'])
    .executeTakeFirst()

/** Finds the products and days of a usable code, without taking a use. */
export const findUsableCode = (db: Kysely<DB>, codeHash: Buffer, now: Date): Promise<TakenCode | undefined> =>
  db
    .selectFrom('access_codes')
    .select(['gives_diet as givesDiet', 'gives_video_workout as givesVideoWorkout', 'days'])
    .where((eb) => isUsable(eb, codeHash, now))
    .executeTakeFirst()

export interface NewAccessCode {
  readonly codeHash: Buffer
  readonly days: number
  readonly usesAllowed: number
  readonly createdAt: Date
  /** Only the diet by default. */
  readonly gives?: { readonly diet: boolean; readonly videoWorkout: boolean }
  /** The last day it works, in the shop's time zone; null until it is withdrawn. */
  readonly validTo?: CalendarDay | null
  readonly note?: string | null
}

const endOfDay = (day: CalendarDay) => sql<Date>`(${day}::date + 1)::timestamp at time zone ${DEFAULT_TIME_ZONE}`

/** Stores a code; an existing one stays as it is. */
export async function insertAccessCode(db: Kysely<DB>, code: NewAccessCode): Promise<void> {
  await db
    .insertInto('access_codes')
    .values({
      code_hash: code.codeHash,
      gives_diet: code.gives?.diet ?? true,
      gives_video_workout: code.gives?.videoWorkout ?? false,
      days: code.days,
      uses_allowed: code.usesAllowed,
      expires_at: code.validTo === undefined || code.validTo === null ? null : endOfDay(code.validTo),
      note: code.note ?? null,
      created_at: code.createdAt,
    })
    .onConflict((conflict) => conflict.column('code_hash').doNothing())
    .execute()
}

/** The name of a code for operators: the beginning of its hash, because the code itself is not stored. */
const codeName = sql<string>`substring(encode(code_hash, 'hex') for 8)`

/** All codes, the newest first. */
export const findAccessCodes = (db: Kysely<DB>) =>
  db
    .selectFrom('access_codes')
    .select([codeName.as('name'), 'days', 'note', 'uses_allowed as usesAllowed', 'uses_taken as usesTaken'])
    .select(['gives_diet as givesDiet', 'gives_video_workout as givesVideoWorkout'])
    .select(['expires_at as expiresAt', 'withdrawn_at as withdrawnAt', 'created_at as createdAt'])
    .orderBy('created_at', 'desc')
    .orderBy('code_hash')
    .execute()

/**
 * Withdraws codes by their hash or by the name in lists. A second withdrawal keeps the first time. Returns how many codes were
 * withdrawn.
 */
export async function markWithdrawn(
  db: Kysely<DB>,
  { codeHash, name, now }: { readonly codeHash: Buffer; readonly name: string; readonly now: Date },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('access_codes')
    .set({ withdrawn_at: now })
    .where('withdrawn_at', 'is', null)
    .where((eb) => eb.or([eb('code_hash', '=', codeHash), eb(codeName, '=', name)]))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
