import { tintOf } from '../../looks/tint-of.ts'
import { shaded } from '../../paint/colour.ts'
import { lump } from '../../pieces/lump.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { inEllipse } from '../../scene/spots.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { layBakeSide } from './bake-body.ts'
import type { BakeShape } from './bake-shape.ts'
import { isLiquid } from './kinds.ts'
import { strewFilling } from './strew-filling.ts'

/** More bands than these in the cut side would be too thin to be seen. */
const MOST_LAYERS = 7

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
 * What is inside is seen in the cut side: a band for each food, pieces of them in it, and on the floor of the dish what
 * the spoon left behind.
 */
export function layBakeInside(stage: Stage, shape: BakeShape, inside: readonly PlatedFood[]): void {
  const layers = inside.toSorted((one, other) => other.grams - one.grams).slice(0, MOST_LAYERS)
  const twice = layers.length < 3 ? [...layers, ...layers] : layers
  layBakeSide(
    stage,
    shape,
    twice.map((food) => ({ food, tint: tintOf(food) })),
  )
  const { corner, cornerSize, turn } = shape
  const left = layers.find((food) => isLiquid(food)) ?? layers[0]
  if (left !== undefined && stage.spot.halfWidth !== stage.spot.halfHeight) laySmear(stage, shape, left)
  strewFilling(stage, inside, { pointIn: shape.pointOfSide, count: 36, mostReach: 8.5, sink: 2.2 })
  const crumbs = inEllipse({ ...corner, a: cornerSize * 0.5, b: cornerSize * 0.3, turn })
  strewFilling(stage, layers.slice(0, 2), { pointIn: crumbs, count: 3, mostReach: 4 })
}
