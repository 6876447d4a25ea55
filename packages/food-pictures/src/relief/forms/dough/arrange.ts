import type { Random } from '../../../drawing/random.ts'
import { isWide, type Spot } from '../../crockery/spot.ts'
import { within } from '../../paint/chance.ts'
import type { Point } from '../../scene/spots.ts'

/** Something that lies on the table and carries other food: a slice, a roll, a tortilla. */
export interface Bed extends Point {
  /** Half axes, units. */
  readonly a: number
  readonly b: number
  readonly turn: number
  /** Factor on the usual size. */
  readonly size: number
}

export interface Arrangement {
  readonly count: number
  readonly a: number
  readonly b: number
  /** Distance between neighbours, units. */
  readonly gap?: number
  /** The largest factor on their size. */
  readonly most?: number
  /** How far each may be turned out of line, radians. */
  readonly disorder?: number
  /** Whether each may be turned by a quarter to fit better. */
  readonly mayTurn?: boolean
  /** Factor on how far they may lie over the rim: less for things with sharp corners. */
  readonly spill?: number
  /** Whether they are round: two of them lie across the corners of a board. */
  readonly isRound?: boolean
}

/** Food may lie a little over the rim of a plate, and stays clear of the edge of a board. */
const ROUND_REACH = 1.27
const BOARD_REACH = 0.94
const FRONT_REACH = 1.06

/** As many lie in one row when they then are this share of the largest size. */
const ROW_OF = 3
const SIDE_BY_SIDE = 0.89
/** Walls of a bowl, units: in it food must stay clear of the rim. */
const DEEP = 6
const BOWL_REACH = 1.04

/** How much larger or smaller a block of these half sides may be to fit. */
export function fitOf(spot: Spot, width: number, height: number): number {
  const { radius } = spot
  if (!isWide(spot)) {
    const reach = spot.level - spot.floor > DEEP ? BOWL_REACH : ROUND_REACH
    return (radius * reach) / Math.hypot(width, height)
  }
  // The front of a plate may be left a little, the edge of a board not: boards lie turned.
  return (spot.turn === 0 ? FRONT_REACH : BOARD_REACH) * Math.min(spot.halfWidth / width, spot.halfHeight / height)
}

/** Across a spot that is flatter than this there is no room for two things below one another. */
const FLAT = 0.7

interface Grid {
  readonly columns: number
  readonly a: number
  readonly b: number
  readonly quarter: number
  readonly fit: number
}

function gridsOf(spot: Spot, { count, a, b, gap = 4, mayTurn = true, spill = 1 }: Arrangement): readonly Grid[] {
  return Array.from({ length: count }, (_, index) => index + 1).flatMap((columns) => {
    const rows = Math.ceil(count / columns)
    return (mayTurn ? [0, 1] : [0]).map((quarter) => {
      const wide = quarter === 0 ? a : b
      const high = quarter === 0 ? b : a
      const fit = spill * fitOf(spot, columns * (wide + gap / 2), rows * (high + gap / 2))
      return { columns, a: wide, b: high, quarter, fit }
    })
  })
}

/** The grid in which things are largest; two or three rather lie side by side than below one another. */
function bestGrid(spot: Spot, arrangement: Arrangement): Grid {
  const grids = gridsOf(spot, arrangement)
  const largest = Math.max(...grids.map(({ fit }) => fit))
  const good = grids.filter(({ fit }) => fit >= largest * (arrangement.count <= ROW_OF ? SIDE_BY_SIDE : 1))
  const [best] = good.toSorted((one, other) => other.columns - one.columns || other.fit - one.fit)
  return best ?? { columns: 1, a: arrangement.a, b: arrangement.b, quarter: 0, fit: 1 }
}

/** The point at (u, v) of a bed, on the table. */
export function pointOn({ x, y, turn }: Pick<Bed, 'x' | 'y' | 'turn'>, u: number, v: number): Point {
  const cosine = Math.cos(turn)
  const sine = Math.sin(turn)
  return { x: x + u * cosine - v * sine, y: y + u * sine + v * cosine }
}

/** Two round things from the upper left to the lower right of a board: both larger than side by side, the board full. */
function acrossBoard(spot: Spot, random: Random, { a, b, most = 1.3, disorder = 0.1 }: Arrangement): readonly Bed[] {
  const width = spot.halfWidth * BOARD_REACH
  const height = spot.halfHeight * BOARD_REACH
  // Two circles that touch one another and each two sides of the board.
  const radius = width + height - Math.sqrt(2 * width * height)
  const size = Math.min(most, radius / Math.max(a, b))
  return [-1, 1].map((side) => ({
    ...pointOn(spot, side * (width - a * size), side * (height - b * size)),
    a: a * size,
    b: b * size,
    turn: spot.turn + within(random, -disorder, disorder),
    size,
  }))
}

/** Lays equal things beside one another, as large as the spot allows. */
export function arrange(spot: Spot, random: Random, arrangement: Arrangement): readonly Bed[] {
  const isFlat = spot.halfHeight < spot.halfWidth * FLAT
  if (arrangement.isRound === true && arrangement.count === 2 && spot.turn !== 0 && isWide(spot) && !isFlat)
    return acrossBoard(spot, random, arrangement)
  const { count, a, b, gap = 4, most = 1.3, disorder = 0.1 } = arrangement
  const grid = bestGrid(spot, arrangement)
  const size = Math.min(most, grid.fit)
  const rows = Math.ceil(count / grid.columns)
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / grid.columns)
    const inRow = Math.min(grid.columns, count - row * grid.columns)
    const u = (index - row * grid.columns - (inRow - 1) / 2) * (2 * grid.a + gap) * size
    const v = (row - (rows - 1) / 2) * (2 * grid.b + gap) * size
    const aside = (index % 2 === 0 ? 1 : -1) * (grid.columns > 1 && rows === 1 ? 3.5 : 0)
    return {
      ...pointOn(spot, u, v + aside),
      a: a * size,
      b: b * size,
      turn: spot.turn + (grid.quarter * Math.PI) / 2 + within(random, -disorder, disorder),
      size,
    }
  })
}

/** As many pieces as the grams are, between two numbers. */
export const portions = (grams: number, each: number, [least, most]: readonly [number, number]): number =>
  Math.max(least, Math.min(most, Math.round(grams / each)))
