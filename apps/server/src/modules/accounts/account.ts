import type { Selectable } from 'kysely'
import type { Users } from '../../platform/db/tables.gen.ts'

/** The person an account belongs to. Its row is read only for fields that need it. */
export interface AccountOwner {
  readonly id: string
}

/** The columns of an account that fields and mails show. */
export const ACCOUNT_COLUMNS = [
  'name',
  'email',
  'sex',
  'status',
  'activation_waived_at',
  'system_of_measures',
  'created_at',
  'password_hash',
  'password_voided_at',
] as const satisfies readonly (keyof Users)[]

export type Account = Pick<Selectable<Users>, (typeof ACCOUNT_COLUMNS)[number]>
