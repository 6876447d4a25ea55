import { isVisible } from '../../looks/look-of.ts'
import { cakeBlock } from '../../pieces/dough/cake-block.ts'
import { date, nugget, rolledBall } from '../../pieces/dough/sweet-bites.ts'
import { angelWing } from '../../pieces/dough/angel-wing.ts'
import { doughnut, doughRing, fingerBiscuit, muffin } from '../../pieces/dough/sweet-doughs.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import type { Piece } from '../../scene/piece.ts'
import { heap } from '../../scene/heap.ts'
import { inEllipse, spreadOut } from '../../scene/spots.ts'
import type { Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { arrange, portions, type Arrangement, type Bed } from './arrange.ts'
import { decorate, finish, nail, type Sweets } from './decorate-sweets.ts'
import { ownerAt } from './owner-at.ts'
import { cakeKindOf, type CakeKind } from './cake-kinds.ts'
import { dustOver } from './dust-over.ts'
import { SWEET_DUST } from './sorted-foods.ts'
import { nest, pileLogs, type PiledBed } from './pile.ts'
import { mixedTint } from './mixed-tint.ts'

/** How many pieces of a kind there are, and how large one is before it is fitted. */
interface Batch extends Omit<Arrangement, 'count'> {
  /** Grams of one. */
  readonly grams: number
  readonly range: readonly [number, number]
}

const BATCHES: Readonly<Record<CakeKind['name'], Batch>> = {
  squares: { a: 27, b: 28, grams: 60, range: [2, 4], gap: 5, most: 1.7, disorder: 0.12, mayTurn: false, spill: 0.95 },
  muffins: { a: 30, b: 30, grams: 45, range: [3, 5], gap: 0, most: 1.5, disorder: 0.12, mayTurn: false, spill: 1.02 },
  fingers: { a: 36, b: 9.5, grams: 10, range: [4, 6], most: 1.7 },
  rings: { a: 25, b: 25, grams: 32, range: [5, 7], most: 1.6, disorder: 0.4 },
  ribbons: { a: 38, b: 12, grams: 9, range: [5, 6], gap: 0, most: 1.07, disorder: 0.9 },
  doughnut: { a: 42, b: 42, grams: 75, range: [1, 2], gap: 5, most: 1.5 },
  balls: { a: 17, b: 17, grams: 12, range: [5, 8], most: 1.9, disorder: 1 },
  dipped: { a: 21, b: 12.5, grams: 9, range: [4, 7], most: 1.9, disorder: 0.5 },
  nuggets: { a: 15, b: 13, grams: 4, range: [11, 15], gap: 1, most: 1.2, disorder: 2 },
  pieces: { a: 15, b: 15, grams: 10, range: [3, 12], gap: 4, most: 1.4, disorder: 1 },
}

const LARGE_SPOT = 70
/** A few biscuits alone on a plate are what one looks at. */
const LARGER = 1.35
/** From so much on a reader looks for a food, and from so much it is a layer. */
const KEY_G = 15
const LAYER_G = 60
/** A cake higher than this has fruit in it, and its squares weigh more. */
const TALL = 25

/** What gives a ball its colour. */
const MASS_ROLES = new Set(['dried-fruit', 'nut-butter', 'chocolate'])
const isMass = ({ role, foodId }: PlatedFood): boolean => foodId === 'cocoa' || (role !== null && MASS_ROLES.has(role))

/** Pieces that fall as they like, not in rows. */
const LOOSE: ReadonlySet<CakeKind['name']> = new Set(['ribbons', 'nuggets'])

/** From the turn of one loose piece to the next: they cross and do not lie in bundles, radians. */
const CROSSED = 2.4

/** How far a ball lies over those that carry it, in shares of its radius. */
const BALL_RISE = 0.9

/** What is kneaded or melted into a dough, whatever the recipe says of it. */
const KNEADED_ROLES = new Set([
  'chocolate',
  'yoghurt-like',
  'fresh-cheese',
  'milk-like',
  'sour-milk',
  'cream-like',
  'egg',
  'pulse-canned',
  'spread-fat',
  'nut-butter',
  'wheat-flour',
  'gluten-free-flour',
  'jam',
])

const isKneaded = ({ role }: PlatedFood): boolean => role !== null && KNEADED_ROLES.has(role)

/** In a cake from a tin flakes are part of the mass, and much fruit is a layer. */
const isInSquares = ({ role, grams, heats }: PlatedFood): boolean =>
  role === 'flakes' || (grams >= LAYER_G && heats.includes('baked'))

const isMassOf = (name: CakeKind['name'], food: PlatedFood): boolean =>
  isKneaded(food) || (name === 'squares' && isInSquares(food))

/** What one sees in and on a cake besides its mass. */
const decorOf = (foods: readonly PlatedFood[], { body, name }: CakeKind): readonly PlatedFood[] =>
  foods.filter((food) => food !== body && !isMassOf(name, food) && !SWEET_DUST.has(food.foodId) && isVisible(food))

function pieceOf({ random }: Stage, bed: Bed, { kind, foods }: Sweets): Piece {
  const { a, b, size } = bed
  switch (kind.name) {
    case 'squares':
      return cakeBlock(random, { a, b: b * 0.68, height: kind.height * size, layers: kind.layers, crust: kind.crust })
    case 'muffins':
      return muffin(random, a)
    case 'fingers':
      return fingerBiscuit(random, a * 2, b * 2)
    case 'rings':
      return doughRing(random, a)
    case 'ribbons':
      return angelWing(random)
    case 'doughnut':
      return doughnut(random, a)
    case 'dipped':
      return date(random)
    case 'nuggets':
      return nugget(random)
    case 'balls':
    case 'pieces': {
      const mass = foods.filter(isMass)
      const flaked = foods.some(({ role }) => role === 'flakes') ? 0.8 : 0
      return rolledBall(random, { radius: a, tint: mixedTint(mass.length > 0 ? mass : foods), flaked })
    }
  }
}

/** Places far from one another, from the edge to the middle, so that the last ones lie on top. */
function looseBeds({ spot, random }: Stage, { count, a, b, most = 1 }: Arrangement): readonly Bed[] {
  const share = spot.radius < LARGE_SPOT ? 0.78 : 0.66
  const points = spreadOut(random, {
    count,
    pointIn: inEllipse({ x: spot.x, y: spot.y, a: spot.radius * share }),
    tries: 14,
  })
  return points
    .toSorted(
      (one, other) => Math.hypot(other.x - spot.x, other.y - spot.y) - Math.hypot(one.x - spot.x, one.y - spot.y),
    )
    .map((point, index) => ({ ...point, a, b, turn: index * CROSSED + random(), size: most }))
}

/** Biscuits are piled as they come from the tin, round ones lie close, some of them on the others. */
function bedsOf(stage: Stage, { name }: CakeKind, frame: Arrangement): readonly PiledBed[] {
  const { spot, random } = stage
  const { count, a, b, most = 1, disorder = 0.3 } = frame
  if (name === 'fingers') return pileLogs(spot, random, { count, a, b, most, disorder: 0.16, rise: 0.9 })
  if (name === 'balls') return nest(spot, random, { count, a, b, most, disorder, rise: BALL_RISE })
  if (name === 'rings') return nest(spot, random, { count, a, b, most, disorder })
  if (name === 'dipped') {
    const beds = nest(spot, random, { count, a: b * 1.12, b: a, most, disorder })
    return beds.map((bed) => ({ ...bed, a: bed.b, b: bed.a, turn: bed.turn + Math.PI / 2 }))
  }
  const beds = LOOSE.has(name) ? looseBeds(stage, frame) : arrange(spot, random, frame)
  return beds.map((bed) => ({ ...bed, lift: 0 }))
}

function layBatch(stage: Stage, kind: CakeKind, foods: readonly PlatedFood[]): void {
  const { scene, spot } = stage
  const { grams, range, ...size } = BATCHES[kind.name]
  const seen = foods.reduce((sum, food) => sum + (food.role === null && food.grams > 100 ? 0 : food.grams), 0)
  const kneaded = foods.filter(
    (food) => food !== kind.body && !food.isTakenIn && food.grams >= KEY_G && isMassOf(kind.name, food),
  )
  const mass = kind.body === null ? kneaded : [kind.body, ...kneaded]
  const decor = decorOf(foods, kind)
  const nut = kind.name === 'fingers' ? decor.find(({ role }) => role === 'nut') : undefined
  const frame = { count: portions(seen, kind.height > TALL ? grams * 1.5 : grams, range), ...size }
  const beds = bedsOf(stage, kind, frame)
  for (const [index, bed] of beds.entries()) {
    stamp(scene, pieceOf(stage, bed, { kind, foods, pieces: beds.length }), {
      x: bed.x,
      y: bed.y,
      turn: bed.turn,
      scale: kind.name === 'dipped' || kind.name === 'nuggets' || kind.name === 'ribbons' ? bed.size : 1,
      ...(LOOSE.has(kind.name) ? {} : { base: spot.floor + bed.lift }),
      owner: ownerAt(stage, mass, index),
      ...(LOOSE.has(kind.name) ? { clip: spot.inside } : {}),
    })
    if (nut === undefined) decorate(stage, bed, { kind, foods: decor, pieces: beds.length })
    else nail(stage, bed, nut)
    finish(stage, bed, { kind, foods, pieces: beds.length })
  }
}

/** Cakes, biscuits and small sweets, as what their foods are baked or rolled into. */
export function laySweets(stage: Stage): void {
  const { dish, spot, toppings } = stage
  const foods = [...dish.foods, ...toppings.flatMap((topping) => topping.dish.foods)]
  const kind = cakeKindOf(foods)
  const visible = foods.filter(isVisible)
  if (kind.name === 'pieces' && visible.length > 0) {
    heap(
      stage,
      visible.map((food) => ({ food })),
      { x: spot.x, y: spot.y, a: spot.radius * 0.62, scale: LARGER },
    )
  } else layBatch(stage, kind, foods)
  const dust = foods.find(({ foodId, isGarnish }) => foodId === 'icing-sugar' || (isGarnish && SWEET_DUST.has(foodId)))
  if (dust !== undefined && kind.name !== 'fingers' && kind.name !== 'squares') dustOver(stage, dust)
}
