import { grainOffset } from '../paint/chance.ts'
import { colour, type Colour } from '../paint/colour.ts'
import { cloud, noise } from '../paint/noise.ts'
import { ellipse, rounded, smooth } from '../paint/shape.ts'
import { leaf } from '../pieces/leaf.ts'
import { stick } from '../pieces/stick.ts'
import type { PieceMaker } from '../scene/piece.ts'
import { arranged } from './arranged.ts'

interface GlobeOptions {
  /** Below, above, and between its lines. */
  readonly hexes: readonly [string, string, string]
  readonly radius?: number
  /** Length of the thin root below, units. */
  readonly tail?: number
  /** How knobby it is, units. */
  readonly knobs?: number
}

/** A round root, its leaves cut off above and its thin root below. */
const globe = ({ hexes, radius = 22, tail = 14, knobs = 0.8 }: GlobeOptions): PieceMaker => {
  const [lower, upper, line] = [colour(hexes[0]), colour(hexes[1]), colour(hexes[2])]
  const body = ellipse(radius, radius * 0.9)
  return (random) => {
    const offset = grainOffset(random)
    return {
      reach: radius + tail,
      paint(u, v, ink) {
        const wander = (cloud(u * 0.07 + offset, v * 0.07) - 0.5) * 2 * knobs
        const round = body(u, v) + wander
        const root = Math.max(Math.abs(u - Math.sin(v * 0.12) * 1.4) - Math.max(0, radius + tail - v) * 0.16, -v)
        const distance = Math.min(round, Math.max(root, v - radius - tail))
        ink.mix(upper, lower, smooth(-0.35 * radius, 0.1 * radius, v + (cloud(u * 0.1 + offset, 3) - 0.5) * 8))
        ink.over(line, 0.5 * smooth(0.8, 0.95, noise(u * 0.03 + offset, v * 0.8)))
        const bump = knobs > 2 ? (cloud(u * 0.16 + offset, v * 0.16) - 0.5) * knobs * 1.6 : 0
        ink.surface(0.4, 0.1 + 0.04 * knobs, 14 * rounded(distance, radius * 0.9) + bump)
        return distance
      },
    }
  }
}

const stalk = (first: string, second: string, size: readonly [number, number]): PieceMaker => {
  const colours = { colour: colour(first), second: colour(second) }
  return (random) =>
    stick(random, { length: size[0], width: size[1], square: 0.6, gloss: 0.5, grain: 0.05, bend: 1, ...colours })
}

const greens = (inner: string, edge: string, rib: string): PieceMaker =>
  leaf({ inner: colour(inner), edge: colour(edge), rib: colour(rib), length: 15, width: 9, frill: 0.1 })

const UP = -Math.PI / 2

/** Three stubs of stalks, as a greengrocer cuts them. */
const stubs = (first: string, second: string, y: number) =>
  [-0.42, 0, 0.42].map((lean) => ({
    make: stalk(first, second, [13, 5]),
    x: lean * 18,
    y,
    turn: UP + lean,
    base: 3,
  }))

export const wholeTurnip: PieceMaker = arranged([
  { make: globe({ hexes: ['#FBF6F0', '#A85A96', '#E6D6DE'] }) },
  ...stubs('#8CB84E', '#6E9A36', -21),
])

export const wholeSwede: PieceMaker = arranged([
  { make: globe({ hexes: ['#EFC983', '#8E5A66', '#D3A45E'], radius: 24, tail: 9, knobs: 1.4 }) },
  ...stubs('#A9B06A', '#86904A', -22),
])

export const wholeCeleriac: PieceMaker = arranged([
  { make: globe({ hexes: ['#DCC89A', '#CDB684', '#A88E5E'], radius: 24, tail: 6, knobs: 4.4 }) },
  ...stubs('#9CC25A', '#7BA540', -22),
])

/** Stalks with leaves that fan out above a root. */
const leavesAbove = (stalks: readonly [string, string], blades: PieceMaker, { y }: { y: number }) =>
  [0, -0.5, 0.5].flatMap((lean) => {
    const [sine, cosine] = [Math.sin(lean), Math.cos(lean)]
    return [
      { make: blades, x: sine * 38, y: y + 12 - cosine * 38, turn: UP + lean, base: 6 },
      { make: stalk(...stalks, [24, 3.6]), x: sine * 18, y: y + 10 - cosine * 18, turn: UP + lean, base: 3 },
    ]
  })

const BEET_LEAF = greens('#6FA23C', '#3F7426', '#B02A5A')

export const youngBeetroot: PieceMaker = arranged([
  { make: globe({ hexes: ['#8E2450', '#7A1C44', '#5A1030'], radius: 17, tail: 15 }), y: 14 },
  ...leavesAbove(['#C23A6A', '#98224E'], BEET_LEAF, { y: 0 }),
])

const KOHLRABI_LEAF = greens('#86B25A', '#4F8440', '#DDE8BE')

export const wholeKohlrabi: PieceMaker = arranged([
  ...leavesAbove(['#C6DDA2', '#A4C47A'], KOHLRABI_LEAF, { y: -2 }).filter(({ base }) => base === 3),
  { make: globe({ hexes: ['#C3DA98', '#B4D088', '#DDEABF'], radius: 23, tail: 4 }), y: 10 },
  ...leavesAbove(['#C6DDA2', '#A4C47A'], KOHLRABI_LEAF, { y: -2 }).filter(({ base }) => base === 6),
])

