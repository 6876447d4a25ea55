import { dots } from '../drawing/outlines.ts'
import { blockPiece, cutPiece, flatPiece, ovalPiece, roundPiece, type DrawPiece } from '../drawing/piece.ts'
import { block, blockAt, circle, disc, ellipse, group, line, oval, shape } from '../drawing/svg.ts'

const BEAN = { edge: '#D9D2BC', stem: '#FFFEF6', head: '#E9D27A', tail: '#D9B878' }

/** A white, bent sprout with its yellow head. */
export const beanSprout: DrawPiece = (random) => {
  const bend = (2 + random() * 5).toFixed(1)
  const course = `M-9 2C-4-${bend} 3 ${bend} 8-1`
  return flatPiece(
    line('M-9 2L-12 4', BEAN.tail, 1),
    line(course, BEAN.edge, 3.4),
    line(course, BEAN.stem, 2.4),
    ellipse([9.4, -1.8], [2.6, 1.9], '#C9AE52'),
    ellipse([9.2, -2], [2, 1.4], BEAN.head),
  )
}

const RADISH = { stem: '#EBC2CE', leaf: '#3F8A48', light: '#7FBE68' }

/** Two heart-shaped leaves on a pink thread. */
export const radishSprout: DrawPiece = () =>
  flatPiece(
    line('M-1 10Q1 3 0-3', RADISH.stem, 1.3),
    shape('M0-3Q-7-2-7-6Q-5-9-3.4-6.6Q-1-6 0-3ZM0-3Q7-2 7-6Q5-9 3.4-6.6Q1-6 0-3Z', RADISH.leaf),
    line('M-1-3.8L-5-6M1-3.8L5-6', RADISH.light, 0.9),
  )

const CRESS = { leaf: '#2F7A3C', light: '#5FA84E', stem: '#8FBF6A' }

/** A sprig with round leaflets in pairs. */
export const watercressSprig: DrawPiece = () =>
  flatPiece(
    line('M0 11Q1 2 0-7', CRESS.stem, 1.4),
    ellipse([-4.6, 4], [3.4, 2.8], CRESS.leaf) +
      ellipse([4.8, 2], [3.4, 2.8], CRESS.leaf) +
      ellipse([-4.4, -2.6], [3.2, 2.7], CRESS.leaf) +
      ellipse([4.2, -4.6], [3.2, 2.7], CRESS.leaf) +
      circle([0, -9], 3.8, CRESS.leaf),
    line('M-5.6 3.6h2M3.8 1.6h2M-5.4-3h2M3.2-5h2M-1-9.6h2', CRESS.light, 1.3),
  )

const KIMCHI = { edge: '#B8401C', light: '#EE8A4E', pale: '#FBD9A4', chilli: '#A31E12', green: '#7FA347' }

/** Cabbage in chilli paste: red-orange, spotted, with a green end here and there. */
export const kimchiShreds: DrawPiece = (random) => {
  const course = 'M-9 3Q-3-5 8-2M-8-3Q1 4 9 3M-4 6Q2 1 8 6'
  return flatPiece(
    line(course, KIMCHI.edge, 4.4),
    line(course, KIMCHI.light, 2.6),
    line('M-6 0Q-2-3 3-2M-3 1.6Q2 3 6 2.6', KIMCHI.pale, 1),
    line('M6-2.4L9-2', KIMCHI.green, 2.4),
    line(dots(6, 7, random), KIMCHI.chilli, 1.3),
  )
}

const CAPER = { skin: '#5F6B30', light: '#8B9650', tip: '#B4BC7C' }

export const caper: DrawPiece = () =>
  roundPiece(
    2.7,
    disc(2.7, CAPER.skin),
    circle([-0.3, -0.4], 2, CAPER.light),
    line('M-.8-1.2Q.4-1.8 1.2-.8', CAPER.tip, 0.6),
  )

