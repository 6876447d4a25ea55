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

const CURED = { fat: '#FBEBDC', rim: '#E3BFA8', flesh: '#B23A40', light: '#CF6462', marble: '#F0C4B8' }
const DRAPED = 'M-12-5Q-8-11-3-8Q2-12 7-9Q12-8 12-2Q13 3 9 6Q5 10 1 7Q-4 11-8 7Q-13 4-12-5Z'
const LEAN = 'M-9.6-2.6Q-6-6.6-2.6-4Q2-7.4 6-5Q10-4 9.8-.6Q10.4 3 7.4 4.4Q4 7.4 1 4.8Q-3.6 8-6.6 5Q-10.4 3-9.6-2.6Z'

/** A paper-thin, rippled slice with a white edge of fat. */
export const curedHamFold: DrawPiece = () =>
  cutPiece(
    DRAPED,
    shape(DRAPED, CURED.rim),
    group({ at: [-0.2, -0.3], scale: 0.95 }, shape(DRAPED, CURED.fat)),
    shape(LEAN, CURED.flesh),
    line('M-7.4-1Q-3.4-4-2.4 3M-1-3Q2-5 3 3M5-3.4Q8-3 7 2.6', CURED.light, 1.6),
    line('M-5.6 2.6Q-5-.6-4-1.6M.4 2.8Q0 0 .8-1.6M5.4 2.8Q5.6.6 5-1', CURED.marble, 0.8),
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