const FROND = colour('#5E9A34')

/** A tuft of the fine leaves of fennel. */
const tuft: PieceMaker = (random) => {
  const offset = grainOffset(random)
  return {
    reach: 11,
    paint(u, v, ink) {
      const ray = Math.abs(Math.sin(Math.atan2(v, u + 8) * 11 + offset)) * 5
      ink.fill(FROND)
      ink.surface(0.2, 0.2, 4)
      return Math.hypot(u, v) - 9 + ray * smooth(0, 10, u + 8)
    },
  }
}

const [FENNEL, FENNEL_LINE]: readonly [Colour, Colour] = [colour('#F3F5DF'), colour('#BFD494')]

/** Layers of a bulb of fennel, that run up into its stalks. */
const fennelBulb: PieceMaker = () => {
  const body = ellipse(24, 20)
  return {
    reach: 28,
    paint(u, v, ink) {
      const distance = body(u * (1 + Math.max(0, -v) * 0.012), v)
      const across = u / (24 * Math.sqrt(Math.max(0.06, 1 - (v / 21) ** 2)))
      const layer = Math.cos(across * 7.4)
      ink.mix(FENNEL_LINE, FENNEL, smooth(-1, -0.3, layer) - 0.3 * smooth(4, -18, v))
      ink.surface(0.55, 0.03, 13 * rounded(distance, 18) + 1.5 * layer * smooth(0, -5, distance))
      return distance
    },
  }
}

export const wholeFennel: PieceMaker = arranged([
  { make: fennelBulb, y: 15 },
  ...[0, -0.55, 0.55].flatMap((lean) => [
    { make: stalk('#D3E4AE', '#AECB7C', [30, 8]), x: lean * 28, y: -12, turn: UP + lean * 0.8, base: 2 },
    { make: tuft, x: lean * 44, y: -30 + Math.abs(lean) * 6, turn: UP + lean, base: 1 },
  ]),
])

const PARSLEY_LEAF = greens('#6FAE3A', '#3F7E28', '#A9CF76')

const parsleyBody: PieceMaker = (random) => {
  const offset = grainOffset(random)
  const [pale, deep] = [colour('#F8F1DC'), colour('#D8C79A')]
  return {
    reach: 34,
    halfWidth: 12,
    paint(u, v, ink) {
      const here = 10.5 * Math.max(0, (30 - u) / 56) ** 0.8 * Math.max(0.05, rounded(-u - 28, 6))
      const distance = Math.max(Math.abs(v) - here, Math.abs(u) - 30)
      ink.mix(pale, deep, 0.8 * smooth(0.7, 0.9, noise(u * 0.6 + offset, v * 0.06)))
      ink.surface(0.35, 0.15, here * rounded(Math.abs(v) - here, Math.max(1, here)))
      return distance
    },
  }
}

/** A root of parsley with its leaves, by which it is told from parsnip. */
export const wholeParsleyRoot: PieceMaker = arranged([
  { make: parsleyBody, y: 26, turn: -UP },
  ...leavesAbove(['#8CC05A', '#6EA03E'], PARSLEY_LEAF, { y: -8 }),
])

const PAK_CHOI_LEAF = leaf({
  inner: colour('#5E9A3E'),
  edge: colour('#2E6A2A'),
  rib: colour('#EEF4DE'),
  length: 19,
  width: 13,
  frill: 0.04,
})

/** White stalks, broad at their foot, under dark leaves. */
export const wholePakChoi: PieceMaker = arranged([
  ...[0, -0.4, 0.4].map((lean, index) => ({
    make: stalk('#F6F9EC', '#D6E4BC', [38, index === 0 ? 17 : 14]),
    x: lean * 22,
    y: 22,
    turn: UP + lean * 0.7,
    base: 6 - index,
  })),
  ...[0, -0.46, 0.46].map((lean, index) => ({
    make: PAK_CHOI_LEAF,
    x: lean * 52,
    y: -12 + Math.abs(lean) * 12,
    turn: UP + lean,
    base: 5 - index,
  })),
])

const CHARD_LEAF = leaf({
  inner: colour('#4F8E34'),
  edge: colour('#28602A'),
  rib: colour('#D8324E'),
  length: 22,
  width: 12,
  frill: 0.16,
})

/** Red stalks and ribs under dark leaves. */
export const wholeChard: PieceMaker = arranged(
  [0, -0.42, 0.42].flatMap((lean, index) => [
    { make: CHARD_LEAF, x: lean * 54, y: -12 + Math.abs(lean) * 10, turn: UP + lean, base: 5 - index },
    { make: stalk('#D8324E', '#A81E3A', [40, 7]), x: lean * 22, y: 24, turn: UP + lean * 0.9, base: 3 - index },
  ]),
)

const RADISH_LEAF = greens('#7FB044', '#4F8430', '#C6DD96')

/** A radish with its leaves. */
export const wholeRadish: PieceMaker = arranged([
  { make: globe({ hexes: ['#D8325E', '#E0486E', '#B81E48'], radius: 19, tail: 11 }), y: 17 },
  ...leavesAbove(['#A9CF76', '#86B04E'], RADISH_LEAF, { y: 4 }),
])
