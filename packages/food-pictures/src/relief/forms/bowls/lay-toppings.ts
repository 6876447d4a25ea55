import { tintOf } from '../../looks/tint-of.ts'
import { FULL_TURN, within } from '../../paint/chance.ts'
import { shaded } from '../../paint/colour.ts'
import { lump } from '../../pieces/lump.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { inEllipse, inRing, spreadOut, type PointIn } from '../../scene/spots.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { strew } from '../../scene/strew.ts'
import { pieceLookOf, spoonLookOf } from './fallback-look.ts'
import { isCrunch, isHerb, isSauce, isSaucy, isSpooned } from './kinds.ts'
import { layDrizzle, layPool } from './pool.ts'
import { fieldsOf, layField, type Field } from './fruit-fields.ts'

/** Radius of a bowl in which pieces have their own size, units. */
const USUAL_RADIUS = 92

export const scaleOf = ({ spot }: Stage): number => Math.max(0.62, Math.min(1.25, spot.radius / USUAL_RADIUS))

/** A fruit on its part of the surface, in its juice where it was cooked or crushed. */
function layFruit(stage: Stage, food: PlatedFood, { field, base }: { field: Field; base: number }): void {
  const { spot } = stage
  const look = spoonLookOf(food)
  const most = Math.round(34 * scaleOf(stage))
  const count = Math.max(Math.min(3, look.count), Math.min(most, Math.round(look.count * (spot.radius > 60 ? 1 : 0.5))))
  const isLoose = isSaucy(food)
  if (isLoose && !stage.dish.traits.includes('swirled')) {
    layPool(stage, food, { x: field.x, y: field.y, radius: spot.radius * Math.min(0.5, 0.24 + food.grams / 300) })
  }
  layField(stage, field, { food, look, count, base, isLoose, scale: scaleOf(stage) * 1.12 })
}

/** A spoonful of something white and soft; rests on what is there without a base. */
export function layDollop(
  stage: Stage,
  food: PlatedFood,
  { x, y, radius, base }: { x: number; y: number; radius: number; base?: number },
): void {
  const { scene, random, spot } = stage
  const tint = tintOf(food)
  const spoonful = lump(random, {
    rx: radius,
    ry: radius * 0.82,
    height: radius * 0.42,
    uneven: 0.16,
    rough: 2,
    colour: tint,
    second: shaded(tint, 0.94),
    gloss: 0.6,
    grain: 0.05,
    mottle: 0.02,
  })
  stamp(scene, spoonful, {
    x,
    y,
    turn: random() * FULL_TURN,
    ...(base === undefined ? {} : { base }),
    owner: ownerOf(stage, food),
    clip: spot.inside,
  })
}

/** Raisins and their like are strewn as seeds are. */
const isSmallDried = (food: PlatedFood): boolean => food.role === 'dried-fruit' && pieceLookOf(food).grams < 2.5

function crunchArea({ spot }: Stage, food: PlatedFood, hasFruit: boolean): PointIn {
  const { x, y, radius } = spot
  if (food.isGarnish && hasFruit) return inEllipse({ x: x + radius * 0.1, y: y + radius * 0.12, a: radius * 0.6 })
  if (!hasFruit) return inEllipse({ x, y, a: radius * 0.55 })
  return inRing({ x, y, inner: radius * 0.3, outer: radius * 0.82, start: 0, end: 2.2 })
}

/** Flakes of one clump, and how far it reaches, units. */
const CLUMP = { flakes: 7, reach: 16, scale: 1.3 } as const
const STICKY_ROLES = new Set(['syrup', 'sugar'])

/** Flakes that were toasted with syrup stick together. */
const isClumped = ({ dish }: Stage, { role, heats }: PlatedFood): boolean =>
  (role === 'flakes' || role === 'porridge-grain') &&
  heats.includes('toasted') &&
  dish.foods.some((food) => food.isTakenIn && food.role !== null && STICKY_ROLES.has(food.role))

function layClumps(stage: Stage, food: PlatedFood, pointIn: PointIn): void {
  const { random } = stage
  const look = pieceLookOf(food)
  const count = Math.max(3, Math.min(9, Math.round(look.count / 5)))
  for (const { x, y } of spreadOut(random, { count, pointIn, tries: 12 })) {
    const a = CLUMP.reach * scaleOf(stage) * within(random, 0.8, 1.3)
    strew(stage, food, { pointIn: inEllipse({ x, y, a }), count: CLUMP.flakes, scale: CLUMP.scale, tries: 5, look })
  }
}

function layCrunch(stage: Stage, food: PlatedFood, hasFruit: boolean): void {
  const look = pieceLookOf(food)
  if (isClumped(stage, food)) return layClumps(stage, food, crunchArea(stage, food, hasFruit))
  const most = Math.round(80 * scaleOf(stage) ** 1.5)
  const few = Math.min(look.count, 8)
  strew(stage, food, {
    pointIn: crunchArea(stage, food, hasFruit),
    count: Math.max(few, Math.min(most, look.count)),
    most,
    scale: scaleOf(stage) * 1.15,
    tries: 4,
    look,
  })
}

/**
 * Lays toppings on the surface of a bowl: fruit in fields, sauces in pools, crunch in a crescent opposite the fruit, garnish
 * over all. `base` is the height of the surface.
 */
export function layToppings(stage: Stage, foods: readonly PlatedFood[], base: number): void {
  const { spot, random } = stage
  const scale = spot.radius
  const sauces = foods.filter((food) => isSauce(food))
  const spooned = foods.filter((food) => !isSauce(food) && isSpooned(food))
  const crunch = foods.filter((food) => (isCrunch(food) || isSmallDried(food)) && !isSauce(food))
  const herbs = foods.filter(isHerb)
  const fruits = foods.filter((food) => ![sauces, spooned, crunch, herbs].some((kind) => kind.includes(food)))
  const threads: PlatedFood[] = []
  for (const [index, food] of sauces.entries()) {
    const isThread = food.role === 'syrup' || food.role === 'nut-butter'
    const at = { x: spot.x + scale * (0.16 - index * 0.3), y: spot.y + scale * (0.2 - index * 0.1) }
    const radius = scale * Math.min(0.46, 0.2 + food.grams / 120)
    if (isThread) threads.push(food)
    else layPool(stage, food, { ...at, radius })
  }
  const fields = fieldsOf(stage, fruits.length)
  for (const [index, food] of fruits.entries()) {
    const field = fields[index % Math.max(1, fields.length)]
    if (field !== undefined) layFruit(stage, food, { field, base })
  }
  for (const food of spooned) {
    layDollop(stage, food, {
      x: spot.x + scale * 0.22,
      y: spot.y + scale * 0.2,
      radius: scale * 0.28,
      base: base - 0.5,
    })
  }
  for (const food of crunch) layCrunch(stage, food, fruits.length > 0)
  for (const food of herbs) {
    const count = Math.min(16, Math.max(3, pieceLookOf(food).count))
    const look = pieceLookOf(food)
    strew(stage, food, {
      pointIn: inEllipse({ x: spot.x, y: spot.y, a: scale * 0.5 }),
      count,
      look,
      scale: scaleOf(stage) * within(random, 1, 1.1),
    })
  }
  for (const food of threads) {
    const [field] = fields
    const at = field ?? { x: spot.x - scale * 0.1, y: spot.y - scale * 0.1 }
    layDrizzle(stage, food, { x: at.x + scale * 0.16, y: at.y + scale * 0.18, radius: scale * 0.56 })
  }
}
