import { bringOutboxKind } from '../../../platform/outbox/app-outbox.ts'
import { requestSending } from '../../../platform/outbox/request-sending.ts'
import { atHomeKind } from '../details/at-home-kind.ts'
import { AT_HOME, ITEM_ADD, ITEM_MARK, ITEM_REMOVE, PRODUCT_MARK } from './mark-entries.ts'
import { itemAddKind, itemMarkKind, itemRemoveKind, productMarkKind } from './outbox-kinds.ts'

/** Called by the page of the list, so that ticks are sent from it even if other code does not load. */
export function bringOutboxKinds(): void {
  bringOutboxKind(PRODUCT_MARK, productMarkKind)
  bringOutboxKind(ITEM_MARK, itemMarkKind)
  bringOutboxKind(ITEM_ADD, itemAddKind)
  bringOutboxKind(ITEM_REMOVE, itemRemoveKind)
  bringOutboxKind(AT_HOME, atHomeKind)
  requestSending()
}
