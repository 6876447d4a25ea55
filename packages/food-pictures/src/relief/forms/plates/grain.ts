import { grainKind } from '../../looks/grain-kinds.ts'
import { isVisible } from '../../looks/look-of.ts'
import { grainBed } from '../../pieces/grain-bed.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { isGrain, isStrewn } from '../../plating/food-kinds.ts'
import { layPieces } from '../../plating/lay-pieces.ts'
import { isDeep } from '../../plating/part-stage.ts'
import { strewGarnish } from '../../plating/strew-garnish.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'

/** A mound of grain, as it falls from a spoon; what was stirred through it lies on it. */
export function layGrain(stage: Stage): void {
  const { spot, random, scene } = stage
  const { x, y, radius, floor, level } = spot
  const foods = stage.dish.foods.filter(isVisible)
  const grains = foods.filter(isGrain)
  const beds: readonly PlatedFood[] = grains.length > 0 ? grains : foods.slice(0, 1)
  const base = isDeep(spot) ? level + 1.2 : floor
  for (const [index, grain] of beds.entries()) {
    // A second grain lies beside the first one, over its edge.
    const aside = beds.length === 1 ? 0 : (index - (beds.length - 1) / 2) * radius * 0.7
    const size = beds.length === 1 ? 0.92 : 0.66
    stamp(
      scene,
      grainBed(random, {
        kind: grainKind(grain.foodId),
        a: radius * size,
        b: radius * size * 0.9,
        rise: radius * 0.17 + 3,
        uneven: 0.3,
        loose: radius * 0.2,
      }),
      {
        x: x + aside,
        y: y + aside * 0.3,
        base,
        turn: -0.3,
        owner: ownerOf(stage, grain),
        clip: spot.inside,
      },
    )
  }
  const others = foods.filter((food) => !beds.includes(food) && !isStrewn(food))
  layPieces(stage, others, {
    x,
    y,
    a: radius * 0.66,
    b: radius * 0.6,
    cover: 0.5,
    isLoose: true,
    sink: 1.2,
    leastScale: 0.7,
    mostScale: 1,
  })
  strewGarnish(
    stage,
    foods.filter((food) => !beds.includes(food) && isStrewn(food)),
    0.62,
  )
}
