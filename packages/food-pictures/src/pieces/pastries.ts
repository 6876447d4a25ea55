import { dots } from '../drawing/outlines.ts'
import { blockPiece, cutPiece, roundPiece, type DrawPiece } from '../drawing/piece.ts'
import { block, blockAt, circle, disc, ellipse, line, shape } from '../drawing/svg.ts'

const CRUST = { edge: '#A9682F', face: '#D2964E', light: '#E4B673', pale: '#F0D6A4' }
const SUGAR = '#FFFDF6'
const JAM = { apricot: '#E58A2B', raspberry: '#B9304A' }

/** A round bun with a pale belt, dusted with sugar; the filling shows at the side. */
export const doughnut: DrawPiece = (random) =>
  roundPiece(
    19,
    disc(19, '#8A4E20'),
    circle([-0.2, -0.3], 18, '#EBCB8E'),
    circle([-0.6, -0.9], 15.8, '#A9642A'),
    circle([-1.2, -1.6], 13.6, '#BF7A38'),
    circle([-1.6, -2], 11, { colour: SUGAR, opacity: 0.3 }),
    line(dots(60, 12.6, random), { colour: SUGAR, opacity: 0.8 }, 1.1),
    shape('M1-4.4Q7-6.4 9-1.6Q9 3.4 4.4 4Q-1 3.6 1-4.4Z', '#6E3A18'),
    shape('M2.2-3.4Q6.8-5 8-1.4Q7.8 2.4 4.4 3Q.6 2.6 2.2-3.4Z', '#4A1E34'),
    line('M-10-6A11.5 11.5 0 0 1-3-11', { colour: '#FFFFFF', opacity: 0.35 }, 2),
  )

const RING = 'M-15 0A15 15 0 1 0 15 0A15 15 0 1 0-15 0ZM-5 0A5 5 0 1 1 5 0A5 5 0 1 1-5 0Z'

/** A ring of dough, dusted. */
export const doughRing: DrawPiece = (random) =>
  cutPiece(
    RING,
    shape(RING, CRUST.edge),
    line('M-10 0A10 10 0 1 0 10 0A10 10 0 1 0-10 0', CRUST.face, 7),
    line(dots(26, 12, random), SUGAR, 1.2),
  )

const BOW = 'M-24-9Q-14-2-5-5Q2-8 9-4Q16-1 25-8L22 9Q13 3 6 7Q-1 10-8 5Q-15 2-23 8Z'

/** A strip pulled through its own slit. */
export const doughBow: DrawPiece = (random) =>
  cutPiece(
    BOW,
    shape(BOW, CRUST.light),
    line('M-19-3Q-10 3 0 0Q9-3 19 1', CRUST.edge, 1.4),
    line('M-6-4Q1 0 7 5', CRUST.face, 2.2),
    line(dots(14, 13, random), SUGAR, 1.3),
  )

/** A slice with jam and a pattern of almonds. */
export const tartSlice: DrawPiece = () =>
  blockPiece(
    [46, 38, 3],
    block([46, 38, 3], CRUST.edge),
    blockAt([-0.4, -0.5], [44, 36, 2.6], CRUST.light),
    block([36, 28, 2], JAM.apricot),
    line('M-14-10L14 10M14-10L-14 10M0-12V12', CRUST.pale, 2.6),
    ...[-9, 9].map((x) => ellipse([x, 0], [3.4, 1.9], SUGAR)),
  )

/** A slice of apple cake under crumble. */
export const crumbleSlice: DrawPiece = (random) =>
  blockPiece(
    [46, 38, 3],
    block([46, 38, 3], CRUST.edge),
    blockAt([-0.4, -1.2], [44.4, 35.4, 2.6], CRUST.light),
    line(dots(26, 15, random), CRUST.face, 4.4),
    line(dots(22, 15, random), CRUST.pale, 3.2),
  )

/** A short filled roll with caraway. */
export const filledRoll: DrawPiece = (random) =>
  blockPiece(
    [26, 16, 7],
    block([26, 16, 7], CRUST.edge),
    blockAt([-0.4, -0.7], [24.2, 14, 6.2], CRUST.face),
    line('M-6-4L-3 4M3-4L6 4', CRUST.pale, 1.6),
    line(dots(6, 6, random), '#5A3519', 1.1),
  )

/** A finger-shaped shortcrust biscuit with an almond as nail. */
export const fingerBiscuit: DrawPiece = () =>
  blockPiece(
    [10, 42, 5],
    block([10, 42, 5], CRUST.face),
    blockAt([-0.3, -0.4], [8.6, 40.4, 4.3], CRUST.pale),
    line('M-2.4-2H2.400M-2 .5H2M-2.4 10H2.400M-2 12.500H2', CRUST.face, 1),
    ellipse([0, -15.4], [3.5, 5.2], JAM.raspberry),
    ellipse([0, -15.8], [2.8, 4.4], '#A4683A'),
  )

/** A steamed bun, pale and smooth, slightly torn on top. */
export const steamedBun: DrawPiece = () =>
  roundPiece(
    20,
    disc(20, '#B5935A'),
    circle([-0.5, -0.7], 18.4, '#EED9AE'),
    circle([-1.4, -1.8], 15, '#F8EACB'),
    line('M-5 5Q0 1 6 4M1 3L3-2', '#D2B27A', 1.5),
    line('M-11-6A12.5 12.5 0 0 1-4-12', SUGAR, 2.4),
  )
