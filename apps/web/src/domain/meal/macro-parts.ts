/** The three macros in display order, with their field on the wire, texts and colour. Texts: `macros`. */
export const MACRO_PARTS = [
  { nutrient: 'protein', name: 'macro/protein', letter: 'macro/protein-letter', macro: 'protein' },
  { nutrient: 'fat', name: 'macro/fat', letter: 'macro/fat-letter', macro: 'fat' },
  { nutrient: 'carbohydrates', name: 'macro/carbs', letter: 'macro/carbs-letter', macro: 'carbs' },
] as const
