/** The three nutrients of a meal in the order they are always told in: their field on the wire, their texts and their colour. Texts: `macros`. */
export const MACRO_PARTS = [
  { nutrient: 'protein', name: 'macro/protein', letter: 'macro/protein-letter', macro: 'protein' },
  { nutrient: 'fat', name: 'macro/fat', letter: 'macro/fat-letter', macro: 'fat' },
  { nutrient: 'carbohydrates', name: 'macro/carbs', letter: 'macro/carbs-letter', macro: 'carbs' },
] as const
