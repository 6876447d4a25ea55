import type { Random } from '../../drawing/random.ts'
import type { Ink } from '../paint/ink.ts'

/**
 * Something that lies on the table, in its own coordinates: `u` along it, `v` across it, units. It paints a point by setting
 * all of the ink, and returns the signed distance to its edge: negative inside.
 */
export interface Piece {
  /** Radius of a circle around it, units. */
  readonly reach: number
  /** Half its width across `v`, for pieces that are longer than wide; saves time. */
  readonly halfWidth?: number
  paint(u: number, v: number, ink: Ink): number
}

/** Makes one piece of a kind: each a little different. */
export type PieceMaker = (random: Random) => Piece
