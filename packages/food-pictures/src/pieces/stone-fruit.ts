import { rosette } from '../drawing/outlines.ts'
import { cutPiece, ovalPiece, roundPiece, type DrawPiece } from '../drawing/piece.ts'
import { slicedPiece } from '../drawing/slices.ts'
import { circle, disc, ellipse, group, line, oval, shape } from '../drawing/svg.ts'

const APRICOT = {
  skin: '#DC7A1E',
  flesh: '#FBB550',
  hollow: '#E08F30',
  stone: '#8A5A2E',
  light: '#A97844',
  blush: '#F9CE86',
}

/** A half with its stone. */
export const apricotHalf: DrawPiece = () =>
  ovalPiece(
    [8, 8.6],
    oval([8, 8.6], APRICOT.skin),
    ellipse([-0.2, -0.3], [7, 7.6], APRICOT.flesh),
    line('M-5-2Q-4-5.4-1-6', APRICOT.blush, 1.4),
    ellipse([0.2, 0.4], [3.8, 4.8], APRICOT.hollow),
    ellipse([0.2, 0.4], [2.9, 3.9], APRICOT.stone),
    ellipse([-0.4, -0.2], [1.7, 2.8], APRICOT.light),
  )

const NECTARINE = { skin: '#A3202A', flesh: '#FAC75E', blush: '#D9452F' }

/** Smooth dark red skin, yellow flesh, red where the stone was. */
export const nectarineSlices: DrawPiece = () =>
  slicedPiece(
    ovalPiece(
      [3.6, 10],
      oval([3.6, 10], NECTARINE.skin),
      ellipse([-0.9, 0], [2.6, 9.2], NECTARINE.flesh),
      ellipse([-2.2, 0], [1, 4.6], NECTARINE.blush),
    ),
    { count: 5, step: 4.6, tilt: 9, drop: 0.8 },
  )

const FIG = { skin: '#4A2450', rim: '#F3E3D0', flesh: '#C7455A', heart: '#E58A86', seed: '#FBE3B4' }
const FIG_OUTLINE = 'M0-11C1.6-8 7-4 7.4 2C7.6 7 4 9.4 0 9.4C-4 9.4-7.6 7-7.4 2C-7-4-1.6-8 0-11Z'

/** A half cut through the stalk. */
export const figHalf: DrawPiece = () =>
  cutPiece(
    FIG_OUTLINE,
    shape(FIG_OUTLINE, FIG.skin),
    group({ at: [0, 0.4], scale: 0.86 }, shape(FIG_OUTLINE, FIG.rim)),
    group({ at: [0, 1.2], scale: 0.66 }, shape(FIG_OUTLINE, FIG.flesh)),
    ellipse([0, 2], [1.8, 3.2], FIG.heart),
    line(
      'M-3 0h.01M-3.6 3h.01M-2 5.6h.01M.4 6.4h.01M2.8 4.6h.01M3.4 1.4h.01M2-1.4h.01M-1.4-2.6h.01M1.6 3h.01M-1.4 3h.01',
      FIG.seed,
      1,
    ),
  )

const DRIED_FIG = { edge: '#8E6434', flesh: '#C49A5E', fold: '#A37A44', bloom: '#E6CFA0', tip: '#6E4A26' }

/** Flattened, wrinkled towards the stalk. */
export const driedFig: DrawPiece = () =>
  ovalPiece(
    [8, 6.8],
    line('M0-6V-9', DRIED_FIG.tip, 2),
    oval([8, 6.8], DRIED_FIG.edge),
    ellipse([-0.3, -0.4], [7, 5.8], DRIED_FIG.flesh),
    line('M0-5.4V-1M-1.6-5Q-4-2-5 2M1.6-5Q4-2 5 2M-.8-4.8Q-2 0-2 4M.8-4.8Q2 0 2 4', DRIED_FIG.fold, 0.9),
    line('M-4.6-2Q-3-4-1.4-4.4', DRIED_FIG.bloom, 1.1),
  )

