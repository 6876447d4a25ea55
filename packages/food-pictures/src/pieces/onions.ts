import { cutPiece, flatPiece, roundPiece, type DrawPiece } from '../drawing/piece.ts'
import { disc, line, shape } from '../drawing/svg.ts'

interface OnionColours {
  readonly skin: string
  readonly flesh: string
  readonly inner: string
}

const onionStrips =
  ({ skin, flesh, inner }: OnionColours): DrawPiece =>
  () =>
    flatPiece(
      line('M-8 3A9 9 0 0 1 8 3', skin, 2.4),
      line('M-7.4 3.4A8.4 8.4 0 0 1 7.4 3.4', flesh, 1.2),
      line('M-4.6 4A5.4 5.4 0 0 1 4.6 4', inner, 1.8),
    )

export const redOnionStrips = onionStrips({ skin: '#9A3F78', flesh: '#EBC6DD', inner: '#B45D92' })
export const onionStripsPale = onionStrips({ skin: '#BF9A48', flesh: '#FBF1D2', inner: '#D9BD78' })

const SPRING_ONION = { outer: '#5FA24A', ring: '#A9D184', hollow: '#E9F4D6' }

export const springOnionRing: DrawPiece = () =>
  roundPiece(3.4, disc(3.4, SPRING_ONION.outer), disc(2.4, SPRING_ONION.ring), disc(1.3, SPRING_ONION.hollow))

const LEEK = { outer: '#6FA050', middle: '#B7D48A', pale: '#EDF4CE', line: '#A8C97B' }

export const leekSlice: DrawPiece = () =>
  roundPiece(
    8,
    disc(8, LEEK.outer),
    disc(6.8, LEEK.middle),
    disc(5.2, LEEK.pale),
    line('M3.6 0A3.6 3.6 0 1 1 3.5-.8M1.6 0A1.6 1.6 0 1 1 1.5-.5', LEEK.line, 0.9),
  )

const GARLIC = { edge: '#D9C9B0', clove: '#FBF6EA', tip: '#B99BB0' }
const CLOVE_OUTLINE = 'M0-10C3-8 8-1 6 5C4 9-4 9-6 5C-7-1-3-8 0-10Z'

export const garlicClove: DrawPiece = () =>
  cutPiece(
    CLOVE_OUTLINE,
    shape(CLOVE_OUTLINE, GARLIC.edge),
    shape('M-.4-8.4C2-6 6.4-1 4.8 4C3 7.4-3.6 7.4-5 4C-5.8-1-2.6-6.4-.4-8.4Z', GARLIC.clove),
    line('M-1-5Q-3.4 0-2 5', GARLIC.edge, 0.9),
    line('M0-9.6V-7.4', GARLIC.tip, 1.6),
  )

const SHALLOT = { skin: '#A8613C', rim: '#B878A0', flesh: '#F6E6F0', layer: '#CFA0C0', root: '#8A6A4A' }
const SHALLOT_OUTLINE = 'M0-11C1-7 6-5 6.6 1C7 6 4 8.6 0 9C-4 8.6-7 6-6.6 1C-6-5-1-7 0-11Z'

/** A long bulb cut in half: coppery skin, purple layers. */
export const shallotHalf: DrawPiece = () =>
  cutPiece(
    SHALLOT_OUTLINE,
    line('M-1.6 9L-2 11M0 9V11.4M1.6 9L2 11', SHALLOT.root, 0.8),
    shape(SHALLOT_OUTLINE, SHALLOT.skin),
    shape('M0-8C1-5.4 5-4 5.4 1C5.6 5 3.4 7.4 0 7.8C-3.4 7.4-5.6 5-5.4 1C-5-4-1-5.4 0-8Z', SHALLOT.rim),
    shape('M0-6.4C1-4.4 4.2-3 4.4 1C4.6 4.4 2.8 6.6 0 6.9C-2.8 6.6-4.6 4.4-4.4 1C-4.2-3-1-4.4 0-6.4Z', SHALLOT.flesh),
    line(
      'M0 6V-4M-2.8 4.6C-3.8 0-1.8-2.6 0-4.4C1.8-2.6 3.8 0 2.8 4.6M-1.3 5.4C-2 1 -1-1 0-2C1-1 2 1 1.3 5.4',
      SHALLOT.layer,
      0.9,
    ),
  )