const GHERKIN = { skin: '#4E6F24', flesh: '#7F9C3C', bump: '#B6C86C', cut: '#D5DA94', seed: '#F0F0C4' }
const GHERKIN_OUTLINE = 'M-12 1C-12-4-6-6 1-5C8-5 13-3 13 0C13 4 7 6 0 5C-6 6-12 5-12 1Z'

/** A small whole cucumber from the jar, bumpy, one end cut. */
export const gherkin: DrawPiece = () =>
  cutPiece(
    GHERKIN_OUTLINE,
    shape(GHERKIN_OUTLINE, GHERKIN.skin),
    group({ at: [-0.3, -0.6], scale: 0.86 }, shape(GHERKIN_OUTLINE, GHERKIN.flesh)),
    line('M-7-2h.01M-3-3.4h.01M1-1.6h.01M-5 1.4h.01M4-3h.01M-1 2.4h.01M5 2h.01', GHERKIN.bump, 1.5),
    ellipse([10, 0.2], [2.6, 4.2], GHERKIN.cut),
    line('M9.8-1.6h.01M10.2.4h.01M9.8 2.2h.01', GHERKIN.seed, 1.1),
  )

const NORI = { edge: '#16251F', sheet: '#233A30', grain: '#3D5A4B', shine: '#5F8070' }

/** A strip cut from a sheet with scissors. */
export const noriStrip: DrawPiece = () =>
  blockPiece(
    [11, 3, 0.4],
    block([11, 3, 0.4], NORI.edge),
    blockAt([-0.1, -0.2], [10, 2, 0.3], NORI.sheet),
    line('M-3-.3h3', NORI.shine, 0.5),
  )

/** The whole sheet, dark green with a fine grain. */
export const noriSheet: DrawPiece = (random) =>
  blockPiece(
    [24, 21, 0.8],
    block([24, 21, 0.8], NORI.edge),
    blockAt([-0.3, -0.4], [22.8, 19.8, 0.6], NORI.sheet),
    line(
      Array.from({ length: 26 }, () => `M${Math.round(random() * 20 - 10)} ${Math.round(random() * 17 - 9)}h1.6`).join(
        '',
      ),
      NORI.grain,
      0.8,
    ),
    line('M-10.4-8.6L-4-8.8M-10.4-6L-8-6', NORI.shine, 0.9),
  )

const RHUBARB = { skin: '#B8325A', flesh: '#E77E90', pale: '#F5C9B8', green: '#C9D68A', stripe: '#D0566F' }

/** A chunk of stalk that fades from red to green. */
export const rhubarbChunk: DrawPiece = () =>
  blockPiece(
    [15, 7.6, 1.6],
    block([15, 7.6, 1.6], RHUBARB.skin),
    blockAt([-0.4, -0.5], [13.4, 6, 1.4], RHUBARB.flesh),
    shape('M2-3.4H6.3V2.4H4Z', { colour: RHUBARB.green, opacity: 0.75 }),
    line('M-6-1.6H5M-6 .8H5', RHUBARB.stripe, 0.8),
    ellipse([-7, 0], [1.4, 3.2], RHUBARB.pale),
  )

const GREEN_OLIVE = { skin: '#7C8A2E', flesh: '#B4BF58', shine: '#DDE39A', pimento: '#D9402C' }

/** Stuffed with pepper, so that it is not mistaken for a grape. */
export const greenOlive: DrawPiece = () =>
  ovalPiece(
    [5.2, 4.4],
    oval([5.2, 4.4], GREEN_OLIVE.skin),
    ellipse([-0.4, -0.5], [4.2, 3.4], GREEN_OLIVE.flesh),
    line('M-2.8-1.4Q-1.6-2.6 0-2.6', GREEN_OLIVE.shine, 1),
    circle([3, 0.2], 1.6, '#5E6A20') + circle([3, 0.2], 1.2, GREEN_OLIVE.pimento),
  )
