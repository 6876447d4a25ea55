import type { Selectable } from 'kysely'
import type { Users } from '../../platform/db/tables.gen.ts'

/** A person's account as stored. */
export type Account = Selectable<Users>
