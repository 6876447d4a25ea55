import { degrees, leafOutline, rosette } from '../drawing/outlines.ts'
import { cutPiece, flatPiece, roundPiece, type DrawPiece } from '../drawing/piece.ts'
import { disc, group, line, shape } from '../drawing/svg.ts'

interface HerbGreens {
  readonly blade: string
  readonly light: string
  readonly vein: string
}

const BROAD_LEAF = leafOutline(6.4, 5.4)

const broadLeaf =
  ({ blade, light, vein }: HerbGreens): DrawPiece =>
  () =>
    cutPiece(
      BROAD_LEAF,
      shape(BROAD_LEAF, blade),
      shape('M0-6C4-3 4 3 0 6Z', { colour: light, opacity: 0.7 }),
      line('M0-4.6V5.4', vein, 0.7),
    )

export const basilLeaf = broadLeaf({ blade: '#3B8A43', light: '#5CA85C', vein: '#A8D59A' })

const MINT = { blade: '#2F8F62', light: '#58B585', vein: '#B4E0C2' }
const MINT_OUTLINE =
  'M0-7L2-5.4L2.8-3.8L3.8-2.4L3.8-.6L4.4 1L3.6 2.8L3 4.6L1.4 6L0 7L-1.4 6L-3 4.6L-3.6 2.8L-4.4 1L-3.8-.6L-3.8-2.4L-2.8-3.8L-2-5.4Z'

export const mintLeaf: DrawPiece = () =>
  cutPiece(
    MINT_OUTLINE,
    shape(MINT_OUTLINE, MINT.blade),
    shape('M0-6.4C3.6-3 3.6 3 0 6.4Z', { colour: MINT.light, opacity: 0.7 }),
    line('M0-5V6M0-1.6L2-3M0 1.4L2.4-.2M0 .2L-2.2-1.4M0 3.4L-2.2 1.8', MINT.vein, 0.6),
  )

const PARSLEY_LEAF = rosette('M0 .6C-2.8-1-3.4-4.4-1.4-4.4C-.8-6 .8-6 1.4-4.4C3.4-4.4 2.8-1 0 .6Z', 3)

const trefoil =
  (blade: string, heart: string): DrawPiece =>
  (random) =>
    roundPiece(3, group({ turn: degrees(random()) }, shape(PARSLEY_LEAF, blade)) + disc(0.8, heart))

export const parsleyLeaf = trefoil('#4C9A46', '#8CC97C')
export const corianderLeaf = trefoil('#6AA83A', '#B2D67E')

export const dillFrond: DrawPiece = () =>
  flatPiece(line('M0 9Q1 0 0-9M0 5l5-4M.4 2l-5-4M.4-1l4.6-4M.2-4l-4-4M0-7l2.4-3', '#4F9146', 1.1))

export const chiveRing: DrawPiece = () => flatPiece(line('M-3 0h6', '#4F9A45', 1.8), line('M-3-.3h5', '#86C377', 0.6))

const sprig =
  (stem: string, leaf: string): DrawPiece =>
  () =>
    flatPiece(
      line('M0 8Q1 0 0-8', stem, 0.9),
      line('M-2.4 4.6h.8M2 2.4h.8M-2.2-.6h.8M2-2.8h.8M-1.8-5.4h.6M.4-8.2h.01', leaf, 2.4),
    )

export const thymeSprig = sprig('#8A7A4E', '#6E8F57')
export const oreganoSprig = sprig('#7C7A45', '#5E8A3D')
export const marjoramSprig = sprig('#8C8A55', '#8AA06A')
