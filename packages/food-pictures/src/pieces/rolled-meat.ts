import { dotsIn } from '../drawing/outlines.ts'
import { blockPiece, type DrawPiece } from '../drawing/piece.ts'
import { block, blockAt, ellipse, line } from '../drawing/svg.ts'

interface SliceColours {
  readonly edge: string
  readonly face: string
  readonly light: string
}

const FILLING = { leaf: '#6FA347', cream: '#FBF3E0' }

/** A thin slice rolled around a filling, with the end of the slice on top. */
const rolledSlice =
  ({ edge, face, light }: SliceColours): DrawPiece =>
  () =>
    blockPiece(
      [14, 36, 6.6],
      line('M-2-17Q-5-23-8-22M2-17Q4-24 8-23', FILLING.leaf, 3),
      block([14, 36, 6.6], edge),
      blockAt([-0.4, -0.3], [12.4, 34, 6], face),
      line('M3.6-15Q5 0 3.6 15', edge, 1.3),
      line('M-3.4-12V11', light, 2.2),
      ellipse([0, -16.4], [4.6, 2.4], FILLING.cream),
      line('M-2-16.6H2', FILLING.leaf, 1.8),
    )

export const beefRoll = rolledSlice({ edge: '#7E342E', face: '#BE665C', light: '#DD9488' })
export const hamRoll = rolledSlice({ edge: '#C9706C', face: '#F2AFA8', light: '#FBD3CC' })

/** Zraz: a slice of beef rolled around bacon and gherkin, browned and stewed, with a skewer. */
export const braisedRoll: DrawPiece = (random) =>
  blockPiece(
    [17, 40, 8],
    block([17, 40, 8], '#54301C'),
    blockAt([-0.4, -0.5], [15.2, 38, 7.2], '#9C6038'),
    line('M4-15Q6 0 4 15', '#5E3620', 1.4),
    line(dotsIn(9, [4, 15], random), { colour: '#C48E5C', opacity: 0.7 }, 2.2),
    line('M-4-13V12', '#BE8452', 2),
    line('M-10 7L11-8', '#DDB878', 1.5),
    ellipse([0, -18.4], [5, 2.3], '#9CB35A'),
    ellipse([0, -18.4], [2.6, 1.2], '#D77A66'),
  )

/** A prune in a slice of bacon, fried until crisp. */
export const baconPrune: DrawPiece = () =>
  blockPiece(
    [19, 14, 6.6],
    block([23, 11, 5.5], '#2E1A26'),
    line('M-9-3Q-10 0-9 3', '#6A4A5E', 1.2),
    block([14, 14.6, 3.4], '#8A3222'),
    blockAt([-0.2, -0.4], [12.4, 13.4, 3], '#C25A40'),
    line('M-3.6-5.6Q-2.4 0-3.6 5.6M2.8-5.8Q4 0 2.8 5.6', '#F4CDB0', 2),
    line('M-.4-9V8', '#DDB878', 1.2),
  )
