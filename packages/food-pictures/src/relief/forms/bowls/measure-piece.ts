import { Ink } from '../../paint/ink.ts'
import type { Piece } from '../../scene/piece.ts'

/** How much room a piece takes. */
export interface Extent {
  /** Radius of a circle as large as the piece, units. */
  readonly radius: number
  /** How many times longer it is than wide. */
  readonly slender: number
  /** Its width across, units. */
  readonly width: number
}

const STEPS = 8
const ink = new Ink()

/** Measures a piece by feeling for it on a grid. */
export function measurePiece(piece: Piece): Extent {
  const step = piece.reach / STEPS
  let found = 0
  let long = step
  let first = piece.reach
  let last = -piece.reach
  for (let row = -STEPS; row <= STEPS; row += 1) {
    for (let column = -STEPS; column <= STEPS; column += 1) {
      if (piece.paint(column * step, row * step, ink) >= 0) continue
      found += 1
      long = Math.max(long, Math.abs(column) * step)
      first = Math.min(first, row * step)
      last = Math.max(last, row * step)
    }
  }
  const width = Math.max(step, last - first)
  return { radius: step * Math.sqrt(Math.max(1, found) / Math.PI), slender: (long * 2) / width, width }
}
