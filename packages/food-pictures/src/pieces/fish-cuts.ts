import { cutPiece, type DrawPiece } from '../drawing/piece.ts'
import { circle, group, line, shape } from '../drawing/svg.ts'

interface FilletColours {
  readonly skin: string
  readonly flesh: string
  readonly flake: string
  readonly sear: string
}

const LONG = 'M-21-8C-10-13 6-9 21-5Q24-1 22 3C10 8-6 12-20 9Q-24 0-21-8Z'
const FLAKES = 'M-15-8.4Q-10 0-14 8.4M-8-9Q-3 0-7 8.4M-1-8.4Q4 0 0 7.4M6-7Q10 0 7 6M13-5.6Q16 0 14 4.4'

/** A fillet with the loin at one end, thin at the other, and its skin along the edge. */
const longFillet =
  ({ skin, flesh, flake, sear }: FilletColours): DrawPiece =>
  () =>
    cutPiece(
      LONG,
      shape(LONG, skin),
      group({ at: [-0.3, -0.9], scale: 0.92 }, shape(LONG, flesh)),
      line(FLAKES, flake, 1.2),
      line('M-17-7C-8-10.6 2-8.6 10-6', { colour: sear, opacity: 0.6 }, 1.8),
    )

export const hakeFillet = longFillet({ skin: '#A9A294', flesh: '#FFFBF3', flake: '#DDD3C0', sear: '#E6CFA2' })
export const pollockFillet = longFillet({ skin: '#C79F5E', flesh: '#FBEBC8', flake: '#E0C490', sear: '#B27A34' })
export const smokedTroutFillet = longFillet({ skin: '#A8642C', flesh: '#E8A066', flake: '#CF8148', sear: '#8A4A1C' })

const ZANDER = { skin: '#8A8A5C', stripe: '#55543A', side: '#C2BE94', flesh: '#FBF3E2', edge: '#DCCBA6' }

/** Fried with the skin up: silvery green with dark bands and a rim of white flesh. */
export const zanderFillet: DrawPiece = () =>
  cutPiece(
    LONG,
    shape(LONG, ZANDER.edge),
    group({ at: [-0.2, -0.4], scale: 0.96 }, shape(LONG, ZANDER.flesh)),
    group({ at: [-0.4, -1], scale: 0.85 }, shape(LONG, ZANDER.skin)),
    line('M-15 5C-5 8 8 5 17 1.6', ZANDER.side, 3),
    line('M-13-7.4Q-11-3-12 1M-7-8.4Q-5-4-6 1.6M-1-8Q1-4 0 1.4M5-7Q7-3.4 6 .8M11-5.6Q12.6-3 12-.4', ZANDER.stripe, 2.2),
    line('M-16-1Q0-3.4 17-1.6', { colour: ZANDER.side, opacity: 0.8 }, 0.8),
  )

const STEAK = 'M-17-8Q-16-12-11-12C0-13 8-13 16-10Q20-8 19-2C18 6 16 11 10 12C0 14-10 13-15 10Q-19 6-17-8Z'
const HALIBUT = { skin: '#5E5A4C', flesh: '#FFFBF2', flake: '#E3D9C4', bone: '#EFE6D2', sear: '#DDB878' }

/** A thick white steak, dark skin on one side. */
export const halibutSteak: DrawPiece = () =>
  cutPiece(
    STEAK,
    shape(STEAK, '#D9C9A8'),
    line('M-13 11.4C-6 13.4 4 13.4 11 11.6', HALIBUT.skin, 2.6),
    group({ at: [0, -0.8], scale: 0.92 }, shape(STEAK, HALIBUT.flesh)),
    line(
      'M0-11Q1 0 0 10M-4-8Q-11-6-14-3M-4-1Q-10 1-13 5M5-8Q12-6 15-4M5-1Q11 1 14 4M-4 5Q-8 7-10 9M5 5Q8 6 10 8',
      HALIBUT.flake,
      1.3,
    ),
    line('M-12-9Q0-11.4 12-9', { colour: HALIBUT.sear, opacity: 0.75 }, 2),
  )

