import type { DrawPiece } from '../drawing/piece.ts'
import {
  crispbread,
  kaiserRoll,
  riceCake,
  rollHalf,
  ryeSlice,
  tortillaRound,
  wholewheatSlice,
  wrapHalf,
} from '../pieces/breads.ts'
import { cluster, type BaseDrawing, type FoodDrawings } from './food-drawing.ts'

const slice = (draw: DrawPiece, extra: Partial<BaseDrawing> = {}): BaseDrawing => ({
  role: 'base',
  draw,
  isWrap: false,
  aside: cluster(draw, 1, { scale: 0.72 }),
  ...extra,
})

export const breads = {
  'rye-bread': slice(ryeSlice),
  'wholewheat-bread': slice(wholewheatSlice),
  'kaiser-roll': slice(rollHalf, { drawAlone: kaiserRoll }),
  crispbread: slice(crispbread),
  'puffed-rice-cakes': slice(riceCake),
  'wholewheat-tortilla': slice(wrapHalf, {
    isWrap: true,
    drawAlone: tortillaRound,
    aside: cluster(tortillaRound, 1, { scale: 0.8 }),
  }),
} satisfies FoodDrawings
