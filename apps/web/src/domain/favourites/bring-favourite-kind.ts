import { bringOutboxKind } from '../../platform/outbox/app-outbox.ts'
import { favouriteKind } from './favourite-kind.ts'
import { FAVOURITE } from './pending-favourites.ts'

/** Called by idle pages with hearts. */
export const bringFavouriteKind = (): void => bringOutboxKind(FAVOURITE, favouriteKind)
