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

/** What is left of a board beside the roll or wrap that fills most of it, in shares of the half sides. */
const ROLL = { u: -0.33, wide: 0.66, high: 0.96 } as const
const BESIDE_ROLL = { u: 0.66, v: -0.1, size: 0.42 } as const

/** A board with one large thing at its left and one side at its right. */
export function shareBoardWithRoll(board: Spot): { readonly main: Spot; readonly sides: readonly Spot[] } {
  const left = partOfBoard(board, { u: ROLL.u, v: 0, size: ROLL.high })
  return {
    main: { ...left, halfWidth: board.halfWidth * ROLL.wide },
    sides: [partOfBoard(board, BESIDE_ROLL)],
  }
}

/** A board with a pot at its left and sides one above the other at its right. */
export function shareBoard(board: Spot, sides: number): { readonly main: Spot; readonly sides: readonly Spot[] } {
  if (sides === 0) return { main: board, sides: [] }
  const size = sides === 1 ? 0.58 : 0.52
  return {
    main: partOfBoard(board, { u: -0.4, v: 0, size: 0.86 }),
    sides: Array.from({ length: sides }, (_, index) =>
      partOfBoard(board, { u: 0.6, v: sides === 1 ? 0 : (index / (sides - 1) - 0.5) * 0.94, size }),
    ),
  }
}
