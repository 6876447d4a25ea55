import type { Spot } from './spot.ts'

/** A round part of a board, its middle in shares of the half sides. */
function partOfBoard(board: Spot, part: { readonly u: number; readonly v: number; readonly size: number }): Spot {
  const u = part.u * board.halfWidth
  const v = part.v * board.halfHeight
  const radius = part.size * board.halfHeight
  return {
    ...board,
    x: board.x + u * Math.cos(board.turn) - v * Math.sin(board.turn),
    y: board.y + u * Math.sin(board.turn) + v * Math.cos(board.turn),
    radius,
    halfWidth: radius,
    halfHeight: radius,
  }
}

/** A board with a pot at its left and sides one above the other at its right. */
export function shareBoard(board: Spot, sides: number): { readonly main: Spot; readonly sides: readonly Spot[] } {
  if (sides === 0) return { main: board, sides: [] }
  const size = sides === 1 ? 0.5 : 0.46
  return {
    main: partOfBoard(board, { u: -0.43, v: 0, size: 0.74 }),
    sides: Array.from({ length: sides }, (_, index) =>
      partOfBoard(board, { u: 0.55, v: sides === 1 ? 0 : (index / (sides - 1) - 0.5) * 0.94, size }),
    ),
  }
}
