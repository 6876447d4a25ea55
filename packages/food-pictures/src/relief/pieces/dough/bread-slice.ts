import type { Random } from '../../../drawing/random.ts'
import { grainOffset } from '../../paint/chance.ts'
import { colour, type Colour } from '../../paint/colour.ts'
import type { Ink } from '../../paint/ink.ts'
import { cloud, noise } from '../../paint/noise.ts'
import { rounded, smooth } from '../../paint/shape.ts'
import type { Piece } from '../../scene/piece.ts'
import type { BreadKind } from './bread-kinds.ts'

const TOAST = colour('#A9682A')
const SCORCH = colour('#6A3814')
const GRAIN = colour('#8A5A2C')
const PALE_GRAIN = colour('#E4C58E')

/** Height of a slice, units. */
export const SLICE_HEIGHT = 8

export interface SliceOfBread {
  readonly kind: BreadKind
  /** 0 fresh to 1 dark. */
  readonly toasted?: number
  readonly size?: number
  /** Soaked in egg and fried in butter. */
  readonly isSoaked?: boolean
}

/** Holes of a crumb: few large ones and many small ones. */
function sinkHoles(
  ink: Ink,
  { u, v, offset }: { u: number; v: number; offset: number },
  { holes, fineness }: BreadKind,
): void {
  const large = noise(u * fineness + offset, v * fineness * 1.25)
  const small = noise(u * fineness * 2.7 - offset, v * fineness * 2.7)
  const deep = smooth(1 - holes * 0.62, 1.02 - holes * 0.42, large)
  const fine = smooth(0.72, 0.9, small) * 0.6
  const hole = Math.max(deep, fine)
  if (hole === 0) return
  ink.dim(1 - 0.26 * hole)
  ink.height -= 1.5 * hole
}

function addGrains(ink: Ink, u: number, v: number): void {
  const grain = noise(u * 0.62 + 40, v * 0.62)
  ink.over(GRAIN, 0.65 * smooth(0.76, 0.86, grain))
  ink.over(PALE_GRAIN, 0.6 * smooth(0.22, 0.12, grain))
}

const EGG = colour('#F0B542')
const EGG_DEEP = colour('#DE9530')
const BUTTER_BROWN = colour('#9C5A1E')

/** Egg sets to a yellow skin, and foaming butter leaves brown spots and rings in it. */
function fryInEgg(ink: Ink, { u, v, offset }: { u: number; v: number; offset: number }): void {
  const field = cloud(u * 0.04 - offset, v * 0.04)
  const spot = cloud(u * 0.13 + offset, v * 0.13 - offset)
  const ring = Math.abs(noise(u * 0.11 - offset, v * 0.11) - 0.5)
  ink.over(EGG, 0.75)
  ink.over(EGG_DEEP, 0.75 * smooth(0.42, 0.6, field))
  ink.over(BUTTER_BROWN, 0.85 * smooth(0.49, 0.6, spot * 0.75 + field * 0.25) + 0.22 * smooth(0.05, 0.01, ring))
  ink.gloss = 0.45
  ink.height += (spot - 0.5) * 1.6
}

/** How much thicker than others the slices are that one soaks. */
const SOAKED_THICK = 1.6

/** Crumb and crust of a slice, seen from above. */
export function breadSlice(random: Random, { kind, toasted = 0, size = 1, isSoaked = false }: SliceOfBread): Piece {
  const offset = grainOffset(random)
  const outline = kind.outline(kind.a * size, kind.b * size)
  const point = { u: 0, v: 0, offset }
  const thick = SLICE_HEIGHT * (isSoaked ? SOAKED_THICK : 1)
  return {
    reach: Math.hypot(kind.a, kind.b) * size * 1.1,
    paint(u: number, v: number, ink: Ink) {
      const distance = outline(u, v) + (cloud(u * 0.04 + offset, v * 0.04) - 0.5) * 4.5
      ink.mix(kind.crumb, kind.second, cloud(u * 0.07 + offset, v * 0.07))
      ink.surface(0.1, 0.55, thick * rounded(distance, isSoaked ? 5 : 3.4))
      point.u = u
      point.v = v
      sinkHoles(ink, point, kind)
      if (kind.hasGrains === true) addGrains(ink, u + offset, v)
      if (isSoaked) fryInEgg(ink, point)
      else if (toasted > 0) {
        const patch = cloud(u * 0.035 - offset, v * 0.035)
        ink.over(TOAST, toasted * (0.42 + 0.4 * smooth(0.4, 0.66, patch)))
        ink.over(SCORCH, toasted * 0.5 * smooth(0.6, 0.8, patch + 0.18 * smooth(-12, -3, distance)))
      }
      ink.over(kind.crust, smooth(-kind.rind - 1.4, -kind.rind * 0.45, distance))
      ink.dim(1 - 0.16 * smooth(-1.6, 0, distance))
      return distance
    },
  }
}

/** What shines more than this levels itself: a knife leaves hardly a furrow in it. */
const FLUID = 0.8

export interface SpreadLayer {
  readonly kind: BreadKind
  readonly size?: number
  readonly tint: Colour
  readonly second?: Colour
  /** Height of the layer over the crumb, units. */
  readonly thick?: number
  readonly gloss?: number
  /** How coarse it is, 0 smooth to 1 crushed. */
  readonly coarse?: number
  /** How far it stays from the crust, units. */
  readonly inset?: number
}

/** What is spread over a slice: its edge wanders, a knife left furrows in it. */
export function spreadLayer(random: Random, options: SpreadLayer): Piece {
  const { kind, size = 1, tint, second = tint, thick = 3, gloss = 0.45, coarse = 0.4, inset = 5.5 } = options
  const offset = grainOffset(random)
  const outline = kind.outline(kind.a * size, kind.b * size)
  const slant = random() < 0.5 ? 0.5 : -0.5
  return {
    reach: Math.hypot(kind.a, kind.b) * size,
    paint(u: number, v: number, ink: Ink) {
      const distance = outline(u, v) + inset + (cloud(u * 0.06 - offset, v * 0.06) - 0.5) * 8
      const lump = noise(u * 0.34 + offset, v * 0.34)
      ink.mix(tint, second, smooth(0.34, 0.66, cloud(u * 0.09 + offset, v * 0.09) * 0.7 + lump * 0.3))
      const furrow = Math.sin((v + u * slant) * 0.42 + cloud(u * 0.03 + offset, v * 0.03) * 11)
      const crushed = (lump - 0.5) * 2.6 + (noise(u * 0.8, v * 0.8 + offset) - 0.5) * 1.2
      ink.dim(1 + (lump - 0.5) * 0.16 * coarse)
      ink.surface(
        gloss,
        0.12 + coarse * 0.5,
        thick * rounded(distance, 4) + furrow * (gloss > FLUID ? 0.16 : 0.75 * (1 - coarse * 0.6)) + crushed * coarse,
      )
      return distance
    },
  }
}
