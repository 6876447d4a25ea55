import type { Random } from '../../../drawing/random.ts'
import { grainOffset } from '../../paint/chance.ts'
import { colour } from '../../paint/colour.ts'
import type { Ink } from '../../paint/ink.ts'
import { cloud, noise } from '../../paint/noise.ts'
import { rounded, smooth } from '../../paint/shape.ts'
import type { Piece } from '../../scene/piece.ts'
import type { BreadKind } from './bread-kinds.ts'

/** What marks the crust of a roll. */
export type CrownMark = 'plain' | 'star' | 'seeds' | 'slashes' | 'flour' | 'oats'

const PALE = colour('#E2AE63')
const DARK = colour('#8A4A1A')
const SCORCH = colour('#5A2C10')
const SPLIT = colour('#F0CF92')
const SEED = colour('#F6E8C2')
const FLOUR = colour('#F8EFDD')
const OAT = colour('#E9CF9C')

const MARKS: Readonly<Record<string, CrownMark>> = {
  bagel: 'seeds',
  baguette: 'slashes',
  ciabatta: 'flour',
  'graham-roll': 'oats',
  'kaiser-roll': 'star',
}

export const crownMark = (foodId: string | undefined): CrownMark => MARKS[foodId ?? ''] ?? 'plain'

/** Depth of the cuts of a crust at a point, 0 to 1. */
function cutAt(mark: CrownMark, { u, v, a, b }: { u: number; v: number; a: number; b: number }): number {
  if (mark === 'star') {
    const far = Math.hypot(u / a, v / b)
    // Five curved cuts from the middle, as the stamp leaves them.
    const ray = Math.abs(Math.sin((Math.atan2(v / b, u / a) + far * 0.9) * 2.5)) * far * 22
    return smooth(2.6, 0.4, ray) * smooth(0.98, 0.8, far)
  }
  if (mark === 'slashes') {
    const along = ((u + v * 1.5 + 400) % 40) - 20
    return smooth(5, 1.5, Math.abs(along)) * smooth(b * 0.72, b * 0.5, Math.abs(v))
  }
  return 0
}

function strewn(mark: CrownMark, ink: Ink, { u, v, distance }: { u: number; v: number; distance: number }): void {
  if (mark === 'seeds' || mark === 'oats') {
    const fine = mark === 'seeds' ? 0.44 : 0.3
    const seed = noise(u * fine + 7, v * fine) * smooth(-3, -9, distance)
    const amount = smooth(0.7, 0.76, seed)
    ink.over(mark === 'seeds' ? SEED : OAT, amount * 0.92)
    ink.height += amount * 0.9
  }
  if (mark === 'flour')
    ink.over(
      FLOUR,
      0.6 *
        smooth(0.34, 0.8, cloud(u * 0.05 + 3, v * 0.11) * 0.7 + noise(u * 0.5, v * 0.5) * 0.3) *
        smooth(-2, -12, distance),
    )
}

export interface CrownOptions {
  readonly kind: BreadKind
  readonly mark: CrownMark
  readonly size?: number
  /** Height of its middle over its edge, units. */
  readonly height?: number
  /** By how much the far side lies higher, units. */
  readonly lift?: number
}

/** The upper half of a roll: a domed crust with its cuts, seeds or flour. */
export function rollCrown(random: Random, { kind, mark, size = 1, height = 17, lift = 0 }: CrownOptions): Piece {
  const offset = grainOffset(random)
  const a = kind.a * size
  const b = kind.b * size
  const outline = kind.outline(a, b)
  const edge = (kind.hole === undefined ? Math.min(a, b) : Math.min(a, b) * 0.36) * 0.95
  const crust = kind.hasGrains === true ? DARK : kind.crust
  const point = { u: 0, v: 0, a, b, distance: 0 }
  return {
    reach: Math.hypot(a, b) * 1.04,
    paint(u: number, v: number, ink: Ink) {
      const distance = outline(u, v) + (cloud(u * 0.03 + offset, v * 0.03) - 0.5) * 4
      const dome = rounded(distance, edge)
      const patch = cloud(u * 0.045 + offset, v * 0.045)
      ink.mix(crust, PALE, smooth(0.72, 0.3, patch * 0.55 + dome * 0.42))
      ink.over(DARK, 0.7 * smooth(0.55, 0.95, dome * 0.7 + (patch - 0.3) * 0.5))
      ink.over(SCORCH, 0.35 * smooth(0.62, 0.8, patch))
      ink.over(SPLIT, 0.5 * smooth(-3.2, -0.6, distance))
      ink.surface(0.34, 0.2, height * dome + (cloud(u * 0.08, v * 0.08 + offset) - 0.5) * 1.6 + (lift * v) / b)
      point.u = u
      point.v = v
      point.distance = distance
      const cut = cutAt(mark, point)
      ink.over(SPLIT, cut * 0.75)
      ink.height -= cut * 2.4
      strewn(mark, ink, point)
      return distance
    },
  }
}
