import { lookOf } from '../../looks/look-of.ts'
import { ROAST_KINDS, USUAL_ROAST } from '../../looks/roast-kinds.ts'
import { within } from '../../paint/chance.ts'
import { roastSlice } from '../../pieces/roast-slice.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { isMeat, isProtein } from '../../plating/food-kinds.ts'
import { layHero, type ServedHero } from '../../plating/hero.ts'
import { layPieces } from '../../plating/lay-pieces.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'

/** One slice weighs about this much. */
const SLICE_G = 26
/** Foods that are pieces already, and not cut from a roast. */
const PIECES = new Set(['chicken-liver', 'smoked-sausage', 'white-sausage', 'kabanos'])

/** A loaf is told by what is baked into it. */
const isInLoaf = (food: PlatedFood, hero: PlatedFood): boolean =>
  !isProtein(hero) && food.heats.includes('baked') && hero.heats.includes('baked') && food.grams < hero.grams * 2

/** A roast, pasztet or block of tofu, sliced and fanned. */
export function laySlices(stage: Stage): void {
  const hasMeat = stage.dish.foods.some(isMeat)
  layHero(stage, {
    isHero: (food) => (hasMeat ? isMeat(food) : food.heats.includes('baked')),
    isWorkedIn: isInLoaf,
    lay: layFan,
  })
}

function layFan(stage: Stage, { hero, workedIn }: ServedHero): void {
  if (PIECES.has(hero.foodId)) {
    const { x, y, radius, floor } = stage.spot
    layPieces(stage, [hero], { x, y, a: radius * 0.8, b: radius * 0.6, floor, rise: 4, cover: 1.1, mostScale: 1.4 })
    return
  }
  const { scene, random, spot } = stage
  const { x, y, radius, floor } = spot
  const grams = hero.grams + workedIn.reduce((sum, food) => sum + food.grams, 0)
  const isLoaf = workedIn.length > 0
  const count = isLoaf
    ? Math.max(3, Math.min(4, Math.round(grams / 60)))
    : Math.max(3, Math.min(6, Math.round(grams / SLICE_G)))
  const step = (radius * 1.05) / Math.max(2, count)
  const kind = ROAST_KINDS[hero.foodId] ?? USUAL_ROAST
  for (let index = 0; index < count; index += 1) {
    const along = (index - (count - 1) / 2) * step
    const bow = (along / radius) ** 2 * radius * 0.3
    stamp(scene, roastSlice(random, { kind, a: radius * 0.6, b: radius * 0.42, squared: isLoaf ? 0.9 : 0.25 }), {
      x: x + along,
      y: y + bow - along * 0.16,
      turn: Math.PI / 2 - 0.2 + (along / radius) * 0.4 + within(random, -0.05, 0.05),
      base: floor + 2,
      owner: ownerOf(stage, hero),
      clip: spot.inside,
    })
  }
  layBits(stage, workedIn)
}

/** What is worked into a loaf shows in bits on its cut faces. */
export function layBits(stage: Stage, workedIn: readonly PlatedFood[]): void {
  const { x, y, radius } = stage.spot
  layPieces(
    stage,
    workedIn.filter((food) => lookOf(food) !== null),
    {
      x,
      y,
      a: radius * 0.62,
      b: radius * 0.42,
      isLoose: true,
      sink: 1.6,
      cover: 0.12,
      leastScale: 0.42,
      mostScale: 0.5,
    },
  )
}
