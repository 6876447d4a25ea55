import { createHash } from 'node:crypto'
import { type Meal, plainStep } from '@dayplate/nutrition'

const HEX_DIGITS = 12

/**
 * Hash of a meal's English texts without amounts, which a Polish text is stamped with. It changes when the Polish text
 * has to be read again, and stays when only grams change.
 */
export function englishHash({ name, eveningNote, dishes }: Meal): string {
  const texts = [name, eveningNote, dishes.map((dish) => [dish.name, dish.steps.map(plainStep)])]
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, HEX_DIGITS)
}
