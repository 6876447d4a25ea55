import { grainKind, hasGrainKind } from '../../looks/grain-kinds.ts'
import { strandKind } from '../../looks/strand-kinds.ts'
import { tintOf } from '../../looks/tint-of.ts'
import { shaded, type Colour } from '../../paint/colour.ts'
import type { TileShape } from '../../paint/grain-tile.ts'
import { grainBed, type GrainKind } from '../../pieces/grain-bed.ts'
import { lump } from '../../pieces/lump.ts'
import { strandBed } from '../../pieces/strand-bed.ts'
import type { Cut, PlatedFood } from '../../plated-meal.ts'
import type { Piece } from '../../scene/piece.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp, type Area } from '../../scene/stamp.ts'

export interface Bed {
  readonly x: number
  readonly y: number
  readonly a: number
  readonly b?: number
  readonly turn?: number
  readonly rise: number
  readonly base: number
  readonly clip?: Area
}

/** Whether a food lies as a mass of grains or noodles. */
export const isBedding = (food: PlatedFood): boolean => hasGrainKind(food.foodId) || strandKind(food) !== null

const SHREDS: TileShape = { name: 'shreds', length: 15, width: 1.9, bend: 2.4, layers: 3.4 }
const SHREDDING = new Set<Cut>(['grated', 'shredded'])

const shredsOf = (tint: Colour): GrainKind => ({
  shape: SHREDS,
  colour: shaded(tint, 1.12),
  second: shaded(tint, 0.88),
  gloss: 0.5,
})

function bedPiece({ random }: Stage, food: PlatedFood, { a, b = a, rise }: Bed): Piece {
  const strands = strandKind(food)
  if (strands !== null) return strandBed(random, { kind: strands, a, b, rise })
  if (hasGrainKind(food.foodId)) return grainBed(random, { kind: grainKind(food.foodId), a, b, rise, uneven: 0.07 })
  const tint = tintOf(food)
  if (food.cuts.some((cut) => SHREDDING.has(cut)))
    return grainBed(random, { kind: shredsOf(tint), a, b, rise, uneven: 0.1 })
  return lump(random, {
    rx: a,
    ry: b,
    height: rise,
    uneven: 0.08,
    colour: shaded(tint, 0.92),
    second: shaded(tint, 0.7),
    gloss: 0.5,
    grain: 0.3,
    rough: 4,
    fineness: 0.06,
  })
}

/** Lays a mound of grains, of noodles, or of something soft. */
export function layBed(stage: Stage, food: PlatedFood, bed: Bed): void {
  const { x, y, turn = 0, base, clip = stage.spot.inside } = bed
  stamp(stage.scene, bedPiece(stage, food, bed), { x, y, turn, base, owner: ownerOf(stage, food), clip })
}
