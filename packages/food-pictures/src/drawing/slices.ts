import { joinedPiece, type Piece } from './piece.ts'

export interface SliceFan {
  readonly count: number
  /** Distance between neighbours. */
  readonly step: number
  /** Degrees by which each slice leans more than its neighbour. */
  readonly tilt: number
  /** How much lower the outer slices lie. */
  readonly drop: number
  /** Degrees by which the whole fan leans. */
  readonly lean?: number
}

/** Equal slices fanned out like playing cards: avocado, apple, sliced meat. */
export function slicedPiece(slice: Piece, { count, step, tilt, drop, lean = 0 }: SliceFan): Piece {
  const middle = (count - 1) / 2
  return joinedPiece(
    Array.from({ length: count }, (_, i) => {
      const offset = i - middle
      return { ...slice, at: [offset * step, Math.abs(offset) * drop] as const, turn: offset * tilt + lean }
    }),
  )
}
