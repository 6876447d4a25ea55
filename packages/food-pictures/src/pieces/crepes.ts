import { dotsIn } from '../drawing/outlines.ts'
import { blockPiece, cutPiece, type DrawPiece } from '../drawing/piece.ts'
import { block, blockAt, group, line, shape } from '../drawing/svg.ts'
import { fillingAt, heapedFilling, type Filling } from './filling.ts'

const CREPE = { edge: '#B9782E', face: '#F0CB85', light: '#FAE3B0', lace: '#CF9242', fold: '#C68A3E' }

const QUARTER = 'M0 22L-21-8Q-22-11-19-12.6Q0-22 19-12.6Q22-11 21-8Z'
const UPPER_LAYER = 'M0 22L-19.6-5.5Q0-14.5 19.6-5.5Z'

/** Folded twice to a quarter of the round, with the filling between the layers. */
export const quarterCrepe =
  ({ mass, light }: Filling): DrawPiece =>
  (random) =>
    cutPiece(
      QUARTER,
      shape(QUARTER, CREPE.edge),
      group({ at: [0, 0.4], scale: 0.94 }, shape(QUARTER, CREPE.light)),
      line('M-17.5-8.6Q0-17 17.5-8.6', mass, 4.6),
      line('M-13-11Q-4-14.4 6-13.6', light, 1.4),
      shape(UPPER_LAYER, CREPE.face),
      line('M-19-5.8Q0-14.6 19-5.8', CREPE.fold, 1.3),
      line(dotsIn(9, [9, 4], random), { colour: CREPE.lace, opacity: 0.75 }, 2.6),
      group({ at: [0, 8] }, line(dotsIn(4, [4, 4], random), { colour: CREPE.lace, opacity: 0.75 }, 2.2)),
    )

/** Rolled up, with the filling visible at both ends. */
export const rolledCrepe =
  (filling: Filling): DrawPiece =>
  (random) =>
    blockPiece(
      [18, 52, 7],
      block([18, 52, 7], CREPE.edge),
      blockAt([-0.3, 0], [16, 50, 6], CREPE.face),
      line('M-4.6-17V17', CREPE.light, 2.6),
      line('M5.6-20V20', { colour: CREPE.fold, opacity: 0.7 }, 1.1),
      line(dotsIn(12, [5.6, 17], random), { colour: CREPE.lace, opacity: 0.7 }, 2.6),
      fillingAt([0, -23.5], heapedFilling(filling, [7.2, 4.8], random)),
      fillingAt([0, 23.5], heapedFilling(filling, [7.2, 4.8], random)),
    )
