import { FULL_TURN, GOLDEN_ANGLE, polar } from '../drawing/outlines.ts'
import { joinedPiece, type DrawPiece } from '../drawing/piece.ts'
import type { Size } from '../drawing/svg.ts'

/** Pieces heaped around the middle, at random angles. */
export const heapOf =
  (draw: DrawPiece, count: number, pitch: number): DrawPiece =>
  (random) =>
    joinedPiece(
      Array.from({ length: count }, (_, i) => ({
        ...draw(random),
        at: polar(i * GOLDEN_ANGLE, Math.sqrt(i) * pitch),
        turn: random() * 360,
      })).toReversed(),
    )

/** Long pieces stacked vertically. */
export const pileOf =
  (draw: DrawPiece, count: number, pitch: number): DrawPiece =>
  (random) =>
    joinedPiece(
      Array.from({ length: count }, (_, i) => ({
        ...draw(random),
        at: [(i % 2) * 7 - 3.5, (i - (count - 1) / 2) * pitch] as const,
        turn: (i % 2) * 24 - 12,
      })),
    )

/** Pieces side by side, each rotated slightly like the fingers of a hand. */
export const rowOf =
  (draw: DrawPiece, count: number, pitch: number): DrawPiece =>
  (random) =>
    joinedPiece(
      Array.from({ length: count }, (_, i) => {
        const side = i - (count - 1) / 2
        return { ...draw(random), at: [side * pitch, Math.abs(side) * 2] as const, turn: side * 5 }
      }),
    )

/** Rows of pieces, each overlapping the one behind it, all facing the same way. */
export const tiersOf =
  (draw: DrawPiece, rows: readonly number[], [dx, dy]: Size): DrawPiece =>
  (random) =>
    joinedPiece(
      rows.flatMap((count, row) =>
        Array.from({ length: count }, (_, i) => {
          const side = i - (count - 1) / 2
          const y = (row - (rows.length - 1) / 2) * dy + Math.abs(side) * 2
          return { ...draw(random), at: [side * dx, y] as const, turn: side * 12 }
        }),
      ),
    )

/** Different pieces at the corners of a polygon around the middle. */
export const ringOf =
  (draws: readonly DrawPiece[], radius: number): DrawPiece =>
  (random) =>
    joinedPiece(
      draws.map((draw, i) => ({ ...draw(random), at: polar((i / draws.length) * FULL_TURN - Math.PI / 2, radius) })),
    )
