import { tintOf } from '../../looks/tint-of.ts'
import { shaded } from '../../paint/colour.ts'
import { lump } from '../../pieces/lump.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { inEllipse } from '../../scene/spots.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { layBakeSide, type Layer } from './bake-body.ts'
import { isMashedFood } from './bake-layers.ts'
import type { BakeShape } from './bake-shape.ts'
import { isLiquid } from './kinds.ts'
import { strewFilling } from './strew-filling.ts'

/** Which part of the cut side shows pieces, from its foot to its top, as shares. */
const WHOLE_SIDE = { from: 0.25, to: 0.8 } as const
const UNDER_LID = { from: 0.12, to: 0.44 } as const

export interface BakeInside {
  /** From the floor up. */
  readonly layers: readonly Layer[]
  /** Foods that show in them as pieces. */
  readonly inside: readonly PlatedFood[]
}

/** What the spoon left on the floor of the dish: a scrape of sauce. */
function laySmear(stage: Stage, { corner, cornerSize, turn }: BakeShape, food: PlatedFood): void {
  const { scene, spot, random } = stage
  const tint = shaded(tintOf(food), 0.9)
  const smear = lump(random, {
    rx: cornerSize * 0.62,
    ry: cornerSize * 0.26,
    height: 0.5,
    edge: 1.6,
    uneven: 0.55,
    colour: tint,
    second: shaded(tint, 0.8),
    gloss: 0.7,
    grain: 0.15,
    fineness: 0.09,
  })
  const at = { x: corner.x - cornerSize * 0.1, y: corner.y - cornerSize * 0.12, turn: turn - 0.35 }
  stamp(scene, smear, { ...at, base: spot.floor, owner: ownerOf(stage, food), clip: spot.inside })
}

/**
 * What is inside is seen in the cut side: its layers, pieces of the foods in them, and on the floor of the dish what the
 * spoon left behind. A lid of mash hides what is under it down to its own foot.
 */
export function layBakeInside(stage: Stage, shape: BakeShape, { layers, inside }: BakeInside): void {
  layBakeSide(stage, shape, layers)
  const { corner, cornerSize, turn } = shape
  const isLidded = inside.some(isMashedFood)
  const pieces = inside.filter((food) => !isMashedFood(food))
  const left = pieces.find((food) => isLiquid(food)) ?? (isLidded ? layers[0]?.food : undefined)
  if (left !== undefined && stage.spot.halfWidth !== stage.spot.halfHeight) laySmear(stage, shape, left)
  const pointIn = shape.pointsOfSide(isLidded ? UNDER_LID : WHOLE_SIDE)
  strewFilling(stage, pieces, {
    pointIn,
    count: isLidded ? 54 : 36,
    mostReach: isLidded ? 5.6 : 8.5,
    sink: isLidded ? 1.2 : 2.2,
    isScarceLast: true,
  })
  const crumbs = inEllipse({ ...corner, a: cornerSize * 0.5, b: cornerSize * 0.3, turn })
  // A loose filling falls out as a whole, a set one in two or three crumbs.
  const most = pieces.toSorted((one, other) => other.grams - one.grams).slice(0, isLidded ? pieces.length : 2)
  strewFilling(stage, most, { pointIn: crumbs, count: 3, mostReach: isLidded ? 7 : 4, isScarceLast: true })
}
