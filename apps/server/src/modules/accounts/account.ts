import type { Selectable } from 'kysely'
import type { Users } from '../../platform/db/tables.gen.ts'

/** The person an account belongs to. Its row is read only for fields that need it. */
export interface AccountOwner {
  readonly id: string
}

/** A person's account as stored. */
export type Account = Selectable<Users>
