import { isVisible } from './looks/look-of.ts'
import { judge } from './judge.ts'
import type { PlatedMeal } from './plated-meal.ts'
import { Scene } from './scene/scene.ts'
import { setTable } from './set-table.ts'

/** Pixels a side of a trial: large enough to see which food is hidden, and a thirtieth of the work. */
const TRIAL_SIZE = 112
/** How often the pieces are thrown before the best throw is taken. */
const CASTS = 4
/** A throw that shows every food this well is taken at once. */
const GOOD = 1.85
/** Below this share of the well, food looks scant. */
const FULL = 0.62
/** Foods of fewer grams may be hidden. */
const KEY_GRAMS = 15

/**
 * How well a throw of the pieces shows its meal, 0 to 2: each key food of the main dish by its share of the grams, none
 * hidden, and the well filled.
 */
function scoreOf(meal: PlatedMeal, cast: number): number {
  const scene = new Scene(TRIAL_SIZE)
  const { coverage, shares } = judge(scene, meal, setTable(scene, meal, cast))
  const foods = meal.dishes[0]?.foods ?? []
  const grams = foods.reduce((sum, food) => sum + food.grams, 0)
  const shown = foods
    .filter((food) => food.grams >= KEY_GRAMS && isVisible(food))
    .map((food) => {
      const share = shares.find(({ dish, foodId }) => dish === 0 && foodId === food.foodId)?.share ?? 0
      return Math.min(1, share / (0.35 * (food.grams / grams)))
    })
  const scant = Math.max(0, FULL - coverage)
  if (shown.length === 0) return 2 - scant
  return Math.min(...shown) + shown.reduce((sum, share) => sum + share, 0) / shown.length - scant
}

/** The luck of the throw that shows the meal best. */
export function bestCast(meal: PlatedMeal): number {
  let best = { cast: 0, score: -1 }
  for (let cast = 0; cast < CASTS && best.score < GOOD; cast += 1) {
    const score = scoreOf(meal, cast)
    if (score > best.score) best = { cast, score }
  }
  return best.cast
}
