import { rosette } from '../drawing/outlines.ts'
import { cutPiece, roundPiece, type DrawPiece } from '../drawing/piece.ts'
import { circle, disc, ellipse, group, line, shape } from '../drawing/svg.ts'

const PINEAPPLE = { edge: '#DDA322', flesh: '#FBD65C', fibre: '#EDBC3C', light: '#FEEB9E' }
const KEYSTONE = 'M-8-7Q0-10 8-7L4.4 7Q0 5-4.4 7Z'

/** A chunk of a ring with its fibres. */
export const pineappleChunk: DrawPiece = () =>
  cutPiece(
    KEYSTONE,
    shape(KEYSTONE, PINEAPPLE.edge),
    shape('M-6.6-6.2Q0-8.8 6.6-6.2L3.4 5Q0 3.6-3.4 5Z', PINEAPPLE.flesh),
    line('M-4-5.4L-2 3.4M0-6.6V3M4-5.4L2 3.4', PINEAPPLE.fibre, 1),
    line('M-4.4-6Q-2-7.2.6-7.2', PINEAPPLE.light, 1.1),
  )

const RIND = { skin: '#B27A2A', dark: '#7E5418', eye: '#D9A648' }
const CROWN = 'M0-6L-3-16L-1-12L0-18L1-12L3-16ZM-2-6L-8-13L-4-11ZM2-6L8-13L4-11ZM-3-5L-9-8L-5-8ZM3-5L9-8L5-8Z'

/** The whole fruit with its crown. */
export const pineapple: DrawPiece = () => ({
  silhouette: ellipse([0, 4], [8, 10.4]),
  body:
    `<g stroke="#3F7A3C" stroke-width=".8">${shape(CROWN, '#5FA04A')}</g>` +
    ellipse([0, 4], [8.2, 10.6], RIND.dark) +
    ellipse([-0.2, 3.8], [7.3, 9.7], RIND.skin) +
    line('M-6-1L4 13M-7 5L0 14M-3-5L7 9M2-6L7.6 3M6-1L-4 13M7 5L0 14M3-5L-7 9M-2-6L-7.6 3', RIND.dark, 0.9) +
    line('M0-3h.01M-3 1.4h.01M3 1.4h.01M0 5.6h.01M-4 6h.01M4 6h.01M-2 10h.01M2 10h.01', RIND.eye, 2),
})

interface MelonColours {
  readonly rind: string
  readonly net: string
  readonly pale: string
  readonly flesh: string
  readonly light: string
}

const CRESCENT = 'M-14-6C-12 12 12 12 14-6C9 0-9 0-14-6Z'

const melonSlice =
  ({ rind, net, pale, flesh, light }: MelonColours): DrawPiece =>
  () =>
    cutPiece(
      CRESCENT,
      shape(CRESCENT, rind),
      line('M-11 1.6l2 2M-6 5.6l2 1M0 7h2M6 5.6l2-1M10.4 2.6l1.4-2', net, 1),
      shape('M-13.6-6C-11 9.4 11 9.4 13.6-6C9 0-9 0-13.6-6Z', pale),
      shape('M-13.2-5.8C-10 7.4 10 7.4 13.2-5.8C9 0-9 0-13.2-5.8Z', flesh),
      line('M-8-.8Q0 2.6 8-.8', light, 1.6),
    )

export const melonCrescent = melonSlice({
  rind: '#8F9A54',
  net: '#DCD9A8',
  pale: '#DCE39C',
  flesh: '#F9AE62',
  light: '#FCD09C',
})

const WATERMELON = {
  rind: '#2F6B34',
  stripe: '#7FB35A',
  pith: '#F1F6DC',
  flesh: '#E8414A',
  light: '#F47D7C',
  seed: '#2B1A1C',
}
const WEDGE = 'M0-12L12 7Q0 14-12 7Z'

