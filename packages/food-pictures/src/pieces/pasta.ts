import { blockPiece, cutPiece, flatPiece, type DrawPiece } from '../drawing/piece.ts'
import { block, blockAt, ellipse, line, shape } from '../drawing/svg.ts'

interface PastaColours {
  readonly edge: string
  readonly face: string
  readonly ridge: string
  readonly hollow: string
}

export const WHOLEWHEAT: PastaColours = { edge: '#BE8640', face: '#E6BD7C', ridge: '#CC9A55', hollow: '#93612D' }

export const penne: DrawPiece = () =>
  blockPiece(
    [15, 6, 2.4],
    block([15, 6, 2.4], WHOLEWHEAT.edge),
    blockAt([0, -0.5], [14, 4.6, 2], WHOLEWHEAT.face),
    line('M-5-1.4h10M-5 .4h10', WHOLEWHEAT.ridge, 0.7),
    ellipse([6.6, 0], [1, 2.3], WHOLEWHEAT.hollow),
  )

/** A curl of noodle in a soup. */
export const noodleCurl =
  (edge: string, face: string): DrawPiece =>
  (random) => {
    const bend = (4 + random() * 6).toFixed(1)
    const course = `M-10 2C-6-${bend}-2 ${bend} 2 0S8-6 11 1`
    return flatPiece(line(course, edge, 3), line(course, face, 2))
  }

/** A swollen grain: barley, rice or groats floating in a soup. */
export const grainSpeck =
  (edge: string, face: string): DrawPiece =>
  () =>
    flatPiece(ellipse([0, 0], [1.8, 2.8], edge), ellipse([-0.3, -0.3], [1.2, 2.1], face))

const DUMPLING = { edge: '#D8B06A', dough: '#F8E7C0', pleat: '#C8994C', sear: '#E2B566' }
const DUMPLING_OUTLINE = 'M-13 4C-12-12 12-12 13 4C8 8-8 8-13 4Z'

export const dumpling: DrawPiece = () =>
  cutPiece(
    DUMPLING_OUTLINE,
    shape(DUMPLING_OUTLINE, DUMPLING.edge),
    shape('M-11.6 2.6C-10-10 10-10 11.6 2.6C7 5.4-7 5.4-11.6 2.6Z', DUMPLING.dough),
    line('M-11 4.4l2-1.6M-6.6 6.2l1.2-2M-1.6 7l.6-2.2M3.6 6.8l-.4-2.2M8.6 5.6l-1.6-1.8', DUMPLING.pleat, 1.1),
    line('M-6-3Q0-6.4 6-3.4', { colour: DUMPLING.sear, opacity: 0.7 }, 1.6),
  )

const GNOCCHI = { edge: '#D9B56C', dough: '#F8E6B8', groove: '#E3C584' }

/** Small potato or curd dumplings: gnocchi, kopytka, leniwe. */
export const smallDumpling: DrawPiece = () =>
  flatPiece(
    ellipse([0.4, 0.9], [6, 4.6], { colour: '#2B1B0A', opacity: 0.2 }),
    ellipse([0, 0], [6, 4.6], GNOCCHI.edge),
    ellipse([-0.4, -0.5], [5.2, 3.8], GNOCCHI.dough),
    line('M-2.4-2.6L-1.6 2.4M.4-3L1 2.6', GNOCCHI.groove, 0.9),
  )
