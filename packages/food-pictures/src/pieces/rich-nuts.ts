import { cutPiece, ovalPiece, roundPiece, type DrawPiece } from '../drawing/piece.ts'
import { circle, disc, group, line, oval, shape } from '../drawing/svg.ts'

const PISTACHIO = { shell: '#D9C29A', light: '#F3E4C4', skin: '#7A4A62', kernel: '#A3BF4E', shine: '#CFE086' }
const SHELL = 'M0-7C5-5 5.6 2 0 6.4C-5.6 2-5-5 0-7Z'

/** In its open shell, with the green kernel showing. */
export const pistachio: DrawPiece = () =>
  cutPiece(
    SHELL,
    shape(SHELL, PISTACHIO.shell),
    shape('M-.4-6C-4-4-4.6 1.4-.4 5.4C-2-1-2-3-.4-6Z', PISTACHIO.light),
    shape('M.2-5.6C3.6-4 4 1.4.2 5.2C-2.4 1-2.4-2.6.2-5.6Z', PISTACHIO.skin),
    shape('M.5-4.4C2.8-2.8 3 1 .5 4C-1.2.8-1.2-2.2.5-4.4Z', PISTACHIO.kernel),
    line('M.2-2.4Q-.4 0 .2 2', PISTACHIO.shine, 0.9),
  )

const PECAN = { edge: '#7E4418', flesh: '#B06A30', ridge: '#DDA468', furrow: '#6B3610' }
const PECAN_OUTLINE = 'M0-8.6Q2-9.4 3-7C5-3 5 3 3 7Q2 9.4 0 8.4Q-2 9.4-3 7C-5 3-5-3-3-7Q-2-9.4 0-8.6Z'

/** Longer than a walnut half, grooved along. */
export const pecanHalf: DrawPiece = () =>
  cutPiece(
    PECAN_OUTLINE,
    shape(PECAN_OUTLINE, PECAN.edge),
    group({ at: [-0.2, -0.3], scale: 0.86 }, shape(PECAN_OUTLINE, PECAN.flesh)),
    line('M0-7Q.8-3 0 0T0 7', PECAN.furrow, 1.2),
    line('M-1.8-5.6Q-3.2-2-1.8.4T-2 5.4M1.8-5.6Q3.2-2 1.8.4T2 5.4M-3.2-3V3M3.2-3V3', PECAN.ridge, 0.9),
  )

const BRAZIL = { edge: '#A97C4A', top: '#FDF4DC', side: '#E6CD9C', skin: '#6B3F24' }
const BRAZIL_OUTLINE = 'M-10 2C-9-4-3-7.4 3-6.6C8-6 11-2 10 1.6C8 5 2 6.4-4 5.8C-8 5.4-10.4 4.4-10 2Z'

/** Large and three-edged: two faces are visible, with shreds of brown skin along the ridge. */
export const brazilNut: DrawPiece = () =>
  cutPiece(
    BRAZIL_OUTLINE,
    shape(BRAZIL_OUTLINE, BRAZIL.edge),
    shape('M-9 1.6C-8-3.4-3-6.4 3-5.6C7-5 9.6-2 9 .6C4-1.6-4-1-9 1.6Z', BRAZIL.top),
    shape('M-9 2.4C-4-.2 4-.6 9 1.6C7 4.2 2 5.4-4 4.8C-7 4.4-9 3.8-9 2.4Z', BRAZIL.side),
    line('M-8.4 1.8Q-6 .8-4 .4M-1-.2Q2-.4 4 0M6.4.6L8.6 1.4M-6-4.2L-4-5.2M3-6L6-5M-3 5L0 5.2', BRAZIL.skin, 1.6),
  )

const MACADAMIA = { shade: '#D3B47C', flesh: '#F6E6BE', light: '#FFF8E2' }

export const macadamia: DrawPiece = () =>
  roundPiece(
    5.6,
    disc(5.6, MACADAMIA.shade),
    circle([-0.4, -0.5], 4.7, MACADAMIA.flesh),
    circle([-1, -1.2], 2.6, MACADAMIA.light),
    line('M1.6 2.4Q3 1.6 3.2 0', MACADAMIA.shade, 0.9),
  )

const PINE = 'M0-4.4Q2.6.4 1.8 2.6Q0 4.4-1.8 2.6Q-2.6.4 0-4.4Z'

/** Ivory teardrops, toasted at the tip. */
export const pineNut: DrawPiece = () =>
  cutPiece(
    PINE,
    shape(PINE, '#CFA762'),
    shape('M-.2-3.2Q1.6.6 1.1 2.2Q-.2 3.2-1.3 2.2Q-1.8.4-.2-3.2Z', '#F8EAC2'),
    line('M0-3.6V-3', '#B07E38', 1.1),
  )

/** A thin slice, brown only at its rim. */
export const almondFlake: DrawPiece = () =>
  ovalPiece(
    [3.6, 5.4],
    oval([3.6, 5.4], '#B98A50'),
    oval([3.1, 4.9], '#F8EBCB'),
    line('M-.8-2.6Q-1.6 0-.8 2.4', '#E6D2A0', 0.9),
  )

const CHESTNUT = { skin: '#4E2413', flesh: '#7A3E20', shine: '#B4714A', foot: '#D3B084' }
const CHESTNUT_OUTLINE = 'M0-8C4-7 9-3 8.6 3Q7 7 0 7Q-7 7-8.6 3C-9-3-4-7 0-8Z'

/** Glossy brown with its pale foot and a tip. */
export const chestnut: DrawPiece = () =>
  cutPiece(
    CHESTNUT_OUTLINE,
    line('M0-7.6V-9.6', CHESTNUT.foot, 1.4),
    shape(CHESTNUT_OUTLINE, CHESTNUT.skin),
    group({ at: [-0.3, -0.5], scale: 0.87 }, shape(CHESTNUT_OUTLINE, CHESTNUT.flesh)),
    shape('M-7.6 4.6Q0 1.4 7.6 4.6Q5 6.8 0 6.8Q-5 6.8-7.6 4.6Z', CHESTNUT.foot),
    line('M-5-1Q-3.6-4-1-5.2', CHESTNUT.shine, 1.7),
  )

const COCONUT = { husk: '#5E3A20', fibre: '#8A5E38', flesh: '#FFFEFA', hollow: '#E4E2DA', shade: '#CFCCC2' }

/** Half a nut, for products made of its flesh. */
export const coconutHalf: DrawPiece = () =>
  roundPiece(
    9.6,
    disc(9.6, COCONUT.husk),
    line('M-7.4-4.4L-8.4-5M-8.6 1h-.8M7.6 4.6l.8.6M4.6 7.6l.6.8M-3 8.4l-.4.8M7.8-4l.8-.4', COCONUT.fibre, 1.2),
    disc(8.2, COCONUT.fibre),
    disc(7.5, COCONUT.flesh),
    disc(4.7, COCONUT.shade),
    circle([0.3, 0.4], 4.3, COCONUT.hollow),
  )
