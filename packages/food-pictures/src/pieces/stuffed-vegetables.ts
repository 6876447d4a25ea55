import { dots, leafOutline, rosette } from '../drawing/outlines.ts'
import { blockPiece, cutPiece, joinedPiece, roundPiece, type DrawPiece } from '../drawing/piece.ts'
import { block, blockAt, circle, disc, group, line, shape } from '../drawing/svg.ts'
import { fillingAt, heapedFilling, type Filling } from './filling.ts'

/** Draws a vegetable with a given filling. */
export type DrawStuffed = (filling: Filling) => DrawPiece

const STEM = '#4F8A3C'
const PEPPER = 'M0-19C5-23 12-20 12.4-11C13 1 10 15 5.4 21Q0 25-5.4 21C-10 15-13 1-12.4-11C-12-20-5-23 0-19Z'

/** Half a pepper with its stem. */
const pepperHalf =
  (skin: string, wall: string): DrawStuffed =>
  (filling) =>
  (random) =>
    cutPiece(
      PEPPER,
      line('M0-19Q.4-24 3.4-26', STEM, 3.2),
      shape(PEPPER, skin),
      group({ at: [0, 0.4], scale: 0.86 }, shape(PEPPER, wall)),
      fillingAt([0, 1.6], heapedFilling(filling, [8.8, 16.6], random)),
      line('M-10.8-9Q-11-1-8.6 7', { colour: '#FFFFFF', opacity: 0.4 }, 1.4),
    )

export const redPepperHalf = pepperHalf('#96170F', '#F0735C')
export const yellowPepperHalf = pepperHalf('#CF860A', '#FCD65C')
export const greenPepperHalf = pepperHalf('#2F7A34', '#7DBB5C')

interface BoatColours {
  readonly skin: string
  readonly stripe: string
  readonly flesh: string
}

/** A vegetable halved lengthwise and hollowed out. */
const boat =
  ({ skin, stripe, flesh }: BoatColours): DrawStuffed =>
  (filling) =>
  (random) =>
    blockPiece(
      [17, 50, 8.5],
      block([17, 50, 8.5], skin),
      line('M-7.4-14V14M7.4-14V14', stripe, 0.9),
      blockAt([-0.1, -0.2], [13.6, 46.4, 6.8], flesh),
      heapedFilling(filling, [5.2, 20.4], random),
    )

export const courgetteBoat = boat({ skin: '#3F7A32', stripe: '#86B25E', flesh: '#E9F0C6' })
export const cucumberBoat = boat({ skin: '#2F6B33', stripe: '#5E9A54', flesh: '#CFE6AE' })

const AUBERGINE = 'M0-21C6-20 7.6-13 9.6-4C12 7 9 23 0 23C-9 23-12 7-9.6-4C-7.6-13-6-20 0-21Z'
const CALYX = 'M-7-16Q-5-25 0-24Q5-25 7-16Q4-18.5 2-15Q0-18-2-15Q-4-18.5-7-16Z'

export const aubergineHalf: DrawStuffed = (filling) => (random) =>
  cutPiece(
    AUBERGINE,
    shape(AUBERGINE, '#432049'),
    group({ at: [0, 0.6], scale: 0.84 }, shape(AUBERGINE, '#D9B87C')),
    fillingAt([0, 5], heapedFilling(filling, [7, 13.4], random)),
    line('M0-23L1.5-27.5', STEM, 3),
    shape(CALYX, STEM),
  )

const LID_STAR = rosette('M0 0L1.6-5.4L-1.6-5.4Z', 5)

/** A tomato with its top cut off and leaning on it. */
export const stuffedTomato: DrawStuffed = (filling) => (random) =>
  joinedPiece([
    {
      ...roundPiece(
        13,
        disc(13, '#B5271C'),
        circle([-0.4, -0.5], 12, '#E0442F'),
        disc(9.6, '#F08A6C'),
        heapedFilling(filling, [8.6, 8.6], random),
        line('M-10.4-4A11 11 0 0 1-5-9.8', { colour: '#FFFFFF', opacity: 0.5 }, 1.6),
      ),
      at: [0, 0],
    },
    {
      ...roundPiece(
        7.4,
        disc(7.4, '#B5271C'),
        circle([-0.4, -0.5], 6.6, '#E0442F'),
        shape(LID_STAR, STEM),
        disc(1.5, STEM),
      ),
      at: [9.4, -10.4],
    },
  ])

const KOHLRABI_STUBS = rosette('M0-13L0-17.5', 5)

