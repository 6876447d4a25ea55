import { dots } from '../drawing/outlines.ts'
import { blockPiece, cutPiece, joinedPiece, type DrawPiece, type Piece } from '../drawing/piece.ts'
import type { Random } from '../drawing/random.ts'
import { block, blockAt, ellipse, group, line, shape, type Point } from '../drawing/svg.ts'

interface CutLoaf {
  readonly crust: string
  readonly crumb: string
}

const pores = (places: readonly (readonly [Point, number])[], colour: string): string =>
  places.map(([at, size]) => ellipse(at, [size, size * 0.72], colour)).join('')

const SOURDOUGH = { crust: '#7E4520', bloom: '#B0723A', crumb: '#EFDDB8', pore: '#D3B580', hole: '#C4A068' }
const HEARTH_OUTLINE = 'M-27 8C-30-12-16-25 0-25C16-25 30-12 27 8C26 20 18 23 0 23C-18 23-26 20-27 8Z'
const BIG_PORES: readonly (readonly [Point, number])[] = [
  [[-12, -9], 3.8],
  [[3, -14], 2.8],
  [[12, -3], 4.2],
  [[-4, 2], 3],
  [[-16, 7], 2.8],
  [[5, 12], 3.6],
  [[17, 9], 2.4],
]

/** A wide slice of a round loaf: dark crust, large holes. */
export const sourdoughSlice: DrawPiece = (random) =>
  cutPiece(
    HEARTH_OUTLINE,
    shape(HEARTH_OUTLINE, SOURDOUGH.crust),
    group({ at: [0, 0], scale: 0.94 }, shape(HEARTH_OUTLINE, SOURDOUGH.bloom)),
    group({ at: [0, 0.2], scale: 0.87 }, shape(HEARTH_OUTLINE, SOURDOUGH.crumb)),
    line(dots(16, 17, random), SOURDOUGH.pore, 1.5),
    pores(BIG_PORES, SOURDOUGH.hole),
  )

const PUMPERNICKEL = { crust: '#2A1710', crumb: '#4A2C1D', grain: '#8A6142', dark: '#311C12' }

/** Dense, dark and square, full of whole grains. */
export const pumpernickelSlice: DrawPiece = (random) =>
  blockPiece(
    [46, 46, 2],
    block([46, 46, 2], PUMPERNICKEL.crust),
    blockAt([-0.3, -0.3], [43, 43, 1.6], PUMPERNICKEL.crumb),
    line(dots(30, 20, random), PUMPERNICKEL.dark, 2.4),
    line(grains(34, random), PUMPERNICKEL.grain, 1.9),
  )

const grains = (count: number, random: Random): string =>
  Array.from({ length: count }, () => {
    const [x, y] = [Math.round(random() * 38 - 19), Math.round(random() * 38 - 19)]
    return `M${x} ${y}l${(random() * 2.4).toFixed(1)} 1.2`
  }).join('')

const BAGUETTE = { crust: '#A7642A', top: '#D29A50', score: '#F3DCAA', crumb: '#F7E9C8', pore: '#DDC390' }

/** Half a piece of baguette, its cut face up. */
export const baguetteHalf: DrawPiece = (random) =>
  blockPiece(
    [23, 54, 10],
    block([23, 54, 10], BAGUETTE.crust),
    blockAt([-0.2, -0.2], [18.6, 49.6, 8], BAGUETTE.crumb),
    line(dots(12, 8, random), BAGUETTE.pore, 2.4),
    pores(
      [
        [[-3, -16], 2.4],
        [[4, -7], 1.9],
        [[-4, 3], 2.2],
        [[3, 13], 2.6],
        [[-2, 19], 1.7],
      ],
      BAGUETTE.pore,
    ),
  )

const STICK_OUTLINE = 'M0-30C7-26 8-18 8 0C8 18 7 26 0 30C-7 26-8 18-8 0C-8-18-7-26 0-30Z'

/** The whole stick with its slanted cuts. */
export const baguetteStick: DrawPiece = () => ({
  ...turned(
    cutPiece(
      STICK_OUTLINE,
      shape(STICK_OUTLINE, BAGUETTE.crust),
      group({ at: [-0.7, 0], scale: 0.9 }, shape(STICK_OUTLINE, BAGUETTE.top)),
      line('M-4-19Q1-17 4-22M-5-9Q0-7 5-12M-5 1Q0 3 5-2M-5 11Q0 13 5 8M-4 21Q0 22 4 18', BAGUETTE.score, 2.6),
    ),
    40,
  ),
})

