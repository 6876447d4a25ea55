import { isVisible } from '../../looks/look-of.ts'
import { tintOf } from '../../looks/tint-of.ts'
import { FULL_TURN } from '../../paint/chance.ts'
import { between, colour, type Colour } from '../../paint/colour.ts'
import {
  ballDumpling,
  doughDisc,
  ridgedGnocchi,
  slantedDumpling,
  spaetzle,
  steamedBun,
  type DoughColours,
} from '../../pieces/dumpling.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import type { PieceMaker } from '../../scene/piece.ts'
import { inEllipse, spreadOut } from '../../scene/spots.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { pourButter } from './butter-pool.ts'
import { heaviest, isFlourFood } from './kinds.ts'
import { layToppings } from './lay-toppings.ts'
import { strewFilling } from './strew-filling.ts'

const PALE = colour('#FAE8B4')
const COLOURING = new Set(['pumpkin', 'butternut-squash', 'sweet-potato', 'beetroot', 'carrot'])
const FLECKING = new Set(['spinach', 'kale', 'sorrel', 'parsley'])
const DOUGH_ROLES = new Set([
  'fresh-cheese',
  'starchy-root',
  'tofu-like',
  'wheat-flour',
  'gluten-free-flour',
  'starch',
  'porridge-grain',
  'egg',
  'milk-like',
  'protein-powder',
  'squash',
])

interface DoughKind {
  readonly make: PieceMaker
  /** Grams of one. */
  readonly grams: number
  readonly size: number
}

function coloursOf(foods: readonly PlatedFood[]): DoughColours {
  const strong = heaviest(foods.filter(({ foodId }) => COLOURING.has(foodId)))
  const fleck = foods.find(({ foodId, grams }) => FLECKING.has(foodId) && grams >= 15)
  const tint: Colour = strong === undefined ? PALE : between(PALE, tintOf(strong), 0.75)
  return fleck === undefined ? { tint } : { tint: between(tint, tintOf(fleck), 0.12), fleck: tintOf(fleck) }
}

/** What kind of dumpling a dough makes. */
function kindOf(foods: readonly PlatedFood[]): DoughKind {
  const colours = coloursOf(foods)
  const gramsOf = (test: (food: PlatedFood) => boolean): number =>
    foods.filter(test).reduce((sum, { grams }) => sum + grams, 0)
  const potato = gramsOf(({ foodId }) => foodId === 'potato')
  const curd = gramsOf(({ role }) => role === 'fresh-cheese' || role === 'tofu-like')
  const starch = gramsOf(({ role }) => role === 'starch')
  const semolina = gramsOf(({ foodId }) => foodId === 'semolina' || foodId === 'polenta')
  if (foods.some(({ foodId }) => foodId === 'gnocchi')) return { make: ridgedGnocchi(colours), grams: 7, size: 1.05 }
  if (semolina >= 40 && potato + curd === 0) return { make: doughDisc(colours), grams: 26, size: 1.1 }
  if (foods.some(({ foodId }) => COLOURING.has(foodId)))
    return { make: ridgedGnocchi(colours, 0.25), grams: 11, size: 1.2 }
  if (colours.fleck !== undefined) return { make: ballDumpling(colours, false), grams: 22, size: 1.15 }
  if (potato > 0 && starch >= 30) return { make: ballDumpling(colours, true), grams: 20, size: 1.18 }
  if (potato + curd > 0) return { make: slantedDumpling(colours), grams: 14, size: 1.22 }
  const hasEgg = foods.some(({ role }) => role === 'egg')
  return hasEgg ? { make: spaetzle(colours), grams: 2.6, size: 1.1 } : { make: steamedBun(colours), grams: 45, size: 1 }
}

const isDough = (food: PlatedFood): boolean =>
  food.isTakenIn ||
  isFlourFood(food) ||
  FLECKING.has(food.foodId) ||
  COLOURING.has(food.foodId) ||
  food.foodId === 'gnocchi' ||
  (food.role !== null && DOUGH_ROLES.has(food.role))

/** Boiled dough without a filling: shaped by what it is kneaded from. */
export function layDumplings(stage: Stage): void {
  const { scene, spot, random } = stage
  const dough = stage.dish.foods.filter((food) => isDough(food) && !food.isGarnish)
  const kind = kindOf(dough)
  const seen = dough.filter(({ isTakenIn, grams }) => !isTakenIn && grams >= 15)
  const main = heaviest(seen) ?? heaviest(stage.dish.foods)
  if (main === undefined) return
  const owners = (seen.length > 0 ? seen : [main]).map((food) => ownerOf(stage, food))
  pourButter(stage, stage.dish.foods)
  const grams = dough.filter(({ foodId }) => foodId !== 'water').reduce((sum, food) => sum + food.grams, 0)
  const small = spot.radius / 68
  const most = kind.grams < 4 ? 90 : 26
  const count = Math.max(3, Math.min(most, Math.round((grams / kind.grams) * Math.min(1, small ** 0.6))))
  const points = spreadOut(random, { count, pointIn: inEllipse({ x: 0, y: 0, a: 1 }), tries: 30 })
  // Large buns keep clear of the rim, or it would cut them.
  const far = Math.min(spot.radius * 0.76, spot.radius - kind.make(random).reach * small * kind.size * 0.9)
  const fromEdge = points.toSorted((one, other) => Math.hypot(other.x, other.y) - Math.hypot(one.x, one.y))
  for (const [index, point] of fromEdge.entries()) {
    const x = spot.x + point.x * far
    const y = spot.y + point.y * far
    const base = Math.max(spot.floor, scene.restingHeight(x, y, 12) * 0.62)
    const owner = owners[index % owners.length] ?? 0
    stamp(scene, kind.make(random), {
      x,
      y,
      turn: random() * FULL_TURN,
      scale: small * kind.size,
      base,
      owner,
      clip: spot.inside,
    })
  }
  layOverDumplings(
    stage,
    stage.dish.foods.filter((food) => isVisible(food) && !dough.includes(food)),
  )
}

/** Crumbs, onions, bacon and herbs over dumplings, then what is poured over. */
export function layOverDumplings(stage: Stage, over: readonly PlatedFood[]): void {
  const { spot } = stage
  const crumbs = over.filter(({ role }) => role === 'breadcrumbs')
  const others = over.filter(({ role }) => role !== 'breadcrumbs')
  const pointIn = inEllipse({ ...spot, a: spot.radius * 0.74 })
  strewFilling(stage, others, { pointIn, count: 30, mostReach: 12 })
  strewFilling(stage, crumbs, { pointIn, count: 90, mostReach: 4 })
  strewFilling(stage, crumbs, { pointIn: inEllipse({ ...spot, a: spot.radius * 0.4 }), count: 80, mostReach: 4 })
  layToppings(stage)
}
