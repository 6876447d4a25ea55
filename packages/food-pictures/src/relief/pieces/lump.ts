import type { Random } from '../../drawing/random.ts'
import { grainOffset } from '../paint/chance.ts'
import type { Colour } from '../paint/colour.ts'
import type { Ink } from '../paint/ink.ts'
import { cloud, noise } from '../paint/noise.ts'
import { ellipse, rounded, smooth } from '../paint/shape.ts'
import type { Piece } from '../scene/piece.ts'
import { brown } from './browning.ts'

/** A point of a piece for a painter of its own: `distance` to the edge, and where in the noise the piece lies. */
export interface PiecePoint {
  readonly u: number
  readonly v: number
  readonly distance: number
  readonly offset: number
}

export interface LumpOptions {
  readonly rx: number
  readonly ry?: number
  readonly height?: number
  /** How far inside the edge the lump reaches its full height. */
  readonly edge?: number
  readonly colour: Colour
  /** A second colour, in patches. */
  readonly second?: Colour
  /** How much the outline wanders, as a share of the smaller radius. */
  readonly uneven?: number
  readonly gloss?: number
  readonly grain?: number
  /** 0 raw to 1 dark. */
  readonly browned?: number
  /** Units by which the top rises and falls. */
  readonly rough?: number
  /** Patches a unit. */
  readonly fineness?: number
  readonly mottle?: number
  /** Paints over what the lump has painted. */
  readonly paint?: (ink: Ink, point: PiecePoint) => void
}

/** Pieces below this radius need no grain in their grain. */
const TINY = 5

/** A lump of anything: a rounded ellipse with an uneven edge. */
export function lump(random: Random, options: LumpOptions): Piece {
  const { rx, ry = rx, colour, second = colour, uneven = 0.16, gloss = 0.3, grain = 0.4 } = options
  const { browned = 0, rough = 0, mottle = 0.09, paint } = options
  const offset = grainOffset(random)
  const least = Math.min(rx, ry)
  const { height = least * 0.7, edge = least, fineness = 1.6 / least } = options
  const outline = ellipse(rx, ry)
  const patches = least < TINY ? noise : cloud
  const point = { u: 0, v: 0, distance: 0, offset }
  return {
    reach: Math.max(rx, ry) * (1 + uneven) + 0.5,
    halfWidth: ry + least * uneven + 0.5,
    paint(u, v, ink) {
      const wander = patches(u * fineness + offset, v * fineness + offset) - 0.5
      const distance = outline(u, v) + wander * 2 * uneven * least
      ink.mix(colour, second, smooth(0.3, 0.7, patches(u * fineness * 1.7 - offset, v * fineness * 1.7)))
      ink.dim(1 + mottle * 2 * (noise(u * 0.9 + offset, v * 0.9) - 0.5))
      const bump = rough === 0 ? 0 : (cloud(u * 0.42 + offset, v * 0.42) - 0.5) * rough
      ink.surface(gloss, grain, height * rounded(distance, edge) + bump)
      point.u = u
      point.v = v
      point.distance = distance
      if (browned > 0) brown(ink, point, browned)
      paint?.(ink, point)
      return distance
    },
  }
}
