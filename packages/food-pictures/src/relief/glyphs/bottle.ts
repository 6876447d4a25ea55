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
  readonly half: number
  /** Height of the cap, and how far it stands out beyond the neck. */
  readonly cap: number
  readonly overhang: number
  /** Where the label is below the middle, and half its height: 0 for what shows all that is in it. */
  readonly label: { readonly y: number; readonly half: number }
}

const TALL = { half: 108, cap: 22, overhang: 2, label: { y: 44, half: 32 } } as const

const BUILDS = {
  oil: { ...TALL, body: 40, neck: 13, neckEnd: -52, shoulder: -14 },
  wine: { ...TALL, body: 34, neck: 12, neckEnd: -34, shoulder: -4 },
  sauce: { ...TALL, body: 46, neck: 15, neckEnd: -66, shoulder: -36 },
  milk: { ...TALL, body: 43, neck: 21, neckEnd: -72, shoulder: -20, cap: 15, overhang: 3, label: { y: 36, half: 13 } },
  // Broader at its mouth.
  cup: { half: 76, body: 44, neck: 61, neckEnd: -110, shoulder: 76, cap: 9, overhang: 6, label: { y: 4, half: 30 } },
  shaker: { half: 80, body: 44, neck: 34, neckEnd: -70, shoulder: 80, cap: 36, overhang: 2, label: { y: 18, half: 0 } },
  jar: {
    half: 82,
    body: 66,
    neck: 54,
    neckEnd: -58,
    shoulder: -42,
    cap: 24,
    overhang: 5,
    label: { y: 18, half: 0 },
  },
} as const satisfies Record<string, Build>

export type BottleShape = keyof typeof BUILDS

const FOOT_CORNER = 10
const ROUND = 22

const LABEL_PAPER = colour('#F7F0DE')
const CAP_COLOUR = colour('#4A3A2A')
const CAP_RED = colour('#8E2A22')
const CAP_FOIL = colour('#C6CCD0')
const CAP_GOLD = colour('#C9A24A')
const BRIGHT = colour('#FFFFFF')

function halfWidthAt({ body, neck, neckEnd, shoulder }: Build, v: number): number {
  return neck + (body - neck) * smooth(neckEnd, shoulder, v)
}

interface Painted {
  readonly build: Build
  readonly tint: Colour
  readonly deep: Colour
  readonly cap: Colour
  readonly label: Colour
}

const CAPS: Readonly<Record<BottleShape, Colour>> = {
  oil: CAP_COLOUR,
  wine: CAP_COLOUR,
  sauce: CAP_RED,
  milk: CAP_RED,
  cup: CAP_FOIL,
  shaker: CAP_FOIL,
  jar: CAP_GOLD,
}

/** What is in these is milky, not clear. */
const MILKY: ReadonlySet<BottleShape> = new Set(['milk', 'cup', 'shaker', 'jar'])
/** Their caps have the colour of the label. */
const BANDED_CAPS: ReadonlySet<BottleShape> = new Set(['milk', 'jar'])

/** Liquid seen through glass, a paper label and a cap. */
function paintBottle(ink: Ink, { build, tint, deep, cap, label }: Painted, { u, v }: { u: number; v: number }): void {
  const half = halfWidthAt(build, v)
  const across = u / half
  const round = Math.sqrt(Math.max(0, 1 - across * across))
  const isLabel = Math.abs(v - build.label.y) < build.label.half
  const isCap = v < -build.half + build.cap
  ink.surface(0.8, 0, 2 + round * ROUND * (half / build.body) ** 0.6)
  if (isCap) ink.fill(cap)
  else if (isLabel) ink.fill(label)
  else ink.mix(deep, tint, round)
  if (isCap || isLabel) {
    ink.surface(0.2, 0.1, ink.height + 1.5)
    ink.dim(0.72 + 0.28 * round)
    return
  }
  ink.over(BRIGHT, 0.5 * smooth(0.16, 0.04, Math.abs(across + 0.62)) * smooth(build.half, build.half - 24, v))
}

/** A bottle or jar seen from the front; its `band` is the colour of label and cap by which kinds are told apart. */
export function bottle(shape: BottleShape, tint: Colour, band?: Colour): Piece {
  const build = BUILDS[shape]
  const { half, cap, overhang } = build
  const painted = {
    build,
    tint,
    deep: shaded(tint, MILKY.has(shape) ? 0.62 : 0.42),
    cap: (BANDED_CAPS.has(shape) ? band : undefined) ?? CAPS[shape],
    label: band ?? LABEL_PAPER,
  }
  const foot = box(halfWidthAt(build, half), half, FOOT_CORNER)
  const point = { u: 0, v: 0 }
  return {
    reach: half * 1.3,
    paint(u, v, ink) {
      point.u = u
      point.v = v
      paintBottle(ink, painted, point)
      const wider = v < -half + cap ? overhang : 0
      return Math.max(
        Math.abs(u) - halfWidthAt(build, v) - wider,
        Math.abs(v) - half,
        v > half - FOOT_CORNER ? foot(u, v) : -99,
      )
    },
  }
}
