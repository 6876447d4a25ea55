import type { CalendarDay } from '@dayplate/dates'
import { hasAccess } from '@dayplate/rules/access'
import { itemSchema, MOST_OWN_ITEMS } from '@dayplate/rules/shopping-list'
import { instantOf } from '../../platform/clock/clock.ts'
import { isUuid } from '../../platform/db/is-uuid.ts'
import { fieldErrors, type FieldError } from '../../platform/graphql/validation-exception.ts'
import type { Services } from '../../services.ts'
import { findAccess } from '../access/index.ts'
import {
  countItems,
  deleteItem,
  findItem,
  insertItem,
  writeItemBought,
  type ItemKey,
} from './shopping-items.repository.ts'
import { nextListVersion, type OwnItem } from './shopping-list.repository.ts'

export type ItemOutcome =
  /** The item after the change; also when the sender saw an older version, and nothing was changed. */
  | { readonly kind: 'item'; readonly item: OwnItem }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] }
  | { readonly kind: 'no-access' }

interface Writer {
  readonly userId: string
  readonly today: CalendarDay
}

const refusal = (fieldName: string, message: string): ItemOutcome => ({
  kind: 'refused',
  errors: [{ fieldName, messages: [message] }],
})

const mayWrite = async ({ db }: Services, { userId, today }: Writer): Promise<boolean> =>
  hasAccess(await findAccess(db, { userId, product: 'diet', today }))

/** Writes something on the list. An id that is there already is the same call sent again. */
export async function addItem(
  services: Services,
  writer: Writer,
  typed: { readonly id: string; readonly name: string },
): Promise<ItemOutcome> {
  const named = itemSchema.safeParse(typed)
  if (!named.success) return { kind: 'refused', errors: fieldErrors(named.error) }
  if (!isUuid(typed.id)) return refusal('id', 'validation/text-format')
  if (!(await mayWrite(services, writer))) return { kind: 'no-access' }
  const key: ItemKey = { userId: writer.userId, id: typed.id }
  return services.db.transaction().execute(async (trx): Promise<ItemOutcome> => {
    // Before anything is read, so that two devices cannot both write the last item.
    const version = await nextListVersion(trx, writer.userId)
    const before = await findItem(trx, key)
    if (before !== null) return { kind: 'item', item: before }
    if ((await countItems(trx, writer.userId)) >= MOST_OWN_ITEMS) return refusal('name', 'shopping-list/too-many-items')
    await insertItem(trx, { ...key, name: named.data.name, version, now: instantOf(services.clock) })
    return { kind: 'item', item: { id: key.id, name: named.data.name, isBought: false, version } }
  })
}

export interface ItemMark {
  readonly id: string
  readonly isBought: boolean
  /** The version that the sender saw; null for one that does not say. */
  readonly version: number | null
}

/** Marks something that the person wrote on the list. */
export async function markItem(services: Services, writer: Writer, mark: ItemMark): Promise<ItemOutcome> {
  if (!isUuid(mark.id)) return refusal('id', 'shopping-list/no-such-product')
  if (!(await mayWrite(services, writer))) return { kind: 'no-access' }
  const key: ItemKey = { userId: writer.userId, id: mark.id }
  return services.db.transaction().execute(async (trx): Promise<ItemOutcome> => {
    const version = await nextListVersion(trx, writer.userId)
    const before = await findItem(trx, key)
    if (before === null) return refusal('id', 'shopping-list/no-such-product')
    if (mark.version !== null && mark.version < before.version) return { kind: 'item', item: before }
    const boughtAt = mark.isBought ? instantOf(services.clock) : null
    await writeItemBought(trx, key, { boughtAt, version })
    return { kind: 'item', item: { ...before, isBought: mark.isBought, version } }
  })
}

/** Takes something off the list; false without access. */
export async function removeItem(services: Services, writer: Writer, id: string): Promise<boolean> {
  if (!(await mayWrite(services, writer))) return false
  if (!isUuid(id)) return true
  await services.db.transaction().execute(async (trx) => {
    await nextListVersion(trx, writer.userId)
    await deleteItem(trx, { userId: writer.userId, id })
  })
  return true
}
