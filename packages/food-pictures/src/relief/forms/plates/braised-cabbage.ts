import { isVisible } from '../../looks/look-of.ts'
import { hasShreds, shred, shredColours, shredKind } from '../../looks/shred-kinds.ts'
import type { Spot } from '../../crockery/spot.ts'
import { FULL_TURN } from '../../paint/chance.ts'
import { grainBed } from '../../pieces/grain-bed.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { dyeOf, isSauceFood, stewSauce } from '../../plating/dish-sauce.ts'
import { layPieces } from '../../plating/lay-pieces.ts'
import { isDeep } from '../../plating/part-stage.ts'
import { inEllipse, spreadOut, type Point } from '../../scene/spots.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'

/** From this share of a pot on, cabbage is the dish and what else is in the pot lies among its shreds. */
const LEAST_SHARE = 0.38
/** Loose shreds on a tangle of this radius. */
const SHREDS = { count: 54, radius: 68 } as const
/** Cooked for as long as cabbage, they fall apart among its shreds. */
const MELTING = new Set(['onion', 'shallot', 'leek', 'apple'])

/** What lies beside fills so much of its place. */
const SIDE_FILLED = 0.86

const HEATS = new Set(['stewed', 'boiled', 'wilted'])

const isShredded = (food: PlatedFood): boolean => hasShreds(food) && food.heats.some((heat) => HEATS.has(heat))

const gramsOf = (foods: readonly PlatedFood[]): number => foods.reduce((sum, { grams }) => sum + grams, 0)

/** Whether foods that were cooked together are a tangle of cabbage: bigos, red cabbage with apple. */
export function isBraisedCabbage(foods: readonly PlatedFood[]): boolean {
  const solid = foods.filter((food) => isVisible(food) && !isSauceFood(food))
  return gramsOf(solid.filter(isShredded)) >= LEAST_SHARE * Math.max(1, gramsOf(solid))
}

/** A tangle of stewed cabbage with what was stewed in it: meat, sausage, mushrooms, prunes. */
export function layBraisedCabbage(stage: Stage, foods: readonly PlatedFood[]): void {
  const { scene, random, spot } = stage
  const { x, y, radius, floor, level, inside } = spot
  const cabbages = foods.filter(isShredded).toSorted((one, other) => other.grams - one.grams)
  const grams = gramsOf(cabbages)
  const pot = {
    dye: dyeOf(stage.dish.foods.filter((food) => !isShredded(food))),
    grams,
    hasSauerkraut: cabbages.some(({ foodId }) => foodId === 'sauerkraut'),
  }
  const shredded = cabbages.flatMap((food) => {
    const colours = shredColours(food, pot)
    return colours === null ? [] : [{ food, colours, owner: ownerOf(stage, food) }]
  })
  const [first] = shredded
  const sauce = stewSauce(stage.dish.foods)
  if (first === undefined || sauce === null) return
  const deep = isDeep(spot)
  const [a, b] = deep ? [radius * 0.98, radius * 0.98] : [radius * 0.9, radius * 0.8]
  const turn = -0.25
  stamp(
    scene,
    grainBed(random, { kind: shredKind(first.colours), a, b, rise: radius * 0.14 + 3, uneven: deep ? 0.08 : 0.16 }),
    { x, y, base: deep ? level - 5 : floor, turn, owner: first.owner, clip: inside },
  )
  const pile = { x, y, a: a * 0.86, b: b * 0.86, turn, isLoose: true, sink: 2, leastScale: 0.75 }
  const coat = { sauce, amount: 0.35 }
  const others = foods.filter((food) => !cabbages.includes(food) && !isSauceFood(food))
  layPieces(
    stage,
    others.filter(({ foodId }) => MELTING.has(foodId)),
    { ...pile, cover: 0.25, mostScale: 1, coat },
  )
  const count = Math.round(SHREDS.count * (radius / SHREDS.radius) ** 1.5)
  const points = spreadOut(random, { count, pointIn: inEllipse({ x, y, a: a * 0.9, b: b * 0.9, turn }), tries: 3 })
  for (const [index, point] of points.entries()) {
    if (isOnSide(spot, point)) continue
    const { colours, owner } = pickBy(shredded, (index + 0.5) / count, grams) ?? first
    stamp(scene, shred(colours)(random), { ...point, turn: random() * FULL_TURN, sink: 0.6, owner, clip: inside })
  }
  layPieces(
    stage,
    others.filter(({ foodId }) => !MELTING.has(foodId)),
    { ...pile, cover: 0.7, mostScale: radius > 60 ? 1.4 : 1.05, coat: { sauce, amount: 0.16 } },
  )
}

/** Whether what is served beside the cabbage lies at a point. */
const isOnSide = ({ sides = [] }: Spot, point: Point): boolean =>
  sides.some((side) => Math.hypot(point.x - side.x, point.y - side.y) < side.radius * SIDE_FILLED)

/** The food at a share of all grams, so that each has its part of the shreds. */
function pickBy<Shredded extends { readonly food: PlatedFood }>(
  foods: readonly Shredded[],
  share: number,
  grams: number,
): Shredded | undefined {
  let left = share * grams
  return foods.find(({ food }) => {
    left -= food.grams
    return left <= 0
  })
}
