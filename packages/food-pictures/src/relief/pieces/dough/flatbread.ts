import type { Random } from '../../../drawing/random.ts'
import { grainOffset } from '../../paint/chance.ts'
import { colour, type Colour } from '../../paint/colour.ts'
import type { Ink } from '../../paint/ink.ts'
import { cloud, noise } from '../../paint/noise.ts'
import { rounded, smooth, type Outline } from '../../paint/shape.ts'
import type { Piece } from '../../scene/piece.ts'

export interface FlatbreadKind {
  readonly colour: Colour
  readonly second: Colour
  /** Spots of the pan, 0 none to 1 many. */
  readonly spots: number
  readonly thick: number
}

const SPOT = colour('#9A5C26')
const CHAR = colour('#55290F')

const KINDS: Readonly<Record<string, FlatbreadKind>> = {
  pita: { colour: colour('#F0D9A8'), second: colour('#DFB877'), spots: 0.6, thick: 4.6 },
  'corn-tortilla': { colour: colour('#F4D27A'), second: colour('#E6B850'), spots: 0.55, thick: 2.2 },
  'wholewheat-tortilla': { colour: colour('#E9CFA0'), second: colour('#D6B179'), spots: 0.75, thick: 2.2 },
}
const USUAL: FlatbreadKind = { colour: colour('#F3E0B6'), second: colour('#E4C587'), spots: 0.65, thick: 2.6 }

export const flatbreadKind = (foodId: string | undefined): FlatbreadKind => KINDS[foodId ?? ''] ?? USUAL

/** The brown spots that a hot pan leaves. */
export function panSpots(ink: Ink, { u, v, offset }: { u: number; v: number; offset: number }, amount: number): void {
  const spot = noise(u * 0.13 + offset, v * 0.13) * 0.6 + cloud(u * 0.2 - offset, v * 0.2) * 0.4
  ink.over(SPOT, amount * 0.75 * smooth(0.56, 0.7, spot))
  ink.over(CHAR, amount * 0.6 * smooth(0.69, 0.8, spot))
}

export interface FlatbreadOptions {
  readonly kind: FlatbreadKind
  readonly outline: Outline
  readonly reach: number
  /** How far the surface rises at a point, units: for folded and bent breads. */
  readonly bend?: (u: number, v: number) => number
}

/** A flat bread of any outline, with the spots of its pan. */
export function flatbread(random: Random, { kind, outline, reach, bend }: FlatbreadOptions): Piece {
  const offset = grainOffset(random)
  const point = { u: 0, v: 0, offset }
  return {
    reach: reach * 1.06,
    paint(u: number, v: number, ink: Ink) {
      const distance = outline(u, v) + (cloud(u * 0.04 + offset, v * 0.04) - 0.5) * 4
      const patch = cloud(u * 0.06 + offset, v * 0.06)
      ink.mix(kind.colour, kind.second, smooth(0.3, 0.75, patch))
      point.u = u
      point.v = v
      panSpots(ink, point, kind.spots)
      ink.over(kind.second, 0.5 * smooth(-3, -0.5, distance))
      ink.surface(0.16, 0.35, kind.thick * rounded(distance, 3) + (patch - 0.5) * 2.4 + (bend?.(u, v) ?? 0))
      return distance
    },
  }
}
