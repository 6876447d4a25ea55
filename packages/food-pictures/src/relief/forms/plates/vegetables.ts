import { isVisible } from '../../looks/look-of.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { poolSauce } from '../../plating/dish-sauce.ts'
import { drizzle } from '../../plating/drizzle.ts'
import { isBoiledWhole, isStrewn } from '../../plating/food-kinds.ts'
import { layPieces } from '../../plating/lay-pieces.ts'
import { isDeep, partStage } from '../../plating/part-stage.ts'
import { strewGarnish } from '../../plating/strew-garnish.ts'
import { partOf } from '../../crockery/share-spot.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { pool } from '../../pieces/pool.ts'

/** Hot vegetables in a heap; potatoes boiled whole lie beside the others. */
export function layVegetables(stage: Stage): void {
  const foods = stage.dish.foods.filter(isVisible)
  const potatoes = foods.filter(isBoiledWhole)
  const others = foods.filter((food) => !isBoiledWhole(food))
  const heaped = others.filter((food) => !isStrewn(food))
  if (potatoes.length === 0 || heaped.length === 0) layHeap(stage, foods)
  else {
    const { spot } = stage
    layHeap(partStage(stage, partOf(spot, { x: -0.3, y: -0.24, size: 0.66 }), potatoes), potatoes)
    layHeap(partStage(stage, partOf(spot, { x: 0.3, y: 0.28, size: 0.66 }), stage.dish.foods), others)
  }
}

function layHeap(stage: Stage, foods: readonly PlatedFood[]): void {
  const { spot, random, scene } = stage
  const { x, y, radius, floor, level } = spot
  const sauce = poolSauce(stage.dish.foods)
  const foot = isDeep(spot) ? level - 4 : floor
  if (sauce !== null) {
    stamp(scene, pool(random, { a: radius * 0.88, b: radius * 0.8, height: 2.6, sauce }), {
      x,
      y,
      base: foot,
      owner: ownerOf(stage, sauce.food),
      clip: spot.inside,
    })
  }
  const heaped = foods.filter((food) => !isStrewn(food) && food !== sauce?.food)
  layPieces(stage, heaped, {
    x,
    y,
    a: radius * 0.86,
    b: radius * 0.78,
    floor: foot,
    rise: radius * 0.16 + 2,
    cover: 1.75,
    mostScale: radius > 60 ? 1.7 : 1.25,
    ...(sauce === null ? {} : { coat: { sauce, amount: 0.35 } }),
  })
  if (sauce === null) drizzle(stage)
  strewGarnish(stage, foods.filter(isStrewn), 0.62)
}