const turned = (piece: Piece, turn: number): Piece => joinedPiece([{ ...piece, turn }])

const CIABATTA = { crust: '#B98346', flour: '#EBD3A4', crumb: '#FAF0D8', hole: '#DEC692' }
const SLIPPER_OUTLINE = 'M-17-26C-6-29 8-28 17-25C20-10 19 8 18 24C8 29-8 28-18 25C-20 8-19-10-17-26Z'

/** Half a slipper loaf, cut open: pale crumb with very large holes. */
export const ciabattaHalf: DrawPiece = (random) =>
  cutPiece(
    SLIPPER_OUTLINE,
    shape(SLIPPER_OUTLINE, CIABATTA.crust),
    group({ at: [0, 0], scale: 0.95 }, shape(SLIPPER_OUTLINE, CIABATTA.flour)),
    group({ at: [0, 0], scale: 0.87 }, shape(SLIPPER_OUTLINE, CIABATTA.crumb)),
    line(dots(14, 13, random), CIABATTA.hole, 1.7),
    pores(
      [
        [[-7, -15], 4.6],
        [[6, -9], 3.6],
        [[-5, 2], 3.4],
        [[7, 8], 4.8],
        [[-8, 15], 3.8],
        [[4, 20], 2.4],
      ],
      CIABATTA.hole,
    ),
  )

const CHALLAH = { crust: '#8A4A1C', bun: '#C67C30', shine: '#EBB868', crumb: '#F9E6A8', pore: '#E5C670' }
const CHALLAH_SLICE = 'M-24 14C-28-2-24-10-18-13C-16-22-4-24 0-21C4-24 16-22 18-13C24-10 28-2 24 14C22 22-22 22-24 14Z'

/** A yellow slice whose rounded top shows the strands. */
export const challahSlice: DrawPiece = (random) =>
  cutPiece(
    CHALLAH_SLICE,
    shape(CHALLAH_SLICE, CHALLAH.crust),
    group({ at: [0, 0.2], scale: 0.88 }, shape(CHALLAH_SLICE, CHALLAH.crumb)),
    line('M0-17Q-2-10-9-6M0-17Q3-9 10-5', { colour: CHALLAH.pore, opacity: 0.9 }, 1.4),
    line(dots(18, 15, random), CHALLAH.pore, 1.6),
  )

const STRAND_OUTLINE = 'M-12 4C-12-6-2-9 8-7C14-5 13 4 6 7C0 9-11 10-12 4Z'
const STRAND = [
  shape(STRAND_OUTLINE, CHALLAH.crust),
  group({ at: [-0.3, -0.6], scale: 0.86 }, shape(STRAND_OUTLINE, CHALLAH.bun)),
  line('M-7 0Q-2-5 5-4', CHALLAH.shine, 2),
].join('')
const BRAID: readonly (readonly [Point, turn: number])[] = [
  [[5, -20], 50],
  [[-5, -14], 130],
  [[6, -7], 50],
  [[-6, -1], 130],
  [[6, 6], 50],
  [[-5, 12], 130],
  [[4, 19], 50],
]

/** The plaited loaf from above. */
export const challahLoaf: DrawPiece = (random) =>
  joinedPiece([
    ...BRAID.map(([at, turn]) => ({ silhouette: shape(STRAND_OUTLINE), body: STRAND, at, turn })),
    { silhouette: '', body: line(dots(22, 17, random), '#F6E9C8', 1.3), at: [0, 0] as const },
  ])

const TIN_OUTLINE = 'M-20-14C-25-22-11-26 0-25C11-26 25-22 20-14V20Q20 25 15 25H-15Q-20 25-20 20Z'

const seededTin =
  ({ crust, crumb }: CutLoaf): DrawPiece =>
  (random) =>
    cutPiece(
      TIN_OUTLINE,
      shape(TIN_OUTLINE, crust),
      group({ at: [0, 0.2], scale: 0.88 }, shape(TIN_OUTLINE, crumb)),
      line(dots(26, 16, random), '#E0C48C', 1.3),
      line(grains(12, random).replaceAll('1.2', '1.6'), '#7C6238', 1.5),
    )

/** Smaller and paler than wheat bread, and with seeds in it. */
export const glutenFreeSlice = seededTin({ crust: '#C4924C', crumb: '#F6E6BE' })
