import { colour } from '../paint/colour.ts'
import type { Ink } from '../paint/ink.ts'
import { noise } from '../paint/noise.ts'
import { box, rounded, smooth, type Outline } from '../paint/shape.ts'
import type { Piece } from '../scene/piece.ts'
import { CROCKERY, type Scene } from '../scene/scene.ts'
import { stamp } from '../scene/stamp.ts'
import type { Spot } from './spot.ts'

const STEEL = colour('#D3D6D4')
const SHADED_STEEL = colour('#9FA4A3')
const THICK = 2.2

/** Half the length of fork and knife, units. */
const HALF_LENGTH = 58
const TINES = [-5.4, -1.8, 1.8, 5.4] as const

const handle = box(34, 3.1, 3)
const neck = box(9, 1.9, 1)
const palm = box(9, 7, 5)
const tine = box(12, 1.05, 1)

/** A fork along `u`, its tines at the right. */
const forkOutline: Outline = (u, v) =>
  Math.min(handle(u + 24, v), neck(u - 15, v), palm(u - 29, v), ...TINES.map((across) => tine(u - 45, v - across)))

const blade = box(25, 5.4, 4)

/** A knife along `u`, its blade at the right and its edge below. */
const knifeOutline: Outline = (u, v) =>
  Math.min(handle(u + 24, v), Math.max(blade(u - 33, v), v - 5.2 + smooth(44, 58, u) * 7))

function steel(outline: Outline): Piece {
  return {
    reach: HALF_LENGTH + 2,
    halfWidth: 9,
    paint(u: number, v: number, ink: Ink): number {
      const distance = outline(u, v)
      ink.mix(STEEL, SHADED_STEEL, 0.5 * noise(u * 0.05, v * 0.6) + 0.25 * smooth(-1.4, 0, distance))
      ink.surface(1, 0, THICK * rounded(distance, 1.6))
      return distance
    },
  }
}

/** Handles towards the lower right, as one lays them down who has finished. */
const TURN = -2.2
/** Distance of each from the middle between them, units. */
const APART = 8

/** Lays fork and knife side by side across a plate. */
export function layCutlery(scene: Scene, { x, y, radius, floor }: Spot): void {
  const scale = Math.min(1.25, radius / 66)
  const placement = { scale, base: floor + 0.6, turn: TURN, owner: CROCKERY }
  const lay = (outline: Outline, aside: number): void =>
    stamp(scene, steel(outline), {
      ...placement,
      x: x + (12 - Math.sin(TURN) * aside) * scale,
      y: y + (18 + Math.cos(TURN) * aside) * scale,
    })
  lay(forkOutline, -APART)
  lay(knifeOutline, APART)
}