export const stuffedKohlrabi: DrawStuffed = (filling) => (random) =>
  roundPiece(
    15,
    line(KOHLRABI_STUBS, '#7FA858', 3.8),
    disc(15, '#6F9A48'),
    circle([-0.4, -0.6], 13.8, '#B5D48A'),
    disc(10.8, '#EEF4D8'),
    heapedFilling(filling, [9.4, 9.4], random),
    line('M-11.5-5A12.5 12.5 0 0 1-5.4-11.2', '#E6F2CC', 1.8),
  )

const SQUASH = 'M0-27C7-27 9-20 9-11C9-4 16 0 16 10C16 21 8 26 0 26C-8 26-16 21-16 10C-16 0-9-4-9-11C-9-20-7-27 0-27Z'

/** Half a butternut squash with the filling in place of its seeds. */
export const squashHalf: DrawStuffed = (filling) => (random) =>
  cutPiece(
    SQUASH,
    shape(SQUASH, '#B97A2E'),
    group({ at: [0, 0], scale: 0.9 }, shape(SQUASH, '#F2A646')),
    line('M-4-18Q-5-8-7-4M4-18Q5-8 7-4', { colour: '#D9822A', opacity: 0.7 }, 1.4),
    fillingAt([0, 9.4], heapedFilling(filling, [10.4, 11.4], random)),
    line('M0-27L.6-30', '#8A5A2C', 3),
  )

interface JacketColours {
  readonly skin: string
  readonly edge: string
  readonly flesh: string
}

const JACKET = 'M0-26C10-25 17-14 17 0C17 15 10 25 0 26C-10 25-17 15-17 0C-17-14-10-25 0-26Z'

/** A vegetable baked in its skin, cut open and filled. */
const jacket =
  ({ skin, edge, flesh }: JacketColours): DrawStuffed =>
  (filling) =>
  (random) =>
    cutPiece(
      JACKET,
      shape(JACKET, edge),
      group({ at: [-0.5, -0.8], scale: 0.93 }, shape(JACKET, skin)),
      line('M-13-9h.01M12 8h.01M-12 10h.01M13-8h.01M-9 17h.01M9-17h.01', edge, 1.8),
      shape(leafOutline(22, 14), edge),
      shape(leafOutline(20.5, 12.6), flesh),
      line('M-5-9L-2-5M5-11L3-6M-4 11L-2 7M5 10L3 6', { colour: '#FFFFFF', opacity: 0.5 }, 1.5),
      heapedFilling(filling, [6.4, 11], random),
    )

export const jacketPotato = jacket({ skin: '#A8743C', edge: '#74491F', flesh: '#F8E6AE' })
export const jacketSweetPotato = jacket({ skin: '#A9553A', edge: '#75301F', flesh: '#F0903E' })

const STREAKS = rosette('M0-8.5L0-14', 21)

const LEAF = 'M0 0Q3-7 12-5Q9 2 0 0Z'

/** A baked apple with wrinkled skin and the filling in place of its core. */
export const bakedApple: DrawStuffed = (filling) => (random) =>
  joinedPiece([
    {
      ...roundPiece(
        17,
        disc(17, '#8F3A22'),
        circle([-0.6, -0.9], 15.4, '#C95B3C'),
        line(dots(26, 14, random), { colour: '#E8946A', opacity: 0.6 }, 1.9),
        line(STREAKS, { colour: '#F0B27A', opacity: 0.3 }, 1.6),
        disc(8.6, '#F5E2AE'),
        heapedFilling(filling, [6.2, 6.2], random),
        line('M-12.5-5A13.5 13.5 0 0 1-6-12', { colour: '#FFFFFF', opacity: 0.5 }, 2),
      ),
      at: [0, 0],
    },
    {
      ...cutPiece(LEAF, line('M0-2L-3 4', '#6B4423', 1.8), shape(LEAF, '#5E9A3F'), line('M0 0L9-4', '#9CC46A', 0.9)),
      at: [6, -16],
    },
  ])

/** Half an egg with its yolk mixed into the filling. */
export const stuffedEggHalf: DrawStuffed = (filling) => (random) =>
  cutPiece(
    'M0-13C6-13 9.5-4 9.5 2A9.5 10 0 0 1-9.5 2C-9.5-4-6-13 0-13Z',
    shape('M0-13C6-13 9.5-4 9.5 2A9.5 10 0 0 1-9.5 2C-9.5-4-6-13 0-13Z', '#DDD2BA'),
    shape('M-.2-12C5.4-12 8.6-4 8.6 1.8A8.6 9 0 0 1-8.8 1.8C-8.8-4-5.6-12-.2-12Z', '#FFFDF7'),
    fillingAt([0, 1.4], heapedFilling(filling, [6.6, 7.4], random)),
  )
