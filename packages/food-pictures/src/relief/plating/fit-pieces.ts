import type { Random } from '../../drawing/random.ts'
import { lookOf } from '../looks/look-of.ts'
import type { FoundLook } from '../looks/look.ts'
import { Ink } from '../paint/ink.ts'
import type { PlatedFood } from '../plated-meal.ts'

/** A food with the number and size of its pieces. */
export interface FittedFood {
  readonly food: PlatedFood
  readonly look: FoundLook
  readonly count: number
  /** Height of a piece over its foot, units. */
  readonly height: number
}

export interface Fitted {
  readonly foods: readonly FittedFood[]
  /** Of all pieces. */
  readonly scale: number
  /** The part of the wished cover that the pieces make, at most 1. */
  readonly filled: number
}

export interface FitOptions {
  /** Square units. */
  readonly area: number
  /** Layers: 1 covers the area once. */
  readonly cover: number
  readonly leastScale?: number
  readonly mostScale?: number
}

/** Least pieces of a food, so that it is not overlooked. */
const LEAST = 3
const MOST = 110
/** Small helpings get up to this many times their pieces, because a plate shall not look empty. */
const MOST_MORE = 2
/** The part of its circle that a piece fills. */
const FILLS = 0.62

const probe = new Ink()

/** Chooses size and number of pieces so that they cover an area, in the proportions of the recipe. */
export function fitPieces(foods: readonly PlatedFood[], random: Random, options: FitOptions): Fitted {
  const { area, cover, leastScale = 0.85, mostScale = 1.3 } = options
  const sized = foods.flatMap((food) => {
    const look = lookOf(food)
    if (look === null) return []
    const piece = look.make(random)
    const { reach, halfWidth = reach } = piece
    piece.paint(0, 0, probe)
    return [{ food, look, height: probe.height, each: Math.PI * reach * halfWidth * FILLS }]
  })
  const total = sized.reduce((sum, { each, look }) => sum + each * look.count, 0)
  if (total === 0) return { foods: [], scale: 1, filled: 0 }
  const scale = Math.min(mostScale, Math.max(leastScale, Math.sqrt((area * cover) / total)))
  const share = (area * cover) / (total * scale * scale)
  const factor = Math.min(MOST_MORE, share)
  return {
    scale,
    filled: Math.min(1, MOST_MORE / share),
    foods: sized.map(({ food, look, height }) => ({
      food,
      look,
      height,
      count: Math.min(MOST, Math.max(Math.min(LEAST, look.count), Math.round(look.count * factor))),
    })),
  }
}
