/** What kind of plate a meal is; decides how its foods are laid out. */
export type MealForm =
  | 'soup'
  | 'smoothie'
  | 'salad'
  | 'omelette'
  | 'scrambled-eggs'
  | 'pancake'
  | 'wrap'
  | 'sandwich'
  | 'pasta'
  | 'dumplings'
  | 'stew'
  | 'bowl'
