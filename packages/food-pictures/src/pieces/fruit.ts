import { rosette } from '../drawing/outlines.ts'
import { blockPiece, cutPiece, ovalPiece, roundPiece, type DrawPiece } from '../drawing/piece.ts'
import { slicedPiece } from '../drawing/slices.ts'
import { block, blockAt, circle, disc, ellipse, group, line, oval, shape } from '../drawing/svg.ts'

const BANANA = { edge: '#EFD27C', flesh: '#FBF0C6', core: '#F6E5AA', seed: '#BE9A58' }

export const bananaSlice: DrawPiece = () =>
  roundPiece(
    7.4,
    disc(7.4, BANANA.edge),
    circle([-0.2, -0.3], 6.5, BANANA.flesh),
    disc(3.4, BANANA.core),
    line(rosette('M0-1.1L0-2.3', 3), BANANA.seed, 1),
  )

const APPLE = { skin: '#C8413A', flesh: '#FBF2D2' }
const APPLE_OUTLINE = 'M0-6C3-9 9-8 9.4-1C9.6 5 5 10 2.4 9.4Q0 8.6-2.4 9.4C-5 10-9.6 5-9.4-1C-9-8-3-9 0-6Z'
const APPLE_SLICE = 'M-2-11C5.4-9 5.4 9-2 11C-1 4-1-4-2-11Z'

export const appleSlices: DrawPiece = () =>
  slicedPiece(
    cutPiece(
      APPLE_SLICE,
      shape(APPLE_SLICE, APPLE.skin),
      shape('M-2.2-10.4C3.4-8.4 3.4 8.4-2.2 10.4C-1 4-1-4-2.2-10.4Z', APPLE.flesh),
    ),
    { count: 5, step: 4.4, tilt: 9, drop: 0.8 },
  )

/** Cut through the core, for pressed or cooked apple. */
export const appleHalf: DrawPiece = () =>
  cutPiece(
    APPLE_OUTLINE,
    line('M0-6Q0-10 2-11', '#6E4A26', 1.4),
    shape(APPLE_OUTLINE, APPLE.skin),
    group({ at: [0, 0.3], scale: 0.87 }, shape(APPLE_OUTLINE, APPLE.flesh)),
    line('M0-4Q-3.4 1 0 5Q3.4 1 0-4', '#E3D29C', 0.9),
    line('M-1 .4v1M1 .4v1', '#7A4A26', 1.3),
  )

const PEAR = { skin: '#A8B548', flesh: '#FAF3D3', pip: '#9C7A46' }
const PEAR_SLICE = 'M0-11C2-11 2.4-5 4 1A5 5 0 1 1-4 1C-2.4-5-2-11 0-11Z'

export const pearSlices: DrawPiece = () =>
  slicedPiece(
    cutPiece(
      PEAR_SLICE,
      shape(PEAR_SLICE, PEAR.skin),
      shape('M0-9C1.6-9 2-4 3.3.8A4.1 4.1 0 1 1-3.3.8C-2-4-1.6-9 0-9Z', PEAR.flesh),
      ellipse([0, 3.4], [0.9, 1.6], PEAR.pip),
    ),
    { count: 4, step: 5, tilt: 10, drop: 0.8 },
  )

const PEACH = { skin: '#D9603A', flesh: '#F9B65A', blush: '#F08A57' }

export const peachSlices: DrawPiece = () =>
  slicedPiece(
    ovalPiece(
      [3.4, 10],
      oval([3.4, 10], PEACH.skin),
      ellipse([-0.7, 0], [2.9, 9.4], PEACH.flesh),
      ellipse([-1.6, 0], [1.4, 6], PEACH.blush),
    ),
    { count: 5, step: 4.4, tilt: 9, drop: 0.8 },
  )

const AVOCADO = { skin: '#4E6C28', green: '#A9C558', flesh: '#E3E6A0' }

export const avocadoSlices: DrawPiece = () =>
  slicedPiece(
    ovalPiece(
      [3.2, 11],
      oval([3.2, 11], AVOCADO.skin),
      ellipse([-0.6, 0], [2.7, 10.4], AVOCADO.green),
      ellipse([-1, 0.2], [1.9, 9.2], AVOCADO.flesh),
    ),
    { count: 5, step: 4.1, tilt: 9, drop: 0.8 },
  )

const PLUM = { skin: '#5B2A55', flesh: '#E9A94C', hollow: '#C77D35', shine: '#F6CD85' }
const PLUM_OUTLINE = 'M0-9C6-9 8-3 7 3C6 8 3 9 0 9C-3 9-6 8-7 3C-8-3-6-9 0-9Z'

export const plumHalf: DrawPiece = () =>
  cutPiece(
    PLUM_OUTLINE,
    shape(PLUM_OUTLINE, PLUM.skin),
    shape(
      'M0-7.6C4.8-7.6 6.6-2.4 5.8 2.4C5 6.6 2.4 7.6 0 7.6C-2.4 7.6-5 6.6-5.8 2.4C-6.6-2.4-4.8-7.6 0-7.6Z',
      PLUM.flesh,
    ),
    ellipse([0.2, 0.4], [2.4, 4.2], PLUM.hollow),
    line('M-4-2Q-3.4-5-1.2-6', PLUM.shine, 1.2),
  )

const KIWI = { skin: '#7C6A3A', rim: '#8FBC3F', flesh: '#A9CF58', core: '#F2F3CF', seed: '#2D2B1C' }
const KIWI_SEEDS = rosette('M0-3.5L0-4.5', 12)

export const kiwiSlice: DrawPiece = () =>
  roundPiece(
    9,
    disc(9, KIWI.skin),
    disc(8.2, KIWI.rim),
    disc(6.2, KIWI.flesh),
    oval([2.6, 2.2], KIWI.core),
    line(KIWI_SEEDS, KIWI.seed, 1),
  )

const MANGO = { edge: '#E8911C', flesh: '#F9B93C' }

export const mangoCube: DrawPiece = () =>
  blockPiece([9, 9, 2.4], block([9, 9, 2.4], MANGO.edge), blockAt([-0.5, -0.7], [7.4, 7.4, 2], MANGO.flesh))

const DATE = { skin: '#5E321C', wrinkle: '#8A5534' }

export const date: DrawPiece = () =>
  ovalPiece([4, 6.6], oval([4, 6.6], DATE.skin), line('M-1.6-4Q-2.6 0-1.4 4M1-4.4Q2 0 1 4', DATE.wrinkle, 1))

const APRICOT = { skin: '#C9701D', flesh: '#EE9C3C', fold: '#D98228', shine: '#F8C07A' }

export const driedApricot: DrawPiece = () =>
  ovalPiece(
    [6.6, 5.6],
    oval([6.6, 5.6], APRICOT.skin),
    ellipse([-0.4, -0.5], [5.5, 4.5], APRICOT.flesh),
    line('M-3.4 1.4Q0-1 3.6 1.2', APRICOT.fold, 1.3),
    line('M-3-2Q-1-3.6 1.4-3.2', APRICOT.shine, 1.1),
  )
