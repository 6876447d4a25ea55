import { rosette } from '../drawing/outlines.ts'
import { cutPiece, roundPiece, stripPiece, type DrawPiece } from '../drawing/piece.ts'
import { disc, circle, group, line, shape } from '../drawing/svg.ts'

interface PepperColours {
  readonly skin: string
  readonly flesh: string
}

const STRIP = 'M-8 4Q0-8 8 3'

const pepperStripOf =
  ({ skin, flesh }: PepperColours): DrawPiece =>
  () =>
    stripPiece(STRIP, 4, line(STRIP, skin, 4.6), line('M-7.6 3.2Q0-8.2 7.6 2.2', flesh, 2.6))

export const pepperStrip = pepperStripOf({ skin: '#B9261F', flesh: '#E5543F' })
export const yellowPepperStrip = pepperStripOf({ skin: '#DE9E12', flesh: '#FBCB3C' })
export const greenPepperStrip = pepperStripOf({ skin: '#2F7A34', flesh: '#66AE4E' })

const ROASTED = { edge: '#8A1A14', flesh: '#C93A24', shine: '#EE7A52', char: '#3A1A14' }
const LIMP = 'M-11-2C-7-7-3-1 1-4C5-7 9-6 11-3C12 1 9 5 5 4C1 3-2 7-6 6C-10 5-13 2-11-2Z'

/** Peeled, soft and broad, with a charred edge. */
export const roastedPepper: DrawPiece = () =>
  cutPiece(
    LIMP,
    shape(LIMP, ROASTED.edge),
    group({ at: [-0.2, -0.4], scale: 0.86 }, shape(LIMP, ROASTED.flesh)),
    line('M-7-1.6Q-3-1 1-2.4T8-3', ROASTED.shine, 1.3),
    line('M-9 2.4l1.6 1.4M7 2.6l2-1.4M-1 4.4l1.4-.6', ROASTED.char, 1.4),
  )

const CHILLI = {
  edge: '#8E1414',
  flesh: '#D3261F',
  shine: '#F5867A',
  stem: '#4F8A3C',
  seed: '#FBEBC2',
  ring: '#B31C18',
}

/** A chilli ring with seeds. */
export const chilliRing: DrawPiece = () =>
  roundPiece(
    3.4,
    disc(3.4, CHILLI.ring),
    disc(2.5, '#EE5A48'),
    disc(1.6, '#FBD9C8'),
    line('M-.8-.4h.01M.7-.6h.01M0 .8h.01', '#E2B04A', 0.9),
  )

const POD = 'M-11-6C-6-8 3-5 9 4Q12 8 13 12Q8 11 3 8C-4 5-10 2-11-6Z'

export const chilliPod: DrawPiece = () =>
  cutPiece(
    POD,
    line('M-10-5Q-13-8-12-12', CHILLI.stem, 2.4),
    shape(POD, CHILLI.edge),
    group({ at: [-0.2, -0.5], scale: 0.88 }, shape(POD, CHILLI.flesh)),
    line('M-7-4Q0-2.6 5 3', CHILLI.shine, 1.4),
    shape('M-12-6Q-9-9-6-7Q-8-3-11-2.6Z', CHILLI.stem),
  )

const OKRA = { skin: '#4F8238', flesh: '#A4C76C', hollow: '#E4EEC2', seed: '#FBFAEA', rib: '#7DA850' }
const FIVE_RIBS = rosette('M0-6L2.6-3.6L-2.6-3.6Z', 5)
const FIVE_HOLLOWS = rosette('M0-1Q-1.8-2.6 0-4.2Q1.8-2.6 0-1Z', 5)

/** A slice with five corners and five chambers. */
export const okraSlice: DrawPiece = () =>
  roundPiece(
    5,
    line(FIVE_RIBS, OKRA.skin, 1.6),
    disc(5, OKRA.skin),
    disc(4.2, OKRA.flesh),
    shape(FIVE_HOLLOWS, OKRA.hollow),
    line(rosette('M0-2.6L0-2.7', 5), OKRA.seed, 1.3),
  )

const FINGER = 'M-12 1C-8-4 0-4 8-4L12-3Q13 1 11 4L7 4C0 4-8 3-12 1Z'

export const okraPod: DrawPiece = () =>
  cutPiece(
    FINGER,
    line('M11 .4L15 .6', OKRA.rib, 2.6),
    shape(FINGER, OKRA.skin),
    shape('M-10.6.8C-6-2.6 0-3 9-2.6L9 0C2 .8-4 1-10.6.8Z', OKRA.rib),
    line('M-9 1.4Q0 1.8 10 1.2M-7-.6Q0-1.6 9-1.4', OKRA.flesh, 0.8),
    shape('M9-4.4L13-3.4Q14 .6 12 4.4L8.6 4.4Q10 0 9-4.4Z', OKRA.flesh),
  )

const SNAP = { edge: '#4B8A2E', pod: '#8CC152', shine: '#BCDF86', pea: '#74AC40' }
const SNAP_OUTLINE = 'M-13 0C-9-6 6-7 13-1C9 6-7 7-13 0Z'

/** A plump pod with visible peas. */
export const sugarSnapPod: DrawPiece = () =>
  cutPiece(
    SNAP_OUTLINE,
    line('M12-1L15.4-2.6', SNAP.edge, 1.5),
    shape(SNAP_OUTLINE, SNAP.edge),
    group({ at: [-0.2, -0.4], scale: 0.87 }, shape(SNAP_OUTLINE, SNAP.pod)),
    circle([-5.6, 0], 2.5, SNAP.pea) + circle([0, 0.2], 2.9, SNAP.pea) + circle([5.6, -0.2], 2.5, SNAP.pea),
    line('M-6.4-1h1M-1-1h1.2M4.8-1.2h1', SNAP.shine, 1.3),
    line('M-10-2Q0-6.4 9-3', SNAP.shine, 0.9),
  )