const TUNA = { crust: '#7A4A38', rim: '#C79A86', raw: '#B52F45', light: '#D4596A', line: '#E58A93' }
const TUNA_OUTLINE = 'M-20-6Q-20-10-15-10L14-11Q20-11 20-5L19 6Q18 10 13 10L-15 11Q-20 11-20 6Z'

/** Seared outside, raw and red in the middle. */
export const tunaSteak: DrawPiece = () =>
  cutPiece(
    TUNA_OUTLINE,
    shape(TUNA_OUTLINE, TUNA.crust),
    group({ at: [-0.2, -0.3], scale: 0.92 }, shape(TUNA_OUTLINE, TUNA.rim)),
    group({ at: [-0.1, -0.2], scale: 0.79 }, shape(TUNA_OUTLINE, TUNA.raw)),
    line('M-12-5Q-2-8 12-5.4M-13 0Q0-3 13-.4M-12 5Q0 2.4 12 4.8', TUNA.light, 1.4),
    line('M-9-2.6Q0-5 8-3M-8 2.6Q0 .4 9 2.2', TUNA.line, 0.8),
  )

const CARP = {
  skin: '#6E5A22',
  crust: '#C68F3C',
  flesh: '#F9E9C8',
  flake: '#DDBC84',
  bone: '#FFFBF0',
  cavity: '#8E6A34',
}
const CUT =
  'M-2-15C12-16 20-8 19 2C18 10 12 15 7 14C4 13 4 9 3 6Q0 4-3 6C-4 9-4 13-7 14C-12 15-18 10-19 2C-20-7-14-14.6-2-15Z'

/** The Polish Christmas cut: two lobes around the backbone, fried golden with the skin. */
export const carpSteak: DrawPiece = () =>
  cutPiece(
    CUT,
    shape(CUT, CARP.skin),
    group({ at: [0, 0], scale: 0.93 }, shape(CUT, CARP.crust)),
    group({ at: [0, -0.3], scale: 0.8 }, shape(CUT, CARP.flesh)),
    line(
      'M-2-8Q-9-10-12-5M-4-3Q-10-4-13 1M-5 1.6Q-9 2-11 7M2-8Q9-10 12-5M4-3Q10-4 13 1M5 1.6Q9 2 11 7',
      CARP.flake,
      1.4,
    ),
    line('M0-11V-4', CARP.flake, 1.2),
    circle([0, -1], 2.7, CARP.flake),
    circle([0, -1], 1.8, CARP.bone),
  )

const OIL_HERRING = { skin: '#6A7466', silver: '#C6CBB8', flesh: '#E9D296', shine: '#F9F7DE', onion: '#FFFDF2' }
const PIECE = 'M-9-5C-4-7 6-7 10-4C11-1 10 4 8 6C2 7-6 7-10 5C-11 1-11-3-9-5Z'

/** Golden with oil, with an onion ring on top. */
export const oilHerringSlice: DrawPiece = () =>
  cutPiece(
    PIECE,
    shape(PIECE, OIL_HERRING.skin),
    shape('M-9-3.6C-4-5.4 6-5.4 9-2.8L9 1.4C3 2.6-5 2.6-10 1Z', OIL_HERRING.silver),
    shape('M-9.6 2.2C-4 3.6 3 3.6 8.8 2.6L7.4 5C2 5.8-6 5.8-9 4.2Z', OIL_HERRING.flesh),
    line('M-6-3.4Q0-4.6 6-3', OIL_HERRING.shine, 1.1),
    circle([0.6, 0.6], 3.7, '#D6C98E') +
      circle([0.6, 0.6], 3.3, OIL_HERRING.onion) +
      circle([0.6, 0.6], 1.9, '#DCC27A'),
  )
