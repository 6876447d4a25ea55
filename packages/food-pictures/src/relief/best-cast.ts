import { isVisible } from './looks/look-of.ts'
import { judge, type Judgement } from './judge.ts'
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

/** One throw of the pieces of a meal, drawn small. */
export interface Throw {
  /** Its luck, by which it is drawn again at any size. */
  readonly cast: number
  readonly scene: Scene
  readonly judgement: Judgement
}

function throwPieces(meal: PlatedMeal, cast: number): Throw {
  const scene = new Scene(TRIAL_SIZE)
  return { cast, scene, judgement: judge(scene, meal, setTable(scene, meal, cast)) }
}

/**
 * How well a throw of the pieces shows its meal, 0 to 2: each key food of the main dish by its share of the grams, none
 * hidden, and the well filled.
 */
function scoreOf(meal: PlatedMeal, { coverage, shares }: Judgement): number {
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

/** The throw that shows the meal best. */
export function bestCast(meal: PlatedMeal): Throw {
  let best = throwPieces(meal, 0)
  let score = scoreOf(meal, best.judgement)
  for (let cast = 1; cast < CASTS && score < GOOD; cast += 1) {
    const next = throwPieces(meal, cast)
    const nextScore = scoreOf(meal, next.judgement)
    if (nextScore > score) {
      best = next
      score = nextScore
    }
  }
  return best
}
