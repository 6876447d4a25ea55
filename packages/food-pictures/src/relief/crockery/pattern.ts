import type { Ink } from '../paint/ink.ts'
import { noise } from '../paint/noise.ts'
import { smooth } from '../paint/shape.ts'
import type { Glaze } from './glazes.ts'

/** How a potter finished a piece: bare, with iron specks, a line around the rim, a painted edge, or pressed flutes. */
export const PATTERNS = ['bare', 'speckled', 'lined', 'edged', 'fluted'] as const

export type Pattern = (typeof PATTERNS)[number]

/** A point of a round piece. */
interface RimPoint {
  readonly u: number
  readonly v: number
  /** Where it is on the rim: 0 at the well, 1 at the outer edge, negative in the well. */
  readonly across: number
}

/** Flutes around a rim. */
const FLUTES = 44
const FLUTE_HEIGHT = 0.9

/** Iron specks in the glaze. */
function speck(ink: Ink, u: number, v: number): void {
  if (noise(u * 1.7 + 31, v * 1.7) > 0.87) ink.dim(0.72)
}

/** A ridge in the middle of each flute, which runs out at both edges of the rim. */
const fluteAt = ({ u, v, across }: RimPoint): number =>
  across <= 0 ? 0 : FLUTE_HEIGHT * Math.cos(Math.atan2(v, u) * FLUTES) * smooth(0, 0.35, across)

/** Finishes a point that was painted with the glaze and has its height. */
export type Finish = (ink: Ink, point: RimPoint) => void

const FINISHES: Readonly<Record<Pattern, (glaze: Glaze) => Finish>> = {
  bare: () => () => undefined,
  speckled:
    () =>
    (ink, { u, v }) =>
      speck(ink, u, v),
  lined:
    ({ line }) =>
    (ink, { across }) =>
      ink.over(line, 1 - smooth(0.09, 0.15, Math.abs(across - 0.55))),
  edged:
    ({ line }) =>
    (ink, { across }) =>
      ink.over(line, smooth(0.76, 0.84, across)),
  fluted: () => (ink, point) => {
    ink.height += fluteAt(point)
  },
}

export const finishOf = (pattern: Pattern, glaze: Glaze): Finish => FINISHES[pattern](glaze)
