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

const CURED = { fat: '#F6E1D0', edge: '#7A1E22', flesh: '#A8333A', fold: '#CF6A68', marble: '#E5AFA6' }
const FOLDS = 'M-10 4C-9-7-3-7-1 0C1 7 6 6 10-4'

/** A paper-thin, folded slice with a white edge of fat. */
export const curedHamFold: DrawPiece = () =>
  stripPiece(
    FOLDS,
    9,
    line(FOLDS, CURED.fat, 10),
    group({ at: [0.7, 0.9] }, line(FOLDS, CURED.edge, 7.8)),
    group({ at: [0.5, 0.4] }, line(FOLDS, CURED.flesh, 6.8)),
    line('M-9.4 2C-8.4-6.4-3.4-6.6-1.4-1', CURED.fold, 1.2),
    line('M1 2.6C3 6 6 5 8.6-1M-7 3Q-6-2-4-2.4', CURED.marble, 0.8),
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
