import type { ShoppingPeriod } from '@dayplate/rules/shopping-list'
import { keepChange } from '../../../platform/outbox/outbox-entries.ts'
import { requestSending } from '../../../platform/outbox/request-sending.ts'
import type { OwnItem, ShoppingProduct } from '../shopping-list-of-period.ts'
import {
  ITEM_MARK,
  type ItemMark,
  PRODUCT_MARK,
  type ProductMark,
  type SharedItemMark,
  type SharedProductMark,
} from './mark-entries.ts'
import { holdRow, letRowMove } from './pending-marks.ts'

/** The call is sent after this time, so that a press that is taken back at once sends nothing (specification, section 2). */
const SEND_AFTER_MS = 100

/** How long a ticked row stays in its place, so that the user sees the tick before the row moves. */
const MOVE_AFTER_MS = 260

/** Ticks a product of a period, or takes the tick back. */
export function markProduct(
  { key, productId, version }: ShoppingProduct,
  { start, end }: ShoppingPeriod,
  isBought: boolean,
): void {
  const input: ProductMark = { key, productId, start, end, isBought, version }
  press({ kind: PRODUCT_MARK, subject: key, input })
}

/** Ticks something that the user wrote on the list, or takes the tick back. */
export function markItem({ id, version }: OwnItem, isBought: boolean): void {
  // An item that the gateway does not know yet has no version that it could compare.
  const input: ItemMark = { id, isBought, version: version === 0 ? null : version }
  press({ kind: ITEM_MARK, subject: id, input })
}

/** Keeps a tick and sends it, and moves its row. */
export function press(change: {
  readonly kind: string
  readonly subject: string
  readonly input: ProductMark | ItemMark | SharedProductMark | SharedItemMark
}): void {
  // Kept before anything else, so that it survives the next moment whatever happens.
  keepChange(change)
  holdRow(change.subject)
  setTimeout(requestSending, SEND_AFTER_MS)
  setTimeout(() => letRowMove(change.subject), MOVE_AFTER_MS)
}
