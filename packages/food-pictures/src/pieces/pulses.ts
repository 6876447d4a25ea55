import { cutPiece, ovalPiece, roundPiece, type DrawPiece } from '../drawing/piece.ts'
import { circle, disc, line, oval, shape } from '../drawing/svg.ts'

interface PeaColours {
  readonly shade: string
  readonly skin: string
  readonly shine: string
}

const pea =
  ({ shade, skin, shine }: PeaColours, radius: number): DrawPiece =>
  () =>
    roundPiece(
      radius,
      disc(radius, shade),
      circle([-0.25, -0.3], radius * 0.8, skin),
      circle([-0.5, -0.6], radius * 0.55, shine),
    )

export const greenPea = pea({ shade: '#548B2F', skin: '#7BB344', shine: '#A3D069' }, 3.6)
export const edamameBean = pea({ shade: '#6D9B3A', skin: '#95C053', shine: '#BBDB7E' }, 3.9)
export const redLentil = pea({ shade: '#C2602A', skin: '#E58A4A', shine: '#F2AE74' }, 2.4)
export const greenLentil = pea({ shade: '#6B5A2C', skin: '#93804A', shine: '#B3A266' }, 2.4)

const CHICKPEA = { shade: '#C9994E', skin: '#EACB8C', crease: '#CFA45C' }

export const chickpea: DrawPiece = () =>
  roundPiece(
    4.4,
    disc(4.4, CHICKPEA.shade),
    circle([-0.4, -0.5], 3.5, CHICKPEA.skin),
    line('M-.6-3.4Q1-2 .4 0', CHICKPEA.crease, 0.9),
  )

const KIDNEY = { skin: '#7A1F26', shine: '#B5545A' }
const KIDNEY_OUTLINE = 'M0-5.4C4-5 4.4-1.6 2.6 0C4.4 1.6 4 5 0 5.4C-4.6 5-4.6-5 0-5.4Z'

export const kidneyBean: DrawPiece = () =>
  cutPiece(KIDNEY_OUTLINE, shape(KIDNEY_OUTLINE, KIDNEY.skin), line('M-2-2.6Q-3 0-2 2.6', KIDNEY.shine, 1.1))

const bean =
  (skin: string, shine: string): DrawPiece =>
  () =>
    ovalPiece([3, 4.8], oval([3, 4.8], skin), line('M-1.2-2.4Q-2 0-1.2 2.4', shine, 1))

export const blackBean = bean('#2B2430', '#6B5F73')
export const whiteBean = bean('#E2D4B0', '#FFFBEE')
