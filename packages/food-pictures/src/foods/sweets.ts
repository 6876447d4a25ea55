import { brownSugarBed, sugarBed } from '../beds/crumb-beds.ts'
import { chocolateShard } from '../pieces/nuts.ts'
import { powderHeap } from '../pieces/seeds.ts'
import {
  apricotJamDab,
  biscuit,
  gingerbreadHeart,
  halvaBlock,
  marzipanBall,
  milkChocolateSquares,
  plumButterDab,
  raspberryJamDab,
} from '../pieces/sweets.ts'
import type { DrawPiece } from '../drawing/piece.ts'
import {
  bowlGlyph,
  cluster,
  drizzle,
  ONE,
  scatter,
  THREE,
  type ClusterDrawing,
  type FoodDrawings,
} from './food-drawing.ts'

const jam = (draw: DrawPiece): ClusterDrawing =>
  cluster(draw, 1, { scale: 1.05, glyph: { count: 1, scale: 2.2, radius: 0 } })

export const sweets = {
  honey: drizzle('#D9942A'),
  'maple-syrup': drizzle('#A8602A'),
  'agave-syrup': drizzle('#E0B25A'),
  sugar: bowlGlyph(sugarBed),
  'brown-sugar': bowlGlyph(brownSugarBed),
  'plum-butter': jam(plumButterDab),
  'raspberry-jam': jam(raspberryJamDab),
  'apricot-jam': jam(apricotJamDab),
  cocoa: cluster(powderHeap('#5B3621', '#7C4E33'), 1, { isOnlyGlyph: true, glyph: ONE }),
  'dark-chocolate': scatter(chocolateShard, 6, { glyph: { count: 4, scale: 2.1, radius: 12 } }),
  'milk-chocolate': scatter(milkChocolateSquares, 5, { scale: 0.9, glyph: { count: 3, scale: 2, radius: 11 } }),
  biscuits: cluster(biscuit, 3, { pitch: 10, glyph: { count: 2, scale: 1.5, radius: 11 } }),
  gingerbread: cluster(gingerbreadHeart, 2, { scale: 1.05, pitch: 10, glyph: ONE }),
  halva: cluster(halvaBlock, 3, { pitch: 9, glyph: THREE }),
  marzipan: cluster(marzipanBall, 3, { pitch: 9, glyph: THREE }),
} satisfies FoodDrawings
