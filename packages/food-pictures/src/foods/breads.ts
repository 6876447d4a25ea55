import type { DrawPiece } from '../drawing/piece.ts'
import { crispbread, kaiserRoll, riceCake, rollHalf, ryeSlice, wholewheatSlice } from '../pieces/breads.ts'
import {
  baguetteHalf,
  baguetteStick,
  challahLoaf,
  challahSlice,
  ciabattaHalf,
  glutenFreeSlice,
  pumpernickelSlice,
  sourdoughSlice,
} from '../pieces/loaves.ts'
import {
  bagelHalf,
  bagelRing,
  cornCrispbread,
  grahamHalf,
  grahamRoll,
  pitaPocket,
  pitaRound,
} from '../pieces/round-breads.ts'
import { cornTortilla, cornWrapHalf, ricePaper, riceRoll, wheatTortilla, wheatWrapHalf } from '../pieces/wraps.ts'
import { cluster, type BaseDrawing, type FoodDrawings } from './food-drawing.ts'

const slice = (draw: DrawPiece, extra: Partial<BaseDrawing> = {}): BaseDrawing => ({
  role: 'base',
  draw,
  isWrap: false,
  aside: cluster(draw, 1, { scale: 0.72 }),
  ...extra,
})

/** Filled and rolled on a plate, flat in a list. */
const wrap = (rolled: DrawPiece, flat: DrawPiece): BaseDrawing =>
  slice(rolled, { isWrap: true, drawAlone: flat, aside: cluster(flat, 1, { scale: 0.8 }) })

export const breads = {
  'rye-bread': slice(ryeSlice),
  'wholewheat-bread': slice(wholewheatSlice),
  'sourdough-bread': slice(sourdoughSlice),
  pumpernickel: slice(pumpernickelSlice),
  'gluten-free-bread': slice(glutenFreeSlice),
  challah: slice(challahSlice, { drawAlone: challahLoaf }),
  baguette: slice(baguetteHalf, { drawAlone: baguetteStick }),
  ciabatta: slice(ciabattaHalf),
  'kaiser-roll': slice(rollHalf, { drawAlone: kaiserRoll }),
  'graham-roll': slice(grahamHalf, { drawAlone: grahamRoll }),
  bagel: slice(bagelHalf, { drawAlone: bagelRing }),
  pita: slice(pitaRound, { drawAlone: pitaPocket }),
  crispbread: slice(crispbread),
  'corn-crispbread': slice(cornCrispbread),
  'puffed-rice-cakes': slice(riceCake),
  'wholewheat-tortilla': wrap(wheatWrapHalf, wheatTortilla),
  'corn-tortilla': wrap(cornWrapHalf, cornTortilla),
  'rice-paper': wrap(riceRoll, ricePaper),
} satisfies FoodDrawings
