interface DishOfMeal {
  readonly name: string
  readonly isFresh: boolean
}

/**
 * The names of the dishes that are kept, in a meal that also has dishes made fresh each day; otherwise none, because the
 * meal is kept whole.
 */
export const keptDishNames = (dishes: readonly DishOfMeal[]): readonly string[] =>
  dishes.some(({ isFresh }) => isFresh) ? dishes.filter(({ isFresh }) => !isFresh).map(({ name }) => name) : []
