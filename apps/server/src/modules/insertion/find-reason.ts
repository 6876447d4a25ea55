import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'
import type { Actor } from '../replacements/index.ts'
import type { InsertionRefused } from './insertion-issue.ts'
import type { InsertionWish } from './judge-insertion.ts'

/** Finds why a person may not insert this meal, whatever the day contains; null if they may. */
export type FindReason = (
  db: Kysely<DB>,
  actor: Actor,
  wish: Pick<InsertionWish, 'mealId' | 'date'>,
) => Promise<InsertionRefused | null>
