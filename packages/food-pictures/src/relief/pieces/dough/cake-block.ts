import type { Random } from '../../../drawing/random.ts'
import { grainOffset } from '../../paint/chance.ts'
import { colour, type Colour } from '../../paint/colour.ts'
import type { Ink } from '../../paint/ink.ts'
import { cells, cloud, noise } from '../../paint/noise.ts'
import { box, rounded, smooth } from '../../paint/shape.ts'
import type { Piece } from '../../scene/piece.ts'

/** What a coarse mass is made of: crumbs of dough, pressed flakes with raisins, puffed grains in chocolate. */
export type CakeTexture = 'crumble' | 'flakes' | 'puffed'

/** How a layer of a cake looks at its top and at the cut. */
export interface CakeLayer {
  readonly colour: Colour
  readonly second: Colour
  /** Share of the height of the cake. */
  readonly share: number
  readonly gloss: number
  /** 0 smooth, 1 crumbly. */
  readonly coarse: number
  /** Pieces that one sees in it; a mere crumb when absent. */
  readonly texture?: CakeTexture
}

export interface BlockOptions {
  /** Half its width and half its depth, units. */
  readonly a: number
  readonly b: number
  readonly height: number
  /** From the bottom to the top. */
  readonly layers: readonly CakeLayer[]
  /** Baked: its top is darker at the edges. */
  readonly baked?: number
  readonly crust: Colour
}

/** How much of the height is seen at the cut front, as the table is seen a little from the front. */
const FRONT = 0.85
const LEANING = 0.35

function layerAt(layers: readonly CakeLayer[], share: number): CakeLayer | undefined {
  let top = 0
  for (const layer of layers) {
    top += layer.share
    if (share <= top) return layer
  }
  return layers.at(-1)
}

interface CakePoint {
  readonly u: number
  readonly v: number
  readonly offset: number
}

const GOLDEN = colour('#F2CD84')
const TOASTED = colour('#C07E30')
const FLAKE = colour('#EBD2A0')
const RAISIN = colour('#3A1D14')
const GRAIN = colour('#EBCFA0')

/** Of how many cells a unit a texture is, along and across, and how high its pieces stand, units. */
const TEXTURES: Readonly<
  Record<CakeTexture, { readonly along: number; readonly across: number; readonly rise: number }>
> = {
  crumble: { along: 0.13, across: 0.13, rise: 4.5 },
  flakes: { along: 0.13, across: 0.2, rise: 2.4 },
  puffed: { along: 0.19, across: 0.19, rise: 3.4 },
}

/** The colour of one piece, by its luck. */
function tintPiece(
  ink: Ink,
  texture: CakeTexture,
  { luck, near }: { readonly luck: number; readonly near: number },
): void {
  // The mass binds them: their edges are lost in it.
  const bare = smooth(0.72, 0.4, near)
  if (texture === 'crumble') ink.over(luck < 0.5 ? GOLDEN : TOASTED, 0.9 * Math.abs(luck - 0.5))
  else if (texture === 'puffed') ink.over(GRAIN, luck < 0.42 ? 0.8 * bare : 0)
  else if (luck > 0.88) ink.over(RAISIN, 0.9 * bare)
  else ink.over(FLAKE, luck < 0.5 ? 0.75 * bare : 0)
}

/** Lays the pieces of a texture; the answer is how high they stand here, units. */
function paintPieces(ink: Ink, texture: CakeTexture, { u, v, offset }: CakePoint): number {
  const { along, across, rise } = TEXTURES[texture]
  const wander = cloud(u * 0.06 + offset, v * 0.06) * 2 + (noise(u * 0.2 + offset, v * 0.2) - 0.5) * 0.7
  const { near, second, luck } = cells(u * along + offset + wander, v * across + offset - wander)
  tintPiece(ink, texture, { luck, near })
  ink.dim(1 - 0.28 * smooth(0.3, 0, second - near))
  return rise * (Math.sqrt(Math.max(0, 1 - (near / 0.85) ** 2)) - 0.5)
}

function paintLayer(
  ink: Ink,
  { colour: first, second, gloss, coarse, texture }: CakeLayer,
  { u, v, offset }: CakePoint,
): number {
  const patch = cloud(u * 0.11 + offset, v * 0.11)
  const crumb = noise(u * 0.42 + offset, v * 0.42) * 0.6 + noise(u * 0.9 - offset, v * 0.9) * 0.4
  ink.mix(first, second, smooth(0.3, 0.7, patch * 0.6 + crumb * 0.4))
  ink.dim(1 + (crumb - 0.5) * 0.36 * coarse)
  ink.gloss = gloss
  ink.grain = 0.15 + 0.5 * coarse
  const piece = texture === undefined ? 0 : paintPieces(ink, texture, { u, v, offset })
  return (crumb - 0.5) * 4.4 * coarse + (patch - 0.5) * 2 + piece
}

/** A square of cake: its top, and its cut front with the layers one over the other. */
export function cakeBlock(random: Random, { a, b, height, layers, baked = 0.4, crust }: BlockOptions): Piece {
  const offset = grainOffset(random)
  const front = height * FRONT
  const top = box(a, b, 2.5)
  const whole = box(a, b + front / 2, 3)
  const point = { u: 0, v: 0, offset }
  const [last] = layers.slice(-1)
  return {
    reach: Math.hypot(a, b + front) * 1.02,
    paint(u: number, v: number, ink: Ink) {
      const wander = (cloud(u * 0.06 + offset, v * 0.06) - 0.5) * 2.2
      const distance = whole(u, v - front / 2) + wander
      const below = v - b + wander * 0.5
      point.u = u
      point.v = v
      if (below > 0) {
        const share = 1 - below / front
        const layer = layerAt(layers, share + (cloud(u * 0.09 + offset, 3) - 0.5) * 0.12)
        const bump = layer === undefined ? 0 : paintLayer(ink, layer, point)
        ink.dim(0.9)
        ink.height = height * (1 - LEANING * (below / front)) * 0.98 + bump * 0.35
        return distance
      }
      const bump = last === undefined ? 0 : paintLayer(ink, last, point)
      const inside = top(u, v)
      ink.over(
        crust,
        baked * (0.35 * smooth(0.45, 0.7, cloud(u * 0.07 - offset, v * 0.07)) + 0.6 * smooth(-3, 0, inside)),
      )
      ink.height = height * (0.86 + 0.14 * rounded(distance, 3)) + bump
      return distance
    },
  }
}
