import { blobOutline } from '../drawing/outlines.ts'
import { blockPiece, cutPiece, joinedPiece, roundPiece, type DrawPiece } from '../drawing/piece.ts'
import { block, blockAt, circle, disc, ellipse, group, line, shape, type Point } from '../drawing/svg.ts'
import { beetLeaf } from './cabbage-leaves.ts'

interface BatonColours {
  readonly edge: string
  readonly flesh: string
  readonly vein: string
}

/** A stick cut from a root; the colour of its edge shows which root. */
const baton =
  ({ edge, flesh, vein }: BatonColours): DrawPiece =>
  () =>
    blockPiece(
      [17, 5.8, 1.6],
      block([17, 5.8, 1.6], edge),
      blockAt([-0.3, -0.6], [15.4, 3.9, 1.3], flesh),
      line('M-5-.6h4M2 0h3', vein, 0.8),
    )

export const kohlrabiBaton = baton({ edge: '#9CC26A', flesh: '#F3F8DE', vein: '#D5E4B0' })
export const parsnipBaton = baton({ edge: '#C9A35C', flesh: '#F6E3B0', vein: '#DFC383' })

interface BulbColours {
  readonly skin: string
  readonly light: string
  readonly top: string
  readonly shine: string
}

const BULB = 'M0-9C6-9 11-5 11 1C11 6 5 9 1.4 11L0 15L-1.4 11C-5 9-11 6-11 1C-11-5-6-9 0-9Z'

/** A whole root from the side, with its upper half in another colour. */
const bulb =
  ({ skin, light, top, shine }: BulbColours, crown: string): DrawPiece =>
  () =>
    cutPiece(
      BULB,
      crown,
      shape(BULB, skin),
      group({ at: [-0.4, -0.3], scale: 0.9 }, shape(BULB, light)),
      shape('M0-9C6-9 11-5 11 0Q5 3 0 1.6Q-5 0-11 1C-11-5-6-9 0-9Z', top),
      line('M-7-3Q-5-6-1.6-7', shine, 1.6),
    )

const CUT_STALKS = line('M-3-8L-4-12M0-8V-12.4M3-8L4-12', '#86A84C', 2.4)
export const turnipBulb = bulb({ skin: '#D9CCC8', light: '#FBF6F2', top: '#A2588E', shine: '#D6A2C6' }, CUT_STALKS)
export const swedeBulb = bulb({ skin: '#B98C3C', light: '#EAC778', top: '#7A4A62', shine: '#B4849A' }, CUT_STALKS)

const LEAF_BLADE = shape('M0 4Q-4 3-4.4-1Q-5-5 0-7Q5-5 4.4-1Q4 3 0 4Z')
const KOHLRABI = { skin: '#7FA848', light: '#B6D484', shine: '#DDEDB8', stalk: '#9CC26A', leaf: '#4F8F3C' }

/** The round bulb under its leaves. */
export const kohlrabiBulb: DrawPiece = () => ({
  silhouette: circle([0, 5], 10) + ellipse([0, -11], [9, 5]),
  body:
    line('M-1-3Q-3-8-8-10M0-3V-12M1-3Q3-8 8-10', KOHLRABI.stalk, 2) +
    `<g fill="${KOHLRABI.leaf}">` +
    group({ at: [-8.6, -11], turn: -50 }, LEAF_BLADE) +
    group({ at: [8.6, -11], turn: 50 }, LEAF_BLADE) +
    group({ at: [0, -13] }, LEAF_BLADE) +
    '</g>' +
    line('M0-12V-17M-8-10.6L-12-13.4M8-10.6L12-13.4', KOHLRABI.stalk, 0.9) +
    circle([0, 5], 10.2, KOHLRABI.skin) +
    circle([-0.4, 4.5], 9.2, KOHLRABI.light) +
    line('M-7 1Q-5-2.4-2-3.4', KOHLRABI.shine, 1.8) +
    line('M3 1.4h2.6M5 7h2.4M-6 8.6h2.4', KOHLRABI.skin, 1.1) +
    line('M0 15V18', KOHLRABI.skin, 2),
})

const TURNIP = { rind: '#B06A9E', flesh: '#FFFDFA', ring: '#E9DDE4' }

export const turnipSlice: DrawPiece = () =>
  roundPiece(
    7.2,
    disc(7.2, TURNIP.rind),
    circle([-0.1, -0.1], 6.3, TURNIP.flesh),
    line('M4 0A4 4 0 1 1 3.9-.8', TURNIP.ring, 1),
  )

const SWEDE = { edge: '#C08A34', flesh: '#F0CB78', light: '#F8E0A4' }

export const swedeCube: DrawPiece = () =>
  blockPiece(
    [10, 10, 1.6],
    block([10, 10, 1.6], SWEDE.edge),
    blockAt([-0.5, -0.6], [8.2, 8.2, 1.4], SWEDE.flesh),
    line('M-2.4-2H2', SWEDE.light, 1.4),
  )

const PARSNIP = { skin: '#C7A263', flesh: '#F3DFB0', ring: '#D9B97C', top: '#8FA34E' }
const TAPER = 'M-5.4-10Q0-13 5.4-10C6-3 3 8 .6 16H-.6C-3 8-6-3-5.4-10Z'

/** A whole parsnip: cream, broad-shouldered, tapering. */
export const parsnipRoot: DrawPiece = () =>
  cutPiece(
    TAPER,
    line('M0-11V-15M-2-11L-4-14M2-11L4-14', PARSNIP.top, 1.8),
    shape(TAPER, PARSNIP.skin),
    group({ at: [-0.5, -0.2], scale: 0.88 }, shape(TAPER, PARSNIP.flesh)),
    line('M-4-6H-1M1-2H4M-3 3H0M-1.6 8H.6', PARSNIP.ring, 0.9),
  )

