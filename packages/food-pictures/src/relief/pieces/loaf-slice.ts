import type { Random } from '../../drawing/random.ts'
import { grainOffset } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import type { Ink } from '../paint/ink.ts'
import { cells, cloud, noise } from '../paint/noise.ts'
import { box, rounded, smooth } from '../paint/shape.ts'
import type { Piece } from '../scene/piece.ts'
import type { RoastKind } from './roast-slice.ts'

export interface LoafSliceOptions {
  readonly kind: RoastKind
  /** Half the width of the loaf and half its height, units. */
  readonly a: number
  readonly b: number
  readonly thick: number
}

const DARK = colour('#3E2210')
const PASTE = colour('#F0DDB4')
/** How far the crust reaches into the cut face, units. */
const CRUST = 3.4
const THICK_CRUST = 8
/** How much narrower a tin is at its foot, how high a loaf has risen over it, and its flat middle, as shares. */
const TAPER = 0.12
const DOME = 0.16
/** Coarse bits a unit. */
const BITS = 0.2

/** The cut face of what was grated: short threads that lie in all directions, moist and a little translucent. */
function paintThreads(ink: Ink, { face, second }: RoastKind, { x, y }: { x: number; y: number }): number {
  const turn = cloud(x * 0.06, y * 0.06) * 9
  const across = x * Math.sin(turn) + y * Math.cos(turn)
  const along = x * Math.cos(turn) - y * Math.sin(turn)
  const thread = noise(across * 0.75, along * 0.16)
  ink.mix(face, second, smooth(0.3, 0.7, thread * 0.6 + cloud(x * 0.05, y * 0.05) * 0.4))
  ink.over(PASTE, 0.35 * smooth(0.66, 0.82, thread))
  const hole = smooth(0.74, 0.8, noise(x * 0.24 + 9, y * 0.24))
  ink.dim(1.04 - 0.3 * hole)
  return (thread - 0.5) * 2 - 1.2 * hole
}

/** The cut face: a coarse mass pressed together, bits of what was chopped into it, small holes. Returns how it rises and falls. */
function paintCrumb(ink: Ink, { face, second, bit }: RoastKind, { x, y }: { x: number; y: number }): number {
  ink.mix(face, second, smooth(0.3, 0.7, cloud(x * 0.07, y * 0.07)))
  const wander = (noise(x * 0.25, y * 0.25) - 0.5) * 0.8
  const { near, second: next, luck } = cells(x * BITS + wander, y * BITS - wander)
  const gap = smooth(0.14, 0, next - near)
  ink.over(PASTE, luck < 0.3 ? 0.4 * smooth(0.55, 0.25, near) : 0)
  ink.dim(1.06 - 0.14 * gap)
  if (bit !== undefined && luck > 0.78) ink.over(bit, 0.85 * smooth(0.46, 0.34, near))
  const hole = smooth(0.73, 0.8, noise(x * 0.21 + 9, y * 0.21))
  ink.dim(1 - 0.4 * hole)
  return (0.5 - gap) * 1.2 + (noise(x * 0.6, y * 0.6) - 0.5) * 1.6 - 1.6 * hole
}

/** A thick slice from a tin, lying on its side: its cut face with the crust around it, and its foot, a slice thick. */
export function loafSlice(random: Random, { kind, a, b, thick }: LoafSliceOptions): Piece {
  const offset = grainOffset(random)
  const front = box(a, b, 6)
  const at = { x: 0, y: 0 }
  const isGrated = kind.isGrated === true
  const paintFace = isGrated ? paintThreads : paintCrumb
  const crust = isGrated ? THICK_CRUST : CRUST
  return {
    reach: Math.hypot(a, b + thick) * 1.05,
    halfWidth: b + thick + 2,
    paint(u, v, ink) {
      const wander = (cloud(u * 0.06 + offset, v * 0.06) - 0.5) * 3
      // Narrower at the foot, and risen in the middle.
      const wide = u * (1 + TAPER * (v / b))
      const risen = v < 0 ? v * (1 - DOME * (1 - Math.min(1, (u / a) ** 2)) * Math.min(1, -v / b)) : v
      const face = front(wide, risen) + wander
      const side = Math.max(front(wide, risen - thick) + wander, -v)
      const distance = Math.min(face, side)
      at.x = u + offset
      at.y = v + offset
      if (face > 0) {
        const patch = cloud(u * 0.06 - offset, v * 0.09)
        ink.mix(kind.crust, kind.second, smooth(0.35, 0.75, patch) * (isGrated ? 0.12 : 0.6))
        ink.over(DARK, 0.3 * smooth(0.5, 0.8, cloud(u * 0.1, v * 0.1 - offset)) + 0.3 * smooth(-2, 0, distance))
        const bump = (noise(u * 0.5 + offset, v * 0.5) - 0.5) * 1.8
        ink.surface(0.2, 0.5, thick * 0.7 - face * 0.3 + bump)
        return distance
      }
      const bump = paintFace(ink, kind, at)
      const ragged = face + (noise(u * 0.3 + offset, v * 0.3) - 0.5) * 2
      ink.over(kind.crust, (isGrated ? 0.96 : 0.85) * smooth(-crust, -crust * 0.35, ragged))
      if (isGrated) ink.over(DARK, 0.4 * smooth(-crust * 0.45, 0, ragged))
      ink.surface(isGrated ? 0.45 : 0.2, 0.55, thick * (0.92 + 0.08 * rounded(face, 2.5)) + bump)
      return distance
    },
  }
}
