import { foodGlyph, platePicture } from '@dayplate/food-pictures'

/** The SVG drawing of a food, or an empty plate for what has none, such as oil and salt. */
export const foodSvg = (foodId: string): string => foodGlyph(foodId) ?? platePicture('empty')
