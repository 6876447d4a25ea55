/** A press on the heart of a meal. */
export interface FavouriteChange {
  readonly mealId: string
  readonly mealKey: string | null
  /** The name of the meal, for the toast with Undo. */
  readonly name: string
  readonly isFavourite: boolean
  /** Called when the user undoes a removal. */
  readonly onUndo?: (() => void) | undefined
  /** Called once the gateway has stored the change, for data that the cache does not update. */
  readonly onDone?: ((isFavourite: boolean) => void) | undefined
  /** Called when the change is refused or given up. */
  readonly onRefused?: (() => void) | undefined
}
