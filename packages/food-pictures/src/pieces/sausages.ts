import { dots } from '../drawing/outlines.ts'
import { ovalPiece, roundPiece, stripPiece, type DrawPiece } from '../drawing/piece.ts'
import { circle, disc, ellipse, line, oval } from '../drawing/svg.ts'

const KABANOS = { skin: '#5E2418', flesh: '#8E3A24', shine: '#C07A55' }
const STICK = 'M-19 1.6Q0-2.6 19 .8'

/** Thin, dry and wrinkled, as long as a hand. */
export const kabanosStick: DrawPiece = () =>
  stripPiece(
    STICK,
    4.6,
    line(STICK, KABANOS.skin, 4.8),
    line(STICK, KABANOS.flesh, 3.2),
    line('M-17 .4Q0-3.4 17-.4', KABANOS.shine, 0.9),
    line('M-12-.6l1 2M-5-1.6l.8 2.2M3-1.8l-.6 2.2M11-1l-.8 2', KABANOS.skin, 0.8),
  )

const SMOKED = { casing: '#6B2A17', rim: '#A4482C', meat: '#D07F66', fat: '#F6DCCB', deep: '#B25F48' }

/** A slanted slice: dark casing, coarse meat with fat in it. */
export const smokedSausageSlice: DrawPiece = (random) =>
  ovalPiece(
    [8.6, 7],
    oval([8.6, 7], SMOKED.casing),
    ellipse([-0.2, -0.3], [7.7, 6.1], SMOKED.rim),
    ellipse([-0.3, -0.4], [6.9, 5.3], SMOKED.meat),
    line(dots(6, 4.4, random), SMOKED.deep, 1.9),
    line(dots(6, 4.6, random), SMOKED.fat, 1.6),
  )

const WHITE = { skin: '#C8B49A', flesh: '#EADCC8', shine: '#FBF3E6', char: '#A87848', herb: '#7F8A58' }
const CURVE = 'M-13 3Q0-8 13 3'

/** A fresh sausage, browned in the pan, with marjoram showing through. */
export const whiteSausage: DrawPiece = () =>
  stripPiece(
    CURVE,
    9,
    line(CURVE, WHITE.skin, 9.6),
    line('M-12.8 2.4Q0-8.6 12.8 2.4', WHITE.flesh, 7.2),
    line('M-11 .6Q-1-8.8 9-1.6', WHITE.shine, 1.6),
    line('M-8.4-3l2 4M-1.4-5.4l1 4.4M6-4.4l-.8 4.2', WHITE.char, 1.3),
    line('M-10 3h.01M-4-1h.01M3-1.6h.01M9.4 2h.01M-5 2.6h.01', WHITE.herb, 1),
    line('M-15.4 4.6l-1.4 1M15.4 4.6l1.4 1', WHITE.skin, 2.2),
  )

const LIVER_COLOURS = { edge: '#55241C', flesh: '#85402F', light: '#B06A52' }

/** A piece of liver with two smooth lobes. */
export const liverPiece: DrawPiece = () => ({
  silhouette: ellipse([-3.4, 0.6], [5.6, 4.8]) + ellipse([4, -0.6], [5.4, 5.4]),
  body:
    ellipse([-3.4, 0.6], [5.6, 4.8], LIVER_COLOURS.edge) +
    ellipse([4, -0.6], [5.4, 5.4], LIVER_COLOURS.edge) +
    ellipse([-3.8, 0], [4.5, 3.7], LIVER_COLOURS.flesh) +
    ellipse([3.6, -1.2], [4.3, 4.3], LIVER_COLOURS.flesh) +
    line('M-6-1.2Q-4.4-3-2.4-2.4M2-3.6Q4-5 5.6-3.4', LIVER_COLOURS.light, 1.4),
})

const FALAFEL = { crust: '#6B4420', brown: '#96652F', crumb: '#C39A56', green: '#8FA352', heart: '#A9B967' }

/** A ball broken open, with a dark crust and a green inside. */
export const falafelBall: DrawPiece = (random) =>
  roundPiece(
    7.6,
    disc(7.6, FALAFEL.crust),
    circle([-0.6, -0.8], 6.4, FALAFEL.brown),
    line(dots(9, 5.4, random), FALAFEL.crumb, 1.7),
    ellipse([2.4, 2.2], [3.6, 3], FALAFEL.green),
    ellipse([2.2, 2], [2.5, 2], FALAFEL.heart),
  )

const CHUNK = { edge: '#8A6234', face: '#C39A61', pore: '#8E6638', light: '#DDBB88' }

/** Puffed soy protein: porous and uneven. */
export const soyChunk: DrawPiece = (random) =>
  ovalPiece(
    [7.6, 6],
    oval([7.6, 6], CHUNK.edge),
    ellipse([-0.4, -0.5], [6.6, 5], CHUNK.face),
    line(dots(8, 4.8, random), CHUNK.pore, 1.5),
    line(dots(4, 4, random), CHUNK.light, 1.3),
  )
