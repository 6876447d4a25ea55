import { shaded } from '../../paint/colour.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { blendOf } from './blend.ts'
import { pourCreamSurface } from './cream-surface.ts'
import { isSeen } from './fallback-look.ts'
import { fullLevel, inBowl } from './in-bowl.ts'
import { layHints } from './hints.ts'
import { heaviest, isLiquid } from './kinds.ts'
import { layToppings } from './lay-toppings.ts'

const isBlended = (food: PlatedFood): boolean =>
  food.cuts[0] === 'blended' || food.cuts[0] === 'mashed' || food.isTakenIn

/** A thick smoothie in the colour of what was blended, toppings in fields. */
export function laySmoothieBowl(given: Stage): void {
  const stage = inBowl(given)
  const { foods } = stage.dish
  const blended = foods.filter((food) => isBlended(food) || isLiquid(food))
  const body = heaviest(blended, (food) => !food.isTakenIn && !isLiquid(food)) ?? heaviest(blended) ?? heaviest(foods)
  if (body === undefined) return
  const tint = blendOf(blended.length === 0 ? [body] : blended)
  const level = fullLevel(stage) - 0.5
  pourCreamSurface(stage, {
    level,
    owner: ownerOf(stage, body),
    colour: tint,
    deep: shaded(tint, 0.8),
    gloss: 0.54,
    wave: 1.6,
    rise: 3,
  })
  layHints(
    stage,
    blended.filter((food) => food !== body && !isLiquid(food)),
  )
  layToppings(
    stage,
    foods.filter((food) => food !== body && !blended.includes(food) && isSeen(food)),
    level + 1.5,
  )
}