const PRUNE = { skin: '#241620', light: '#4A3340', wrinkle: '#7A6272' }
const PRUNE_OUTLINE = 'M-8 0C-8-5-3-6.4 1-6C6-5.6 8.4-3 8 1C7.6 5 3 6.6-1 6C-5.6 5.6-8 4-8 0Z'

export const prune: DrawPiece = () =>
  cutPiece(
    PRUNE_OUTLINE,
    shape(PRUNE_OUTLINE, PRUNE.skin),
    group({ at: [-0.4, -0.6], scale: 0.82 }, shape(PRUNE_OUTLINE, PRUNE.light)),
    line('M-5-1Q-2-3.4 1-2.4T5-2.6M-4.6 2Q-2 .6 1 1.6T5.4 1', PRUNE.skin, 1.3),
    line('M-4.4-2.6Q-2.6-4.2-.4-4', PRUNE.wrinkle, 1.2),
  )

const PERSIMMON = { skin: '#E0691A', flesh: '#F9983C', star: '#FCC987', core: '#E98428' }
const RAYS = rosette('M0-2L1.5-5.6Q0-7-1.5-5.6Z', 8)

/** A slice across: the star of its seed chambers. */
export const persimmonSlice: DrawPiece = () =>
  roundPiece(
    9.4,
    disc(9.4, PERSIMMON.skin),
    disc(8.5, PERSIMMON.flesh),
    shape(RAYS, PERSIMMON.star),
    disc(1.5, PERSIMMON.core),
  )

const CALYX = { leaf: '#7E8C3E', light: '#A9B562', stem: '#6E4F2C', shine: '#FDC98A' }
const FOUR_LEAVES = rosette('M0 1Q-3.4-2-2.6-5Q0-7.4 2.6-5Q3.4-2 0 1Z', 4)

/** The whole fruit from above, with its four-leaved calyx. */
export const persimmon: DrawPiece = () =>
  roundPiece(
    10.4,
    disc(10.4, PERSIMMON.skin),
    circle([-0.6, -0.8], 9.2, PERSIMMON.flesh),
    line('M-7-3.4Q-5.6-6.4-3-7.6', CALYX.shine, 1.7),
    shape(FOUR_LEAVES, CALYX.leaf),
    line(rosette('M0-1L0-4.4', 4), CALYX.light, 1),
    disc(1.5, CALYX.stem),
  )

const MANDARIN = { edge: '#DE7A16', flesh: '#F9A233', light: '#FCC77A', pith: '#FFF3DC' }
const SEGMENT = 'M-9 2C-8-6 8-6 9 2C9 4 7 4.6 5 3.6C2 2-2 2-5 3.6C-7 4.6-9 4-9 2Z'

/** One peeled segment. */
export const mandarinSegment: DrawPiece = () =>
  cutPiece(
    SEGMENT,
    shape(SEGMENT, MANDARIN.edge),
    group({ at: [0, -0.4], scale: 0.86 }, shape(SEGMENT, MANDARIN.flesh)),
    line('M-5.4-.6Q0-4.2 5.4-.6', MANDARIN.light, 1.3),
    line('M-5.6 3Q0 .4 5.6 3', MANDARIN.pith, 0.9),
  )

const PEEL = { skin: '#E9801A', light: '#F9A840', pore: '#DB7212', leaf: '#4F8F3C' }

/** The whole mandarin with a leaf. */
export const mandarin: DrawPiece = () =>
  roundPiece(
    10,
    disc(10, PEEL.skin),
    circle([-0.7, -0.9], 8.8, PEEL.light),
    line('M-4-2h.01M-1-5h.01M3-3h.01M5 1h.01M1 2h.01M-3 3h.01M-6 1h.01M2 6h.01M-2 7h.01M6 5h.01', PEEL.pore, 1),
    shape('M0-7Q4-13 10-10Q8-5 0-7Z', PEEL.leaf),
    line('M1-7.4L7-9.6', '#A9D084', 0.8),
    line('M0-7h.01', '#5E4A22', 2),
  )