const HORSERADISH = { skin: '#9C7A4C', light: '#CDB084', cut: '#FFFCF0', ring: '#7E5E36', rim: '#E6DABC' }
const STICK = 'M-5-14Q0-17 5-14C4.6-6 5 2 3 10L1.4 16L-.6 15L-1.6 11C-4 4-5-6-5-14Z'

const horseradishSlice = (at: Point): string =>
  circle(at, 4.6, HORSERADISH.ring) + circle(at, 4, HORSERADISH.cut) + circle(at, 1.8, HORSERADISH.rim)

/** A rough brown stick and two white slices of it. */
export const horseradishRoot: DrawPiece = () => ({
  silhouette: group({ at: [-5, 0] }, shape(STICK)) + circle([6, 2], 4.6) + circle([4, 9.6], 4.6),
  body:
    group(
      { at: [-5, 0] },
      line('M2 11L5 15M-1 12L-4 15', HORSERADISH.skin, 1.2) +
        shape(STICK, HORSERADISH.skin) +
        shape('M-4-12.4Q-1-14 2-13C2-6 1.6 2 .6 9L-.4 11C-3 4-4-6-4-12.4Z', HORSERADISH.light) +
        line('M-4-8.4Q-2-7.8 0-8.2M1-3.4Q3-3 4.4-3.6M-3.4 1Q-1.6 1.8 0 1.2M1 6.4h2', HORSERADISH.ring, 0.9) +
        ellipse([0, -14.4], [5, 2.2], HORSERADISH.ring) +
        ellipse([0, -14.5], [4.4, 1.7], HORSERADISH.cut),
    ) +
    horseradishSlice([4, 9.6]) +
    horseradishSlice([7, 2]),
})

const TOPINAMBUR = { skin: '#8E6244', light: '#C39A74', eye: '#74492E', flesh: '#FBF3DC', ring: '#E6D8B4' }
const KNOBS = 'M-9 2C-11-2-8-6-5-5C-4-9 1-9 2-6C5-9 10-6 8-2C12 0 10 6 6 5C5 9-1 9-2 6C-5 8-9 6-9 2Z'

/** A knobbly tuber. */
export const jerusalemArtichoke: DrawPiece = () =>
  cutPiece(
    KNOBS,
    shape(KNOBS, TOPINAMBUR.skin),
    group({ at: [-0.4, -0.6], scale: 0.87 }, shape(KNOBS, TOPINAMBUR.light)),
    line('M-6-.6Q-5-2-3.4-1.6M1-4Q2.4-4.6 3.6-3.4M3 3Q4.6 3.4 5.4 2M-3 4Q-2 5-.6 4.4', TOPINAMBUR.eye, 1.1),
  )

/** A slice of it: brown skin, cream within, never round. */
export const jerusalemArtichokeSlice: DrawPiece = (random) => {
  const outline = blobOutline({ radius: 7, roughness: 0.35, corners: 7 }, random)
  return cutPiece(
    outline,
    shape(outline, TOPINAMBUR.skin),
    group({ at: [-0.1, -0.2], scale: 0.87 }, shape(outline, TOPINAMBUR.flesh)),
    group({ at: [0, 0], scale: 0.5 }, line(outline, TOPINAMBUR.ring, 1.6)),
  )
}

/** A small beet with its leaves on, as it comes in a bunch. */
export const bunchBeetroot: DrawPiece = (random) =>
  joinedPiece([
    { ...beetLeaf(random), at: [-5, -8], turn: -24, scale: 0.8 },
    { ...beetLeaf(random), at: [5, -8], turn: 24, scale: 0.8 },
    {
      ...cutPiece(
        BULB,
        shape(BULB, '#6F153A'),
        group({ at: [-0.4, -0.4], scale: 0.88 }, shape(BULB, '#98285A')),
        line('M-6-2Q-4-5.4-1-6', '#CB6C94', 1.5),
      ),
      at: [0, 9],
      scale: 0.72,
    },
  ])

const SQUASH = { skin: '#C98A42', light: '#EFC284', shine: '#F9E2BC', stem: '#7E8A4A' }
const PEAR_SHAPE = 'M0-14C4-14 5-10 5-6C5-2 10 1 10 7C10 12 5 15 0 15C-5 15-10 12-10 7C-10 1-5-2-5-6C-5-10-4-14 0-14Z'

/** The whole squash: long neck, round belly. */
export const butternutSquash: DrawPiece = () =>
  cutPiece(
    PEAR_SHAPE,
    line('M0-13V-17', SQUASH.stem, 3),
    shape(PEAR_SHAPE, SQUASH.skin),
    group({ at: [-0.5, -0.3], scale: 0.9 }, shape(PEAR_SHAPE, SQUASH.light)),
    line('M-2.4-10Q-3-5-4-1Q-7 3-6.6 7', SQUASH.shine, 2),
  )

/** Cut across the neck: skin on one side only, paler than pumpkin. */
export const squashPiece: DrawPiece = () => {
  const outline = 'M-8-5Q0-10 8-5L6 6Q0 3-6 6Z'
  return cutPiece(
    outline,
    shape(outline, '#D08A3A'),
    shape('M-6.6-4Q0-7.6 6.6-4L5 4.6Q0 2-5 4.6Z', '#F7B864'),
    line('M-7.4-5Q0-9.6 7.4-5', '#E9CB98', 1.8),
  )
}
