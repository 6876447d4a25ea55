import { tintOf } from '../../looks/tint-of.ts'
import { grainOffset } from '../../paint/chance.ts'
import { between, colour, shaded, type Colour } from '../../paint/colour.ts'
import type { Ink } from '../../paint/ink.ts'
import { cloud, noise } from '../../paint/noise.ts'
import { smooth } from '../../paint/shape.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { coat } from '../../scene/coat.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { THICK } from './bake-body.ts'
import { SIDE, type BakeShape } from './bake-shape.ts'

const MILKY = colour('#FBE3A0')
const GOLD = colour('#E09A34')
const BROWN = colour('#9A5218')
/** How high cheese fills the gaps between pieces, units over the top of the bake. */
const LEVEL = 5
/** Through holes in the crust one sees what is under it: above this the cloud makes a hole. */
const HOLE = 0.63

interface CrustPoint {
  readonly u: number
  readonly v: number
  readonly offset: number
}

/** Melted cheese, gold and brown in patches, thin over what stands out of it. */
function paintCrust(ink: Ink, tint: Colour, { u, v, offset }: CrustPoint): void {
  const patch = cloud(u * 0.045 + offset, v * 0.045) + (noise(u * 0.3, v * 0.3 + offset) - 0.5) * 0.1
  ink.over(between(tint, MILKY, 0.5), 0.82)
  ink.over(shaded(tint, 0.92), 0.5 * smooth(0.4, 0.7, cloud(u * 0.12, v * 0.12 - offset)))
  ink.over(GOLD, 0.75 * smooth(0.44, 0.6, patch))
  ink.over(BROWN, 0.7 * smooth(0.57, 0.72, patch))
}

/** Much grated cheese bakes to one crust: it fills the gaps between the pieces and runs over them. */
export function layCheeseCrust(stage: Stage, shape: BakeShape, cheese: PlatedFood): void {
  const { scene, spot, random } = stage
  const tint = tintOf(cheese)
  const owner = ownerOf(stage, cheese)
  const offset = grainOffset(random)
  const point = { u: 0, v: 0, offset }
  const at = { x: spot.x, y: spot.y, turn: shape.turn, owner }
  const reach = Math.hypot(shape.halfWidth, shape.halfHeight)
  const outline = (u: number, v: number): number => Math.max(shape.outline(u, v) + 1, SIDE - 4 - shape.fromCut(u, v))
  stamp(
    scene,
    {
      reach,
      halfWidth: shape.halfHeight + 1,
      paint(u, v, ink) {
        const distance = outline(u, v)
        if (distance > 2) return distance
        point.u = u
        point.v = v
        ink.mix(tint, tint, 0)
        paintCrust(ink, tint, point)
        const bubble = smooth(0.6, 0.85, noise(u * 0.2 - offset, v * 0.2)) * 1.8
        ink.surface(0.6, 0.15, THICK + LEVEL + (cloud(u * 0.05, v * 0.05 + offset) - 0.5) * 5 + bubble)
        return distance
      },
    },
    { ...at, base: spot.floor },
  )
  coat(scene, {
    ...at,
    reach,
    outline(u, v) {
      point.u = u
      point.v = v
      return Math.max(outline(u, v), (cloud(u * 0.05 - offset, v * 0.05 - offset) - HOLE) * 20)
    },
    paint(ink, distance) {
      paintCrust(ink, tint, point)
      ink.surface(0.6, 0.15, 1.2 * smooth(0, -1.5, distance))
    },
  })
}
