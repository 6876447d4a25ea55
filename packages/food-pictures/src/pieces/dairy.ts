import { FULL_TURN, polar } from '../drawing/outlines.ts'
import { blockPiece, cutPiece, roundPiece, type DrawPiece } from '../drawing/piece.ts'
import { block, blockAt, circle, disc, line, shape } from '../drawing/svg.ts'

const FETA = { edge: '#E6DAC0', face: '#FFFDF6' }

export const fetaCube: DrawPiece = () =>
  blockPiece([8, 7.4, 1.4], block([8, 7.4, 1.4], FETA.edge), blockAt([-0.3, -0.6], [7, 6.4, 1.2], FETA.face))

export const mozzarellaSlice: DrawPiece = () =>
  roundPiece(8.4, disc(8.4, '#E9E0CC'), circle([-0.25, -0.3], 7.2, '#FFFDF8'), circle([-0.6, -0.8], 5, '#FFFFFF'))

interface CurdColours {
  readonly shade: string
  readonly curd: string
}

const curds =
  ({ shade, curd }: CurdColours, size: number): DrawPiece =>
  (random) => {
    const spots = Array.from({ length: 8 }, () => polar(random() * FULL_TURN, Math.sqrt(random()) * 8))
    return {
      silhouette: spots.map((spot) => circle(spot, size + 0.2)).join(''),
      body: spots.map(([x, y]) => circle([x, y], size, shade) + circle([x - 0.4, y - 0.5], size - 0.6, curd)).join(''),
    }
  }

export const cottageCurds = curds({ shade: '#EFE6D3', curd: '#FFFDF7' }, 3.4)
export const twarogCrumbs = curds({ shade: '#E6DAC0', curd: '#FDF8EA' }, 3.8)

const PARMESAN = { edge: '#E6C879', face: '#F8E7B4' }
const PARMESAN_OUTLINE = 'M-7-2L-1-4L7-1L3 3L-5 2Z'

export const parmesanShaving: DrawPiece = () =>
  cutPiece(PARMESAN_OUTLINE, shape(PARMESAN_OUTLINE, PARMESAN.edge), shape('M-6.4-2L-1-3.6L6-1L0 .6Z', PARMESAN.face))

const HALLOUMI = { crust: '#D6A24F', face: '#FBEFCB', grill: '#B77B33' }

export const halloumiSlice: DrawPiece = () =>
  blockPiece(
    [13, 10, 2.4],
    block([13, 10, 2.4], HALLOUMI.crust),
    block([11.6, 8.6, 2], HALLOUMI.face),
    line('M-4-4L-2 4M0-4L2 4M4-4L5.6 3', { colour: HALLOUMI.grill, opacity: 0.8 }, 1.4),
  )

const GOUDA = { rind: '#E3AE3C', face: '#FBD774', hole: '#E9BC52' }

export const goudaSlice: DrawPiece = () =>
  blockPiece(
    [11, 9, 2],
    block([11, 9, 2], GOUDA.rind),
    block([9, 7, 1.6], GOUDA.face),
    line('M-2-1h.01M2 1.4h.01', GOUDA.hole, 1.8),
  )
