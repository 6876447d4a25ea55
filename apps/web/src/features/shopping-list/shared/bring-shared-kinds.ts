import { bringOutboxKind } from '../../../platform/outbox/app-outbox.ts'
import { requestSending } from '../../../platform/outbox/request-sending.ts'
import { SHARED_ITEM_MARK, SHARED_PRODUCT_MARK } from '../marks/mark-entries.ts'
import { sharedItemMarkKind, sharedProductMarkKind } from './shared-outbox-kinds.ts'

/** Called by the page of a shared list, so that ticks are sent from it even if other code does not load. */
export function bringSharedKinds(): void {
  bringOutboxKind(SHARED_PRODUCT_MARK, sharedProductMarkKind)
  bringOutboxKind(SHARED_ITEM_MARK, sharedItemMarkKind)
  requestSending()
}
