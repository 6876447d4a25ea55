import { FULL_TURN, within } from '../paint/chance.ts'
import type { Spot } from '../crockery/spot.ts'
import { stainedLook } from '../looks/stained-look.ts'
import { coated } from '../pieces/coated.ts'
import type { SauceLook } from '../pieces/pool.ts'
import type { PlatedFood } from '../plated-meal.ts'
import { inEllipse, spreadOut, type Point } from '../scene/spots.ts'
import { ownerOf, type Stage } from '../scene/stage.ts'
import { stamp } from '../scene/stamp.ts'
import { settle } from './settle.ts'
import { turned } from './turned.ts'
import { isProtein, isPulse } from './food-kinds.ts'
import { fitPieces, type FittedFood } from './fit-pieces.ts'

export interface Pile {
  readonly x: number
  readonly y: number
  readonly a: number
  readonly b?: number
  readonly turn?: number
  /** Height of the foot of the pile; pieces lie on what is there when absent. */
  readonly floor?: number
  /** Height of the middle over the edge, units. */
  readonly rise?: number
  /** How far each piece sinks, units. */
  readonly sink?: number
  /** 1 covers the area once. */
  readonly cover?: number
  readonly leastScale?: number
  readonly mostScale?: number
  /** Whether few pieces lie far from one another, as on a bed or in a sauce. */
  readonly isLoose?: boolean
  readonly coat?: { readonly sauce: SauceLook; readonly amount: number }
}

/** Pieces larger than this look cut when the edge of a plate clips them. */
const LARGE = 8
/** How far across the middle a piece is put that would lie on a side, as a share of its way there. */
const ACROSS = 0.7
/** Share of its height that a piece may sink. */
const MOST_SUNK = 0.4

/** Lays foods, mixed, over an ellipse, from its edge to its middle. Sizes and numbers are fitted to the place. */
export function layPieces(stage: Stage, foods: readonly PlatedFood[], pile: Pile): void {
  const { random } = stage
  const { a, b = a, cover = 1, leastScale, mostScale, isLoose = false } = pile
  const fitted = fitPieces(foods, random, {
    area: Math.PI * a * b,
    cover,
    ...(leastScale === undefined ? {} : { leastScale }),
    ...(mostScale === undefined ? {} : { mostScale }),
  })
  const pieces = fitted.foods.flatMap((food) => Array.from({ length: food.count }, () => food))
  const shuffled = pieces
    .map((piece) => ({ piece, luck: random() }))
    .toSorted((one, other) => one.luck - other.luck)
    .map(({ piece }) => piece)
  const points = spreadOut(random, { count: pieces.length, pointIn: inEllipse({ x: 0, y: 0, a: 1 }), tries: 9 })
  const fromEdge = points.toSorted((one, other) => farFrom(other) - farFrom(one))
  // A small helping lies close in the middle, and is not scattered.
  const shrink = isLoose ? 1 : Math.max(0.6, Math.sqrt(fitted.filled))
  const placed = shuffled.map((piece, place) => ({ piece, point: fromEdge[place] ?? { x: 0, y: 0 } }))
  // Meat lies on the vegetables, or they would hide what the dish is named by.
  const ordered = isLoose ? placed.toSorted((one, other) => rankOf(one.piece) - rankOf(other.piece)) : placed
  for (const { piece, point } of ordered) layPiece(stage, piece, { pile, scale: fitted.scale, shrink, point })
}

const rankOf = ({ food }: FittedFood): number => (isProtein(food) ? 1 : 0)

interface PiecePlace {
  readonly pile: Pile
  readonly scale: number
  readonly shrink: number
  /** In the unit circle. */
  readonly point: Point
}

function layPiece(stage: Stage, { food, look, height }: FittedFood, { pile, scale, shrink, point }: PiecePlace): void {
  const { scene, random, spot } = stage
  const { x, y, a, b = a, turn = 0, rise = 0, sink = 0, floor, coat } = pile
  const u = point.x * a * shrink
  const v = point.y * b * shrink
  const spread = turned({ x, y }, { u, v, turn })
  // What swims in a sauce does not climb on the rice beside it.
  const isAstray = pile.isLoose === true && isOnSide(spot, spread)
  const middle = isAstray ? { x: x + (x - spread.x) * ACROSS, y: y + (y - spread.y) * ACROSS } : spread
  const top = 1 - farFrom(point)
  const own = food.cuts.includes('grated') ? stainedLook(food, look, stage.dish.foods).make : look.make
  const make = coat === undefined ? own : coated(own, coat.sauce, coat.amount * takesUp(food))
  const piece = make(random)
  const at = piece.reach > LARGE ? settle(middle, piece.reach * scale * 0.8, spot.inside) : middle
  stamp(scene, piece, {
    ...at,
    turn: random() * FULL_TURN,
    scale: scale * within(random, 0.93, 1.07),
    base: (floor ?? scene.heightAt(at.x, at.y)) + rise * top * within(random, 0.8, 1.1),
    sink: Math.min(sink, height * MOST_SUNK),
    owner: ownerOf(stage, food),
    clip: spot.inside,
  })
}

/** Whether what is served beside a dish lies at a point. */
const isOnSide = ({ sides = [] }: Spot, point: Point): boolean =>
  sides.some(({ x, y, radius }) => Math.hypot(point.x - x, point.y - y) < radius)

/** Laid into a sauce at last, so that they stay white. */
const LAID_LAST = new Set(['silken-tofu', 'mozzarella', 'feta'])

/** Skin, shells and what is firm inside keep their own colour. */
const SKINNED = new Set([
  'smoked-sausage',
  'white-sausage',
  'kabanos',
  'shrimp',
  'mussels',
  'green-peas',
  'green-beans',
  'tempeh',
])

/** Their black skins show through any sauce. */
const BLACK_SKINNED = new Set(['canned-black-beans', 'dried-black-beans', 'unsalted-canned-black-beans'])

/** Stewed, they melt into the sauce. */
const MELTING = new Set(['onion', 'shallot', 'leek'])

/** How much of a sauce clings to a food, compared with others. */
function takesUp(food: PlatedFood): number {
  if (LAID_LAST.has(food.foodId)) return 0.45
  if (BLACK_SKINNED.has(food.foodId)) return 0.1
  if (SKINNED.has(food.foodId) || food.role === 'mushroom') return 0.5
  if (MELTING.has(food.foodId)) return 2
  return isPulse(food) ? 1.2 : 1
}

/** The square of the distance from the middle. */
const farFrom = ({ x, y }: Point): number => x * x + y * y
