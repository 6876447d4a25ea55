import { roundPiece, type DrawPiece } from '../drawing/piece.ts'
import { circle, disc, line } from '../drawing/svg.ts'

const DISH = { rim: '#F4F1EA', wall: '#DDD6C8' }

/** A small dish of a liquid or spread, for lists. */
export const ramekinOf =
  (colour: string): DrawPiece =>
  () =>
    roundPiece(
      12,
      disc(12, DISH.rim),
      disc(10, DISH.wall),
      circle([0, 0.4], 9.4, colour),
      line('M-5 1A5 5 0 1 1 2 4', { colour: '#FFFFFF', opacity: 0.35 }, 1.6),
    )
