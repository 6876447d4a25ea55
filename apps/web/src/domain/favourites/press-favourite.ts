import { requestSending } from '../../platform/outbox/request-sending.ts'
import type { FavouriteChange } from './favourite-change.ts'
import { keepFavourite } from './pending-favourites.ts'

/** Adds or removes a favourite. The heart changes in the same frame; the code that sends the change loads with the first press. */
export function pressFavourite(change: FavouriteChange): void {
  keepFavourite(change)
  requestSending()
}
