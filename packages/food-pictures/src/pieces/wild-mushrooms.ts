import { rosette } from '../drawing/outlines.ts'
import { cutPiece, roundPiece, type DrawPiece } from '../drawing/piece.ts'
import { circle, disc, group, line, shape } from '../drawing/svg.ts'

const PORCINI = { edge: '#6E4524', flesh: '#D9B98A', cap: '#8E5C30', pore: '#B08A50' }
const DRIED_OUTLINE = 'M-9-2C-9-9-2-7 1-9C6-9 10-5 9-1C7 2 4 0 3 3L5 8Q0 11-3 8L-2.6 3C-4 1-8 3-9-2Z'

/** A curled dried slice with a brown rim. */
export const driedPorcini: DrawPiece = () =>
  cutPiece(
    DRIED_OUTLINE,
    shape(DRIED_OUTLINE, PORCINI.edge),
    group({ at: [0, 0], scale: 0.84 }, shape(DRIED_OUTLINE, PORCINI.flesh)),
    line('M-7.6-2.6C-6-7-1-5.8 1.4-7.6C5-7.6 8-5 7.8-1.6', PORCINI.cap, 1.8),
    line('M-5 0Q0-3 6-.6', PORCINI.pore, 1.8),
    line('M-.6 3.4L-.8 7M1.4 3.4L2 7', PORCINI.pore, 0.8),
  )

const SHIITAKE = { rim: '#4E2F1C', cap: '#7C4F30', light: '#A0714A', crack: '#EBD3AC' }
const STAR = rosette('M0-1L0-5.4', 6)

/** The cap from above, with pale cracks like a star. */
export const shiitakeCap: DrawPiece = () =>
  roundPiece(
    8.8,
    disc(8.8, SHIITAKE.rim),
    circle([-0.4, -0.5], 7.8, SHIITAKE.cap),
    circle([-1, -1.3], 5.2, SHIITAKE.light),
    line(STAR, SHIITAKE.crack, 1.7),
    line(rosette('M-1.4 7L-.6 7.2', 8), SHIITAKE.crack, 0.9),
  )

const OYSTER = { edge: '#6E675E', cap: '#A39A8E', light: '#C4BCB0', stem: '#F6F1E6', shade: '#D3CABA' }
const FAN = 'M-3 3C-7 4-12 2-12-3C-12-9-6-11-1-10C5-12 12-9 12-3C12 2 7 4 3 3Z'
const STALK = 'M-3 2C-3 6-2 9-1 11Q1 12 2 11C3 9 4 6 3 2Z'

/** A smooth grey fan on its white stalk. */
export const oysterMushroom: DrawPiece = () => ({
  silhouette: shape(FAN) + shape(STALK),
  body:
    shape(STALK, OYSTER.shade) +
    group({ at: [-0.2, 0.6], scale: 0.84 }, shape(STALK, OYSTER.stem)) +
    shape(FAN, OYSTER.edge) +
    group({ at: [-0.1, -0.7], scale: 0.88 }, shape(FAN, OYSTER.cap)) +
    line('M-8-4Q-6-7.6-1-7.4M3-7.6Q7-7.4 8.6-4.4', OYSTER.light, 2) +
    line('M-5 3L-2 .6M0 3V.4M5 3L2 .6', OYSTER.stem, 0.9),
})

const CHANTERELLE = { edge: '#C97A12', flesh: '#F2AE2E', light: '#FBD372', gill: '#D98F1C' }
const TRUMPET =
  'M-10-5Q-11-9-6-8Q-3-11 0-8.4Q4-11 6.6-8Q11-8.6 10-4Q8 0 4 2C3 5 3 8 2.6 11Q0 13-2.6 11C-3 8-3 5-4 2Q-8 0-10-5Z'

/** A yellow trumpet with a wavy rim. */
export const chanterelle: DrawPiece = () =>
  cutPiece(
    TRUMPET,
    shape(TRUMPET, CHANTERELLE.edge),
    group({ at: [-0.1, -0.1], scale: 0.88 }, shape(TRUMPET, CHANTERELLE.flesh)),
    line('M-8-5.4Q0-8 8-4.8', CHANTERELLE.light, 1.8),
    line('M-6-2.4L-1.6 4M-2.4-3L-.4 6M1.6-3L.8 6M6-2.4L2 4', CHANTERELLE.gill, 1),
  )
