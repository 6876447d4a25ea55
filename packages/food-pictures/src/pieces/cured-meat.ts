import { cutPiece, stripPiece, type DrawPiece } from '../drawing/piece.ts'
import { group, line, shape } from '../drawing/svg.ts'

const BACON = { edge: '#7E261C', lean: '#B4452F', fat: '#F3CFA2', fry: '#8E3220' }
const WAVE = 'M-20 0Q-15-5-10 0T0 0T10 0T20 0'

/** A wavy fried rasher, lean and fat in stripes. */
export const baconStrip: DrawPiece = () =>
  stripPiece(
    WAVE,
    9,
    line(WAVE, BACON.edge, 9.4),
    line(WAVE, BACON.lean, 8),
    group({ at: [0, -1] }, line(WAVE, BACON.fat, 2.2)),
    group({ at: [0, 3.2] }, line(WAVE, BACON.fat, 1.2)),
    group({ at: [0, 1.2] }, line(WAVE, BACON.fry, 0.9)),
  )

const CURED = { fat: '#FDF1E4', edge: '#8E2A30', flesh: '#C24A4C', fold: '#9C3036', light: '#DE827C' }
const DRAPED = 'M-14-2Q-10-7-5-4Q-1-9 4-5.4Q9-8.6 14-3Q15 1 11.6 4.4Q7 8 3 5.4Q-2 9.6-6 6Q-11 8.4-14 4Q-15 1-14-2Z'
const FAT = 'M-13-1.4Q-10-5.6-5-2.6Q-1-7.4 4-4Q9-7 13-2'

/** A long, paper-thin slice in folds, with white fat along one side. */
export const curedHamFold: DrawPiece = () =>
  cutPiece(
    DRAPED,
    shape(DRAPED, CURED.edge),
    group({ at: [-0.1, -0.4], scale: 0.93 }, shape(DRAPED, CURED.flesh)),
    line('M-9 4.6Q-8 1-6.4-1M-1.4 5.6Q0 1 1.4-2M6 4.4Q7.4 1 8.6-2.4', CURED.fold, 1.4),
    line('M-11.4 3.4Q-10.4 0-9.4-1.4M-4 5Q-3 1-1.6-2M3.8 3.4Q5 0 5.6-2M10.6 2.6Q11.4 0 11.8-1', CURED.light, 1.5),
    line(FAT, CURED.fat, 2.7),
  )

const ROAST = { crust: '#4A2618', rim: '#8E4A3A', rare: '#CC5F5F', heart: '#DE8180', grain: '#EDA9A2' }
const THIN_SLICE = 'M-10-2C-9-9 5-10 9-5C12-1 10 7 5 8C-1 10-8 9-10 4Z'

/** Thin, pink inside and dark around. */
export const roastBeefSlice: DrawPiece = () =>
  cutPiece(
    THIN_SLICE,
    shape(THIN_SLICE, ROAST.crust),
    group({ at: [-0.1, -0.1], scale: 0.9 }, shape(THIN_SLICE, ROAST.rim)),
    group({ at: [-0.1, -0.2], scale: 0.79 }, shape(THIN_SLICE, ROAST.rare)),
    group({ at: [-0.4, -0.4], scale: 0.52 }, shape(THIN_SLICE, ROAST.heart)),
    line('M-5-1Q0-4 5-2M-4 3Q0 1 5 3', ROAST.grain, 0.8),
  )

interface ColdCut {
  readonly edge: string
  readonly flesh: string
  readonly fold: string
}

const COLD_CUT = 'M-10-3C-8-10 8-11 10-3C11 4 6 10-1 9C-9 9-12 3-10-3Z'

const coldCut =
  ({ edge, flesh, fold }: ColdCut): DrawPiece =>
  () =>
    cutPiece(
      COLD_CUT,
      shape(COLD_CUT, edge),
      shape('M-8-2C-6-8 6-8.6 8-2C9 3 5 8-1 7.4C-7 7-10 3-8-2Z', flesh),
      line('M-6-1Q-1-5 4-2M-4 4Q1 0 6 2', fold, 1.6),
    )

export const hamSlice = coldCut({ edge: '#E58C8C', flesh: '#F5AFAA', fold: '#FAD3CC' })
/** Paler than ham, with the brown edge of the roast. */
export const turkeyHamSlice = coldCut({ edge: '#B98552', flesh: '#F3D5BC', fold: '#FBEADA' })
