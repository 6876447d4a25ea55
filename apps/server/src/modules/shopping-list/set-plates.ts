import type { CalendarDay } from '@dayplate/dates'
import { MOST_PLATES } from '@dayplate/rules/shopping-list'
import { hasAccess } from '@dayplate/rules/access'
import type { FieldError } from '../../platform/graphql/validation-exception.ts'
import type { Services } from '../../services.ts'
import { findAccess } from '../access/index.ts'
import { nextListVersion, writePlates } from './shopping-list.repository.ts'

export type SetPlatesOutcome =
  | { readonly kind: 'set' }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] }
  | { readonly kind: 'no-access' }

/** Sets for how many people a person shops. */
export async function setPlates(
  { db }: Services,
  { userId, today }: { readonly userId: string; readonly today: CalendarDay },
  plates: number,
): Promise<SetPlatesOutcome> {
  if (plates < 1 || plates > MOST_PLATES)
    return { kind: 'refused', errors: [{ fieldName: 'plates', messages: ['shopping-list/plates-out-of-range'] }] }
  if (!hasAccess(await findAccess(db, { userId, product: 'diet', today }))) return { kind: 'no-access' }
  await db.transaction().execute(async (trx) => {
    await nextListVersion(trx, userId)
    await writePlates(trx, userId, plates)
  })
  return { kind: 'set' }
}