export const watermelonWedge: DrawPiece = () =>
  cutPiece(
    WEDGE,
    shape(WEDGE, WATERMELON.rind),
    shape('M0-12L11.6 6.2Q0 12.6-11.6 6.2Z', WATERMELON.stripe),
    shape('M0-12L11 5.2Q0 11.4-11 5.2Z', WATERMELON.pith),
    shape('M0-12L10.2 3.9Q0 9.6-10.2 3.9Z', WATERMELON.flesh),
    line('M-1-7.6L-5-1', WATERMELON.light, 1.5),
    line('M0-3.4v.9M-3.4 2.6v.9M3.4 2.4v.9M0 5v.9M-6.4 4.4v.6M6.6 4.2v.6', WATERMELON.seed, 1.7),
  )

const PAPAYA = {
  skin: '#D9922A',
  flesh: '#F58A45',
  light: '#FBB27C',
  hollow: '#E0682E',
  seed: '#2A2622',
  shine: '#7E7A74',
}
const PAPAYA_OUTLINE = 'M0-14C4-14 5-9 6-5C8-1 9 3 8 7C6 12 3 13 0 13C-3 13-6 12-8 7C-9 3-8-1-6-5C-5-9-4-14 0-14Z'
const SEED_COURSE = 'M0-5h.01M-2-1.6h.01M2-1.4h.01M0 1.6h.01M-3 3h.01M3 3h.01M-1 5.6h.01M2 6.4h.01M-2.6 7h.01M0 8.6h.01'

/** Half a fruit with its black seeds. */
export const papayaHalf: DrawPiece = () =>
  cutPiece(
    PAPAYA_OUTLINE,
    shape(PAPAYA_OUTLINE, PAPAYA.skin),
    group({ at: [-0.1, 0], scale: 0.88 }, shape(PAPAYA_OUTLINE, PAPAYA.flesh)),
    line('M-4-4Q-6 1-5.6 5', PAPAYA.light, 1.5),
    shape('M0-7.6C2.6-4 4.6 1 4.4 5C4 9 2 10.4 0 10.4C-2 10.4-4 9-4.4 5C-4.6 1-2.6-4 0-7.6Z', PAPAYA.hollow),
    line(SEED_COURSE, PAPAYA.seed, 2.7),
    line(SEED_COURSE.replaceAll('h.01', 'h.3'), PAPAYA.shine, 0.7),
  )

const PASSION = {
  skin: '#3F1E3C',
  light: '#6B3A64',
  pith: '#FBEFF0',
  pulp: '#F0A81E',
  glow: '#FBCB56',
  seed: '#2A2119',
}
const SEEDS = rosette('M0-2.6L0-4.2', 7)

/** Half a fruit: thick dark rind, yellow pulp, black seeds. */
export const passionFruitHalf: DrawPiece = () =>
  roundPiece(
    9,
    disc(9, PASSION.skin),
    circle([-0.4, -0.5], 8.2, PASSION.light),
    disc(7.2, PASSION.pith),
    disc(6.2, PASSION.pulp),
    circle([-0.8, -0.9], 4.6, PASSION.glow),
    line(SEEDS, PASSION.seed, 1.8),
    line('M0 .4h.01', PASSION.seed, 1.8),
  )

const HALF_POMEGRANATE = { skin: '#B32434', pith: '#FBEBD0', cell: '#D62848', dark: '#9C0F30' }
const CELLS = rosette('M0-1.6Q-4-4-3-7.4Q0-9 3-7.4Q4-4 0-1.6Z', 6)
const ARILS = rosette('M-1.2-6.6L-1.2-6.5M1.2-6.6L1.2-6.5M0-4L0-4.1', 6)

/** Half a pomegranate for lists: seeds in their chambers and the crown. */
export const pomegranateHalf: DrawPiece = () => ({
  silhouette: disc(10.6),
  body:
    shape('M-3.6-9L-5-14L-1.6-12L0-15L1.6-12L5-14L3.6-9Z', HALF_POMEGRANATE.skin) +
    disc(10.6, HALF_POMEGRANATE.skin) +
    disc(9.4, HALF_POMEGRANATE.pith) +
    shape(CELLS, HALF_POMEGRANATE.cell) +
    line(ARILS, HALF_POMEGRANATE.dark, 1.5),
})
