import type { Random } from '../../drawing/random.ts'
import { grainOffset } from '../paint/chance.ts'
import { colour, shaded, type Colour } from '../paint/colour.ts'
import type { Ink } from '../paint/ink.ts'
import { cloud, noise } from '../paint/noise.ts'
import { box, ellipse, rounded, smooth, type Outline } from '../paint/shape.ts'
import type { Piece } from '../scene/piece.ts'

const DARK = colour('#2A1A14')
const BEAN = colour('#4A3029')
const STEM = colour('#6E9A3C')
const SCORCH = colour('#A5601C')

/** Half width and half height of a lantern, units, and where its open top is. */
export const LANTERN = { a: 37, b: 42, mouthY: -32, mouthA: 27, mouthB: 9 } as const

/** A triangle that points up. */
const triangle =
  (size: number): Outline =>
  (u, v) =>
    Math.max(v - size * 0.7, Math.abs(u) * 0.87 - (v + size) * 0.5)

const EYE = triangle(8.5)
const NOSE = triangle(3.6)

/** A grin with teeth, bent up at its ends. */
function grin(u: number, v: number): number {
  const bent = v - 15 + u * u * 0.019
  const tooth = Math.abs(((u + 64) % 12) - 6) < 2.3 ? 3.2 : 0
  return Math.max(
    Math.abs(u) - 22,
    Math.abs(bent) - 5.4 + (bent * (Math.floor((u + 64) / 12) % 2 === 0 ? 1 : -1) > 0 ? tooth : 0),
  )
}

const face = (u: number, v: number): number =>
  Math.min(EYE(u + 12.5, v + 6), EYE(u - 12.5, v + 6), NOSE(u, v - 3), grin(u, v))

/** The dark filling as it is seen through what was carved out. */
function paintInside(ink: Ink, luck: number, cut: number): void {
  ink.mix(DARK, BEAN, smooth(0.45, 0.75, luck))
  ink.dim(0.55 + 0.45 * smooth(0, -3, cut))
  ink.surface(0.2, 0.2, 7)
}

/** A whole pepper that stands, seen a little from above: its open top behind, a carved face in front. */
export function lanternPepper(random: Random, skin: Colour, flesh: Colour): Piece {
  const offset = grainOffset(random)
  const { a, b, mouthY, mouthA, mouthB } = LANTERN
  const body = box(a, b - 5, 23)
  const mouth = ellipse(mouthA, mouthB)
  const deep = shaded(skin, 0.72)
  return {
    reach: b * 1.35,
    paint(u, v, ink) {
      // Broad shoulders, narrower at the foot, where three lobes end.
      const wide = u * (1 + 0.0042 * (v + b))
      const foot = Math.cos(u * 0.17) * 2.4 * smooth(0, b, v)
      const distance = body(wide, v - 5 - foot) + (cloud(u * 0.05 + offset, v * 0.05) - 0.5) * 2.4
      const groove = Math.abs(Math.abs(u) - 15 - v * 0.05)
      ink.mix(skin, deep, 0.75 * smooth(-15, 0, distance) + 0.25 * smooth(0.4, 0.7, cloud(u * 0.06 + offset, v * 0.06)))
      ink.over(SCORCH, 0.55 * smooth(0.6, 0.76, cloud(u * 0.055 - offset, v * 0.055)))
      ink.surface(0.75, 0.08, 25 * rounded(distance, a * 0.95) - 2.4 * smooth(6, 0, groove))
      const open = mouth(u, v - mouthY)
      if (open < 3) {
        ink.fill(flesh)
        ink.surface(0.55, 0.1, 19)
        if (open < 0) {
          ink.mix(DARK, BEAN, smooth(0, -6, open))
          ink.surface(0.2, 0.3, 13)
        }
        return Math.min(distance, open - 3)
      }
      const cut = face(u, v)
      if (cut < 0) paintInside(ink, noise(u * 0.4, v * 0.4), cut)
      else ink.over(flesh, 0.9 * smooth(2.4, 1.2, cut))
      return distance
    },
  }
}

/** The top that was cut off, with its stem. */
export function lanternLid(random: Random, skin: Colour, flesh: Colour): Piece {
  const offset = grainOffset(random)
  const outline = ellipse(25, 16)
  const stem = box(4, 10, 3)
  return {
    reach: 34,
    paint(u, v, ink) {
      const distance = outline(u, v) + (cloud(u * 0.08 + offset, v * 0.08) - 0.5) * 3
      ink.mix(skin, shaded(skin, 0.74), 0.8 * smooth(-8, 0, distance))
      ink.over(flesh, smooth(-2, -0.8, distance) * smooth(0, 8, v))
      const lobe = Math.cos(Math.atan2(v, u) * 4 + offset) * 1.4
      ink.surface(0.75, 0.08, 12 * rounded(distance, 14) + lobe * smooth(0, -8, distance))
      const stalk = stem(u - 1 - v * 0.12, v + 9)
      if (stalk >= 0) return Math.min(distance, stalk)
      ink.fill(STEM)
      ink.surface(0.3, 0.2, 17 + 4 * rounded(stalk, 4))
      return Math.min(distance, stalk)
    },
  }
}
