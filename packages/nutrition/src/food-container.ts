/** What a shop sells a food in, or as. */
export type FoodContainer =
  | 'pack'
  | 'tin'
  | 'jar'
  | 'bottle'
  | 'carton'
  /** Eggs. */
  | 'box'
  | 'tub'
  | 'tray'
  /** Butter, tofu, fresh cheese. */
  | 'block'
  /** Chocolate. */
  | 'bar'
  | 'loaf'
  /** Spices, baking powder. */
  | 'sachet'
  /** Sold one by one: a roll, an onion. */
  | 'piece'
  | 'head'
  | 'bunch'
  /** A growing herb. */
  | 'pot'

const WHOLE: ReadonlySet<FoodContainer> = new Set(['piece', 'head', 'bunch', 'pot'])

/** Whether shops sell the food one by one, so that a list counts it and need not weigh it. */
export const isSoldWhole = (container: FoodContainer): boolean => WHOLE.has(container)
