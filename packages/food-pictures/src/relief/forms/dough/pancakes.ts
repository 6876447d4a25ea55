import { isWide } from '../../crockery/spot.ts'
import { lookOf } from '../../looks/look-of.ts'
import { FULL_TURN, within } from '../../paint/chance.ts'
import { between, shaded } from '../../paint/colour.ts'
import { fritter } from '../../pieces/dough/fritter.ts'
import { pancake } from '../../pieces/dough/pancake.ts'
import { stick } from '../../pieces/stick.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { inEllipse, spreadOut, type Point } from '../../scene/spots.ts'
import { isHerb } from '../bowls/kinds.ts'
import { ownerAt } from './owner-at.ts'
import { ownerOf, stageOfTopping, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { strew } from '../../scene/strew.ts'
import { portions } from './arrange.ts'
import { batterOf, type Batter } from './batter.ts'
import { layCrepes } from './crepes.ts'
import { dustOver } from './dust-over.ts'
import { dollop } from './sauce.ts'
import { isSpread } from './sorted-foods.ts'
import { tintOf } from '../../looks/tint-of.ts'

/** Grams of one pancake, with all that was kneaded into it. */
const PANCAKE_G = 46
/** How far the pancakes of a fan lie from its middle, and how large they are, in shares of the radius. */
const FAN = { out: 0.47, size: 0.5, wide: 1.34 } as const
/** Grams of one cake of grated vegetables, which is larger. */
const FRITTER_G = 60
/** The most fritters that lie in a ring without one in its middle. */
const RING = 5
/** How far fritters may overlap, as a share of the way to the next, and how far they reach, as a share of the spot. */
const ROOMY = { overlap: 1.08, reach: 0.96, most: 6 } as const
/** Beside another dish fewer and larger cakes lie closer. */
const SCARCE = { overlap: 1.14, reach: 1.12, most: 3 } as const
/** Spots below this radius are shared with other dishes. */
const SHARED_RADIUS = 62
/** Bits of one food seen in a pancake. */
const BITS = 5

/** The radius of one pancake. */
const radiusOf = ({ spot }: Stage): number => spot.radius * FAN.size * (isWide(spot) ? FAN.wide : 1)

/** Where pancakes lie: in a fan, each over the one before. */
function fanOf(stage: Stage, count: number): readonly Point[] {
  const { spot, random } = stage
  const { x, y, halfWidth, halfHeight } = spot
  const start = within(random, 0, FULL_TURN)
  const ring = Array.from({ length: count }, (_, index) => {
    const angle = start + (index / count) * FULL_TURN
    return { x: x + Math.cos(angle) * halfWidth * FAN.out, y: y + Math.sin(angle) * halfHeight * FAN.out }
  })
  return count > 4 ? [...ring.slice(1), { x, y }] : ring
}

interface Place extends Point {
  readonly radius: number
}

/** Where fritters lie: side by side in a ring, so that each is seen as a cake of its own. */
function ringOf({ spot, random }: Stage, grams: number): readonly Place[] {
  const { x, y, halfWidth, halfHeight } = spot
  const { overlap, reach, most } = spot.radius < SHARED_RADIUS ? SCARCE : ROOMY
  const count = portions(grams, FRITTER_G, [3, most])
  const around = count > RING ? count - 1 : count
  const start = within(random, 0, FULL_TURN)
  // As far out as leaves room for the cakes themselves.
  const half = Math.sin(Math.PI / around)
  const out = reach / (1 + half)
  const middling = Math.sqrt(halfWidth * halfHeight)
  const [a, b] = isWide(spot) ? [halfWidth, halfHeight] : [middling, middling]
  const radius = out * half * overlap * middling
  const ring = Array.from({ length: around }, (_, index) => {
    const angle = start + (index / around) * FULL_TURN
    return { x: x + Math.cos(angle) * a * out, y: y + Math.sin(angle) * b * out, radius }
  })
  return count > around ? [...ring, { x, y, radius }] : ring
}

function layBits(stage: Stage, { x, y, radius }: Place, bits: readonly PlatedFood[]): void {
  const { scene, random } = stage
  for (const food of bits) {
    const look = lookOf(food)
    const tint = between(tintOf(food), shaded(tintOf(food), 0.5), 0.7)
    const points = spreadOut(random, { count: BITS, pointIn: inEllipse({ x, y, a: radius * 0.72 }), tries: 6 })
    for (const point of points) {
      const isCut = look !== null && !food.cuts.includes('grated')
      const piece = isCut
        ? look.make(random)
        : stick(random, {
            length: within(random, 4, 9),
            width: 3.2,
            height: 1.2,
            bend: within(random, -2, 2),
            colour: tint,
            gloss: 0.3,
            browned: 0.6,
          })
      const scale = isCut ? Math.min(0.9, 8 / piece.reach) : 1
      stamp(scene, piece, {
        ...point,
        turn: random() * FULL_TURN,
        scale,
        sink: isCut ? 1.2 : 0.7,
        owner: ownerOf(stage, food),
      })
    }
  }
}

/** Fruit, cream or jam over the middle. */
function layToppings(stage: Stage, foods: readonly PlatedFood[]): void {
  const { spot, random } = stage
  const { x, y, radius } = spot
  for (const [index, food] of foods.entries()) {
    if (isSpread(food) || lookOf(food) === null) {
      const at = {
        x: x + within(random, -0.06, 0.06) * radius,
        y: y + within(random, -0.06, 0.06) * radius + index * 6,
      }
      dollop(stage, at, {
        tint: tintOf(food),
        owner: ownerOf(stage, food),
        radius: radius * Math.min(0.36, 0.2 + food.grams / 400),
      })
    } else strew(stage, food, { pointIn: inEllipse({ x, y, a: radius * 0.46 }), most: 24, scale: 1.1 })
  }
}

/** Leaves that are not chopped fine into a fritter lie between the cakes; on them they would hide the crust. */
const isLeaf = (food: PlatedFood): boolean => isHerb(food) && !food.cuts.includes('chopped')

function layFritters(stage: Stage, batter: Batter, grams: number): void {
  const { scene, random, spot } = stage
  const places = ringOf(stage, grams)
  for (const [index, place] of places.entries()) {
    const piece = fritter(random, { radius: place.radius, thick: 6, batter: batter.colour, shred: batter.shred })
    stamp(scene, piece, {
      x: place.x,
      y: place.y,
      turn: random() * FULL_TURN,
      base: spot.floor + (index % 2) * 1.6,
      owner: ownerAt(stage, batter.mass, index),
    })
    layBits(
      stage,
      place,
      batter.bits.filter((food) => !isLeaf(food)),
    )
  }
  for (const food of batter.bits.filter(isLeaf)) {
    strew(stage, food, { pointIn: inEllipse({ x: spot.x, y: spot.y, a: spot.radius * 0.14 }), count: 4, most: 4 })
  }
}

function layThick(stage: Stage, batter: Batter): void {
  const { scene, random, spot, dish } = stage
  const grams = dish.foods.reduce((sum, food) => sum + (batter.toppings.includes(food) ? 0 : food.grams), 0)
  if (batter.isGrated) return layFritters(stage, batter, grams)
  const count = portions(grams, PANCAKE_G, [3, 7])
  const radius = radiusOf(stage) * (count > 5 ? 0.92 : 1)
  for (const [index, at] of fanOf(stage, count).entries()) {
    stamp(scene, pancake(random, { radius, thick: 9, batter: batter.colour }), {
      ...at,
      turn: random() * FULL_TURN,
      base: spot.floor + index * 2.2,
      owner: ownerAt(stage, batter.mass, index),
    })
    layBits(stage, { ...at, radius }, batter.bits)
  }
}

/** Pancakes: thick ones in a fan, thin ones folded or rolled, and what lies over them. */
export function layPancakes(stage: Stage): void {
  const { dish, toppings } = stage
  const isThin = dish.traits.includes('folded') && !dish.traits.includes('stacked')
  const batter = batterOf(dish.foods, isThin)
  if (isThin) layCrepes(stage, batter)
  else layThick(stage, batter)
  layToppings(stage, isThin ? [] : [...batter.filling, ...batter.toppings])
  for (const topping of toppings) {
    const above = stageOfTopping(stage, topping)
    layToppings(
      above,
      topping.dish.foods.filter((food) => !food.isTakenIn && food.grams >= 10),
    )
  }
  for (const food of dish.foods.filter(({ isGarnish, foodId }) => isGarnish && foodId !== batter.dust?.foodId)) {
    strew(stage, food, {
      pointIn: inEllipse({ x: stage.spot.x, y: stage.spot.y, a: stage.spot.radius * 0.7 }),
      most: 40,
    })
  }
  if (batter.dust !== null && batter.dust.isGarnish) dustOver(stage, batter.dust)
}
