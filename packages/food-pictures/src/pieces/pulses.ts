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
export const blackLentil = pea({ shade: '#1B191E', skin: '#35323A', shine: '#5C5764' }, 2.4)
export const brownLentil = pea({ shade: '#5E4426', skin: '#8B6B40', shine: '#B08E5E' }, 2.4)
export const splitPea = pea({ shade: '#BE8F2A', skin: '#ECC45A', shine: '#F9E29A' }, 2.8)
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
export const mungBean = bean('#5E7529', '#A9BF66')

interface FlatBeanColours {
  readonly edge: string
  readonly skin: string
  readonly shine: string
  readonly scar: string
}

const FLAT_BEAN = 'M0-6.4C4.6-6.4 6-2 4.6 1C4 3 4.4 6 0 6.4C-4.4 6-6-2 0-6.4Z'

/** A large flat bean with its scar. */
const flatBean =
  ({ edge, skin, shine, scar }: FlatBeanColours): DrawPiece =>
  () =>
    cutPiece(
      FLAT_BEAN,
      shape(FLAT_BEAN, edge),
      shape('M0-5.4C3.8-5.4 4.9-1.8 3.7.8C3.2 2.6 3.4 5 0 5.3C-3.4 5-4.8-1.8 0-5.4Z', skin),
      line('M-1.6-2.4Q-2.2.4-1 3', shine, 1.2),
      line('M4-1.6Q4 0 3.6 1', scar, 1.3),
    )

export const butterBean = flatBean({ edge: '#CBB98C', skin: '#F6EBCB', shine: '#FFFCF0', scar: '#B59C66' })
export const broadBean = flatBean({ edge: '#7C9A44', skin: '#B5CF74', shine: '#DDEBB0', scar: '#4A4A2A' })

const LUPIN = { edge: '#CF9418', skin: '#F6C843', shine: '#FDE595', dimple: '#B5790F' }

/** Yellow, round and flat, with a small hole. */
export const lupinBean: DrawPiece = () =>
  roundPiece(
    4.8,
    disc(4.8, LUPIN.edge),
    circle([-0.3, -0.4], 3.9, LUPIN.skin),
    line('M-2-1.6Q-.8-2.8.8-2.6', LUPIN.shine, 1),
    line('M1.6 1.4h.01', LUPIN.dimple, 1.7),
  )
