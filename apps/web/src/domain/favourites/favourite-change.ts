export interface FavouriteChange {
  readonly mealId: string
  readonly mealKey: string | null
  /** Of the meal: the toast says what an Undo brings back. */
  readonly name: string
  readonly isFavourite: boolean
  /** Called when somebody takes a removal back. */
  readonly onUndo?: (() => void) | undefined
  /** Called when the gateway has it so; for what the cache does not follow. */
  readonly onDone?: ((isFavourite: boolean) => void) | undefined
}
