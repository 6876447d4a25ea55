import { turnedInside } from '../../crockery/turned-inside.ts'
import { coverLookOf } from '../../looks/cover-look-of.ts'
import { FULL_TURN, within } from '../../paint/chance.ts'
import { shaded } from '../../paint/colour.ts'
import { ellipse } from '../../paint/shape.ts'
import { lump } from '../../pieces/lump.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import type { Piece } from '../../scene/piece.ts'
import { inEllipse, spreadOut } from '../../scene/spots.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { isSpread } from './sorted-foods.ts'
import { tintOf } from '../../looks/tint-of.ts'

export interface Face {
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly a: number
  readonly b: number
  /** Height of a level face, units; bits rest on what is there when absent. */
  readonly base?: number
  /** How many bits there are, as a share of the usual. */
  readonly share?: number
}

/** Area of one bit in a face, square units. */
const BIT_AREA = 62
const LEAST_BITS = 7
const LARGEST_BIT = 7
/** Bits are smaller in a small face, or one would hide the others: a share of its half height. */
const LARGEST_SHARE = 0.46

/** A bit of a food as a knife leaves it in a cut: its own piece made small, or a lump of its colour. */
function bitOf({ random }: Stage, food: PlatedFood, most: number): { readonly piece: Piece; readonly scale: number } {
  const look = isSpread(food) ? null : coverLookOf(food)
  if (look !== null) {
    const piece = look.make(random)
    // Long pieces are cut across: they keep their width, and the face cuts off their ends.
    const size = Math.sqrt(piece.reach * (piece.halfWidth ?? piece.reach))
    return { piece, scale: Math.min(1, most / size) }
  }
  const tint = tintOf(food)
  const rx = within(random, 3.6, 5.6)
  return {
    piece: lump(random, {
      rx,
      ry: rx * 0.8,
      height: 2.4,
      uneven: 0.3,
      colour: tint,
      second: shaded(tint, 0.82),
      gloss: 0.4,
      grain: 0.3,
    }),
    scale: 1,
  }
}

/** One food for each of about `count` bits, by turns: as often as its grams say, and every food at least once. */
function byTurns(foods: readonly PlatedFood[], count: number): readonly PlatedFood[] {
  const grams = foods.reduce((sum, food) => sum + food.grams, 0)
  const turns = foods.flatMap((food) => {
    const share = Math.max(1, Math.round((food.grams / Math.max(1, grams)) * count))
    return Array.from({ length: share }, (_, turn) => ({ food, when: (turn + 0.5) / share }))
  })
  return turns.toSorted((one, other) => one.when - other.when).map(({ food }) => food)
}

/** Fills a cut face with bits of all fillings. */
export function fillFace(stage: Stage, face: Face, foods: readonly PlatedFood[]): void {
  if (foods.length === 0) return
  const { scene, random } = stage
  const { x, y, turn, a, b, base, share = 1 } = face
  const bits = byTurns(foods, Math.max(LEAST_BITS * share, Math.round((Math.PI * a * b * share) / BIT_AREA)))
  const clip = turnedInside({ x, y, turn }, ellipse(a, b))
  const points = spreadOut(random, {
    count: bits.length,
    pointIn: inEllipse({ x, y, a: a * 0.8, b: b * 0.8, turn }),
    tries: 12,
  })
  for (const [index, point] of points.entries()) {
    const food = bits[index]
    if (food === undefined) continue
    const { piece, scale } = bitOf(stage, food, Math.min(LARGEST_BIT, b * LARGEST_SHARE))
    stamp(scene, piece, {
      ...point,
      turn: random() * FULL_TURN,
      scale,
      ...(base === undefined ? {} : { base: base + within(random, 0, 1) }),
      owner: ownerOf(stage, food),
      clip,
    })
  }
}
