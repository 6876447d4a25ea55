import { createRandom } from '../../drawing/random.ts'
import { roundSpot, type Spot } from '../crockery/spot.ts'
import { colour } from '../paint/colour.ts'
import type { Ink } from '../paint/ink.ts'
import { box, rounded, smooth } from '../paint/shape.ts'
import { CROCKERY, type Scene } from '../scene/scene.ts'
import { stamp } from '../scene/stamp.ts'

const [METAL, METAL_DARK, METAL_BRIGHT] = [colour('#C2C8CC'), colour('#7E868C'), colour('#F4F6F7')]
const RIM = 7
const DEPTH = 17
const FLOOR = 3
/** How far the lid that is pulled off lies to the upper left, shares of the radius of the tin. */
const LID = { x: -0.34, y: -0.42, size: 0.8 } as const

/** Metal shines in streaks about its middle. */
function shine(ink: Ink, u: number, v: number): void {
  const streak = 0.5 + 0.5 * Math.cos(Math.atan2(v, u) * 4 + 1)
  ink.mix(METAL_DARK, METAL, 0.4 + 0.6 * streak)
  ink.over(METAL_BRIGHT, 0.5 * smooth(0.7, 1, streak))
  ink.surface(0.8, 0.02, 0)
}

/** A lid with its rings and the ring by which it was pulled. */
const lid = (radius: number) => ({
  reach: radius,
  paint(u: number, v: number, ink: Ink): number {
    const far = Math.hypot(u, v)
    shine(ink, u, v)
    const groove = Math.abs(far - radius * 0.78)
    ink.dim(1 - 0.22 * smooth(2.4, 0.6, groove))
    const pull = Math.abs(Math.hypot(u + radius * 0.42, v + radius * 0.42) - radius * 0.17) - 2.6
    if (pull < 0) ink.fill(METAL_BRIGHT)
    ink.height = 4 * rounded(far - radius, 3) + (pull < 0 ? 3 : 0)
    return far - radius
  },
})

/** An open tin from above. */
export function layTin(scene: Scene, { x, y, radius }: { x: number; y: number; radius: number }): Spot {
  const size = radius * 0.9
  const middle = { x: x + radius * 0.1, y: y + radius * 0.1 }
  const inner = size - RIM
  const wall = {
    reach: size + 1,
    paint(u: number, v: number, ink: Ink): number {
      const far = Math.hypot(u, v)
      shine(ink, u, v)
      if (far < inner) ink.dim(0.8)
      ink.height = far > inner ? DEPTH + 5 * rounded(Math.abs(far - inner - RIM / 2) - RIM / 2, RIM / 2) : FLOOR
      return far - size
    },
  }
  stamp(scene, lid(size * LID.size), {
    x: middle.x + size * LID.x,
    y: middle.y + size * LID.y,
    base: 0,
    owner: CROCKERY,
  })
  stamp(scene, wall, { ...middle, base: 0, owner: CROCKERY })
  return roundSpot({ ...middle, radius: inner, floor: FLOOR, level: DEPTH * 0.7 + FLOOR })
}

/** How far a flat tin of fish is wider than high. */
const FLAT = { halfWidth: 92, halfHeight: 58, corner: 24 } as const

/** A flat tin of small fish from above, its lid off. */
export function layFlatTin(scene: Scene): Spot {
  const { halfWidth, halfHeight, corner } = FLAT
  const outline = box(halfWidth, halfHeight, corner)
  const well = box(halfWidth - RIM, halfHeight - RIM, corner - RIM)
  const tin = {
    reach: halfWidth * 1.2,
    paint(u: number, v: number, ink: Ink): number {
      const edge = well(u, v)
      shine(ink, u, v * 1.6)
      if (edge < 0) ink.dim(0.8)
      ink.height = edge > 0 ? DEPTH - 4 + 4 * rounded(Math.abs(edge - RIM / 2) - RIM / 2, RIM / 2) : FLOOR
      return outline(u, v)
    },
  }
  const [x, y] = [-4, -2]
  stamp(scene, tin, { x, y, base: 0, owner: CROCKERY })
  return {
    ...roundSpot({ x, y, radius: halfHeight - RIM, floor: FLOOR, level: FLOOR + 3 }),
    halfWidth: halfWidth - RIM,
    inside: (pointX, pointY) => well(pointX - x, pointY - y) < 0,
  }
}

/** Small fish side by side in their tin, head by tail. */
export const placesInFlatTin = ({ x, y, halfWidth }: Spot, count: number) => {
  const random = createRandom('fish in a tin')
  const gap = (2 * halfWidth) / (count + 0.3)
  return Array.from({ length: count }, (_, index) => ({
    x: x + (index - (count - 1) / 2) * gap,
    y: y + (random() - 0.5) * 3,
    turn: Math.PI / 2 + (index % 2) * Math.PI,
  }))
}
