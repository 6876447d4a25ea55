import type { PieceMaker } from '../scene/piece.ts'

/** The same piece, smaller or larger. */
export const scaled =
  (make: PieceMaker, factor: number): PieceMaker =>
  (random) => {
    const piece = make(random)
    return {
      reach: piece.reach * factor,
      ...(piece.halfWidth === undefined ? {} : { halfWidth: piece.halfWidth * factor }),
      paint(u, v, ink) {
        const distance = piece.paint(u / factor, v / factor, ink)
        ink.height *= factor
        return distance * factor
      },
    }
  }
