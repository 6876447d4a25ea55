/** A part of a shop. */
export type FoodAisle =
  | 'produce'
  /** Dairy, eggs, tofu, plant drinks. */
  | 'fridge'
  | 'meat-and-fish'
  | 'bread'
  /** Flakes, rice, pasta and dry pulses. */
  | 'grains'
  | 'tins-and-jars'
  /** Nuts, seeds and dried fruit. */
  | 'nuts'
  /** Oils, vinegars and sauces. */
  | 'oils'
  | 'spices'
  /** Flour, sugar, honey, jam and sweets. */
  | 'baking'
  | 'drinks'
  | 'frozen'
