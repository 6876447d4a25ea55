import { colour, shaded, type Colour } from '../paint/colour.ts'
import { box, smooth } from '../paint/shape.ts'
import type { Ink } from '../paint/ink.ts'
import type { Piece } from '../scene/piece.ts'

/** How a bottle is built, units: half widths and heights. */
interface Build {
  readonly body: number
  readonly neck: number
  /** Where the neck ends below, and the body begins; the middle of the bottle is 0. */
  readonly neckEnd: number
  readonly shoulder: number
}

const BUILDS = {
  oil: { body: 40, neck: 13, neckEnd: -52, shoulder: -14 },
  wine: { body: 34, neck: 12, neckEnd: -34, shoulder: -4 },
  sauce: { body: 46, neck: 15, neckEnd: -66, shoulder: -36 },
} as const satisfies Record<string, Build>

export type BottleShape = keyof typeof BUILDS

const BOTTLE_HALF = 108
/** Where the label is, units below the middle. */
const LABEL = { y: 44, half: 32 }
const CAP = 22
const FOOT_CORNER = 10
const ROUND = 22

const LABEL_PAPER = colour('#F7F0DE')
const CAP_COLOUR = colour('#4A3A2A')
const CAP_RED = colour('#8E2A22')
const BRIGHT = colour('#FFFFFF')

function halfWidthAt({ body, neck, neckEnd, shoulder }: Build, v: number): number {
  return neck + (body - neck) * smooth(neckEnd, shoulder, v)
}

interface Painted {
  readonly build: Build
  readonly tint: Colour
  readonly deep: Colour
  readonly cap: Colour
}

/** Liquid seen through glass, a paper label and a cap. */
function paintBottle(ink: Ink, { build, tint, deep, cap }: Painted, { u, v }: { u: number; v: number }): void {
  const half = halfWidthAt(build, v)
  const across = u / half
  const round = Math.sqrt(Math.max(0, 1 - across * across))
  const isLabel = Math.abs(v - LABEL.y) < LABEL.half
  const isCap = v < -BOTTLE_HALF + CAP
  ink.surface(0.8, 0, 2 + round * ROUND * (half / build.body) ** 0.6)
  if (isCap) ink.fill(cap)
  else if (isLabel) ink.fill(LABEL_PAPER)
  else ink.mix(deep, tint, round)
  if (isCap || isLabel) {
    ink.surface(0.2, 0.1, ink.height + 1.5)
    ink.dim(0.72 + 0.28 * round)
    return
  }
  ink.over(BRIGHT, 0.5 * smooth(0.16, 0.04, Math.abs(across + 0.62)) * smooth(BOTTLE_HALF, BOTTLE_HALF - 24, v))
}

/** A bottle seen from the front. */
export function bottle(shape: BottleShape, tint: Colour): Piece {
  const build = BUILDS[shape]
  const painted = { build, tint, deep: shaded(tint, 0.42), cap: shape === 'sauce' ? CAP_RED : CAP_COLOUR }
  const foot = box(build.body, BOTTLE_HALF, FOOT_CORNER)
  const point = { u: 0, v: 0 }
  return {
    reach: BOTTLE_HALF * 1.1,
    paint(u, v, ink) {
      point.u = u
      point.v = v
      paintBottle(ink, painted, point)
      const cap = v < -BOTTLE_HALF + CAP ? 2 : 0
      return Math.max(Math.abs(u) - halfWidthAt(build, v) - cap, Math.abs(v) - BOTTLE_HALF, v > 0 ? foot(u, v) : -99)
    },
  }
}
