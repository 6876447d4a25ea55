import { mainWords } from './form-words.ts'
import { spellingsOf } from './name-words.ts'
import { without, type DrawnFood, type Order } from './order.ts'
import { servePlain, servePlate } from './serve-plain.ts'
import type { Serving } from './serving.ts'
import { shapeOfWords } from './shapes.ts'

/** Patties, rolls or slices of a loaf, with the remaining foods beside them. */
export function serveShaped(order: Order): Serving {
  const foodIds = order.ingredients.map(({ foodId }) => foodId)
  const shape = shapeOfWords(order.words, foodIds)
  if (!shape) return servePlain(order)
  // "Celeriac schnitzel": the celeriac is in the schnitzel.
  const named = new Set(mainWords(order.words).flatMap(spellingsOf))
  const isInside = ({ foodId, drawing }: DrawnFood): boolean =>
    drawing.role === 'hero' || shape.inside.includes(foodId) || foodId.split('-').some((word) => isNamed(word, named))
  const { draw, scale } = shape
  return servePlate(without(order, isInside), { foodId: 'wheat-flour', draw, scale })
}

const isNamed = (word: string, named: ReadonlySet<string>): boolean =>
  spellingsOf(word).some((spelling) => named.has(spelling))
