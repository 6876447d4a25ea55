import { batters, type Batter } from '../pieces/pancakes.ts'
import type { Order } from './order.ts'

/** Foods that colour a batter, with the least grams; the first one present decides. */
const COLOURED_BY: readonly (readonly [foodId: string, fromGrams: number, batter: Batter])[] = [
  ['buckwheat-flour', 20, batters.buckwheat],
  ['pumpkin', 90, batters.pumpkin],
  ['sweet-potato', 90, batters.pumpkin],
  ['green-peas', 90, batters.peas],
  ['spinach', 20, batters.peas],
  ['courgette', 90, batters.courgette],
  ['broccoli', 90, batters.courgette],
  ['chickpea-flour', 20, batters.chickpea],
  ['mung-beans', 20, batters.chickpea],
  ['red-lentils', 20, batters.pumpkin],
  ['rolled-oats', 20, batters.oat],
  ['gluten-free-oats', 20, batters.oat],
  ['twarog', 90, batters.curd],
  ['ricotta', 90, batters.curd],
  ['potato', 150, batters.potato],
]
/** Leaves lie on a pancake of these flours; in other batters they are mixed in. */
const OWN_COLOUR = ['chickpea-flour', 'buckwheat-flour']

/** The colour of pancakes, from their flour and grated ingredients. */
export function batterOf({ ingredients }: Order): Batter {
  const gramsOf = (foodId: string): number => ingredients.find((food) => food.foodId === foodId)?.grams ?? 0
  const hasOwnColour = OWN_COLOUR.some((flour) => gramsOf(flour) >= 40)
  const found = COLOURED_BY.find(
    ([foodId, fromGrams]) => gramsOf(foodId) >= fromGrams && !(hasOwnColour && foodId === 'spinach'),
  )
  return found?.[2] ?? batters.wheat
}
