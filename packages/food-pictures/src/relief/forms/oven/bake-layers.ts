import { mixedTint } from '../dough/mixed-tint.ts'
import { tintOf } from '../../looks/tint-of.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import type { BakeTop, Layer } from './bake-body.ts'
import { heaviest } from './kinds.ts'

/** Foods that are mashed to a lid, and not what flavours it. */
const MASHED_ROLES = new Set(['starchy-root', 'squash', 'flower-cabbage', 'root-vegetable'])
/** Orange and red flesh colours a mash more than its grams say. */
const STRONG_COLOURS = new Set(['squash', 'root-vegetable'])
const STRENGTH = 4
const MEAT_ROLES = new Set(['minced-meat', 'dry-soy'])
/** A layer of a food lighter than this share of the heaviest one is not seen. */
const LEAST_SHARE = 0.08
/** Strewn between layers, and none of their own. */
const STREWN_ROLES = new Set(['dried-fruit', 'fresh-herb', 'nut', 'seed'])
/** More bands than these in the cut side would be too thin to be seen. */
const MOST_LAYERS = 7
/** How much of the cut side a lid of mash takes. */
const LID = 0.42

export const isMashedFood = ({ cuts, role }: PlatedFood): boolean =>
  cuts.includes('mashed') && role !== null && MASHED_ROLES.has(role)

/** The colour of a mash of one or several vegetables. */
export const mashTint = (mashed: readonly PlatedFood[]): ReturnType<typeof mixedTint> =>
  mixedTint(
    mashed.map((food) =>
      food.role !== null && STRONG_COLOURS.has(food.role) ? { ...food, grams: food.grams * STRENGTH } : food,
    ),
  )

const hasMeat = ({ role }: PlatedFood): boolean => role !== null && MEAT_ROLES.has(role)

/** What the cut side of a bake shows, from the floor up: the filling under its lid, layers, or one mass. */
export function bakeLayersOf(top: BakeTop, inside: readonly PlatedFood[], isLayered: boolean): readonly Layer[] {
  if (top.crust === 'mash') {
    const filling = inside.filter((food) => !isMashedFood(food))
    const main = filling.find(hasMeat) ?? heaviest(filling)
    const lid = inside.find((food) => isMashedFood(food) && food !== top.food) ?? top.food
    const under = main === undefined ? [] : [{ food: main, tint: tintOf(main), share: 1 - LID }]
    return [...under, { food: lid, tint: top.tint, share: LID }]
  }
  const sorted = inside
    .filter(({ role }) => role === null || !STREWN_ROLES.has(role))
    .toSorted((one, other) => other.grams - one.grams)
  const most = sorted[0]?.grams ?? 0
  const heavy = sorted.filter(({ grams }) => grams >= most * LEAST_SHARE).slice(0, MOST_LAYERS)
  if (!isLayered || heavy.length === 0) return [{ food: top.food, tint: top.tint, share: 1 }]
  const layers = heavy.length < 3 ? [...heavy, ...heavy] : heavy
  return layers.map((food) => ({ food, tint: tintOf(food), share: 1 / layers.length }))
}
