import { bringFavouriteKind } from '../../../../domain/favourites/bring-favourite-kind.ts'
import { bringOutboxKind } from '../../../../platform/outbox/app-outbox.ts'
import { MEAL_EATEN } from './eaten-entries.ts'
import { eatenKind } from './eaten-kind.ts'

/** Called by the idle day plan. */
export function bringDayKinds(): void {
  bringOutboxKind(MEAL_EATEN, eatenKind)
  bringFavouriteKind()
}
