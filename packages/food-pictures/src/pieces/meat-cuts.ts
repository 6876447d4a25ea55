import { cutPiece, ovalPiece, type DrawPiece } from '../drawing/piece.ts'
import { slicedPiece } from '../drawing/slices.ts'
import { circle, ellipse, group, line, oval, shape } from '../drawing/svg.ts'

interface Joint {
  readonly crust: string
  readonly skin: string
  readonly light: string
  readonly bone: string
}

const DRUMSTICK = 'M-17-2C-18-13-2-14 6-6C9-3 12-1.4 20-1.6V2.6C12 3 10 5 6 7.6C-3 14-17 12-17-2Z'

/** A joint with roasted skin on a bone. */
const joint =
  ({ crust, skin, light, bone }: Joint): DrawPiece =>
  () => ({
    silhouette: shape(DRUMSTICK) + circle([20, 0.6], 3.8),
    body:
      line('M10 .6H19', '#D9C7A4', 4.6) +
      circle([20.4, -1.6], 2.7, '#D9C7A4') +
      circle([20.4, 2.6], 2.7, '#D9C7A4') +
      line('M11 .2H19', bone, 3) +
      circle([20.2, -1.8], 1.9, bone) +
      circle([20.2, 2.2], 1.9, bone) +
      shape('M-17-2C-18-13-2-14 6-6C8.6-3 10.6-1.6 14-1.4V2.6C10.6 3 9.4 5 6 7.6C-3 14-17 12-17-2Z', crust) +
      shape('M-15.4-2.4C-16-11-3-12 4-5.4C7-2.4 9-1 12-.8V1.8C9 2.2 8 4 4.6 6C-3 11-15 10-15.4-2.4Z', skin) +
      line('M-12-4Q-7-9.6 0-6M-8 5Q-3 7 2 4', light, 1.8) +
      line('M-9-.6l2 .8M-3 1.4l2 .6M-11 2.4l1.4.8M3-1.6l1.6.6', crust, 1.3),
  })

export const chickenDrumstick = joint({ crust: '#8E4E1E', skin: '#C98238', light: '#E9B872', bone: '#F8EEDA' })

const LEG = 'M-22-1C-23-11-12-15-4-11C1-8 4-3 11-2L19-3.4V.6L12 3.4C5 5.4 1 8 -4 10C-12 13-21 9-22-1Z'
const RABBIT = { crust: '#B0783F', meat: '#E3BB88', light: '#F6E0BC', bone: '#F8F0DE', sinew: '#FBEFD6' }

/** A lean leg, broad at the haunch, with a bare shank bone. */
export const rabbitLeg: DrawPiece = () =>
  cutPiece(
    LEG,
    line('M14-.8L22-2.6', '#D9C7A4', 4.2),
    line('M14-.9L22-2.7', RABBIT.bone, 2.8),
    shape(LEG, RABBIT.crust),
    group({ at: [-0.4, -0.3], scale: 0.88 }, shape(LEG, RABBIT.meat)),
    line('M-17-3Q-13-9-7-8M-12 6Q-6 7.4-1 5', RABBIT.light, 1.9),
    line('M-4-5Q2-1 9 .6', RABBIT.sinew, 1.4),
    line('M-11-1l2 .8M-14 2l2 .6M-6 1.6l2 .4', RABBIT.crust, 1.2),
  )

const CHOP = 'M-12-7C-6-12 8-12 12-5C14 2 9 10 1 10C-8 10-15 6-14-1Q-14-5-12-7Z'

interface ChopColours {
  readonly fat: string
  readonly crust: string
  readonly meat: string
  readonly grain: string
}

const chop = ({ fat, crust, meat, grain }: ChopColours): string =>
  shape(CHOP, crust) +
  group({ at: [0.2, -0.2], scale: 0.93 }, shape(CHOP, fat)) +
  group({ at: [0.7, 0.9], scale: 0.79 }, shape(CHOP, meat)) +
  line('M-6-1Q0-5 7-2.4M-6 4Q0 1 7 3.4', grain, 1.1)

const PORK_LOIN = { fat: '#F7E4C4', crust: '#9A6232', meat: '#E6BC98', grain: '#D09E76' }

/** Two chops with an edge of fat. */
export const porkLoinChops: DrawPiece = () =>
  slicedPiece(cutPiece(CHOP, chop(PORK_LOIN)), { count: 2, step: 15, tilt: 10, drop: 0 })

const SHOULDER = { crust: '#5E301A', meat: '#A8694A', light: '#C88C68', fat: '#EBCFA8' }
const SHRED = 'M-11-3C-6-8 6-7 11-3C12 1 10 5 6 6C0 8-8 7-11 4Z'

/** Shredded by long cooking, dark and marbled. */
export const pulledPork: DrawPiece = () =>
  slicedPiece(
    cutPiece(
      SHRED,
      shape(SHRED, SHOULDER.crust),
      group({ at: [-0.2, -0.5], scale: 0.86 }, shape(SHRED, SHOULDER.meat)),
      line('M-8-1.6Q0-5 8-2M-8 1.4Q0-1.6 9 1M-6 4Q0 2 6 3.6', SHOULDER.light, 1.1),
      line('M-4-.2Q0-1.4 3-.6', SHOULDER.fat, 1.2),
    ),
    { count: 4, step: 8, tilt: 24, drop: 3, lean: 70 },
  )

const LAMB = { fat: '#F3DEBC', crust: '#5E3222', meat: '#B4655A', grain: '#CF8B7C', bone: '#F8F0DE', marrow: '#D9B490' }

/** A steak cut across the leg, with the round bone in the middle. */
export const lambLegSteak: DrawPiece = () =>
  ovalPiece(
    [20, 15],
    oval([20, 15], LAMB.crust),
    oval([19, 14], LAMB.fat),
    ellipse([0.3, 0.2], [17.2, 12.2], LAMB.meat),
    line('M-13-3Q-8-9 0-8M-12 4Q-6 9 3 8.4M8-7Q14-4 14 2M8 7Q12 6 14 3', LAMB.grain, 1.4),
    line('M-4-1Q-10-1-14 0M5-4Q9-6 11-8M3 4Q6 7 7 9', LAMB.fat, 1.2),
    circle([0.6, -0.2], 4.2, '#D9C7A4'),
    circle([0.5, -0.3], 3.6, LAMB.bone),
    circle([0.5, -0.3], 1.9, LAMB.marrow),
  )

const DUCK = { skin: '#7A3E18', crisp: '#B4702C', fat: '#F6E3BC', meat: '#B9525A', heart: '#D2777A' }
const DUCK_SLICE = 'M-4-9Q0-11 4-9V8Q0 12-4 8Z'

/** Pink slices, each with crisp skin and a line of fat above. */
export const duckBreast: DrawPiece = () =>
  slicedPiece(
    cutPiece(
      DUCK_SLICE,
      shape(DUCK_SLICE, '#8E3F40'),
      shape('M-3-6H3V7.4Q0 10-3 7.4Z', DUCK.meat),
      shape('M-1.8-3.4H1.8V5.4Q0 7-1.8 5.4Z', DUCK.heart),
      line('M-3-6.6H3', DUCK.fat, 1.9),
      shape('M-4.6-7.6Q0-12.4 4.6-7.6Q0-9 -4.6-7.6Z', DUCK.skin),
      line('M-2.8-8.8Q0-10 2.8-8.8', DUCK.crisp, 1),
    ),
    { count: 5, step: 7.4, tilt: 5, drop: 1.3, lean: 6 },
  )

const SIRLOIN = { crust: '#4A2717', meat: '#7C4129', light: '#9C5A3C', grill: '#35190E', fat: '#EFD6A8' }
const STEAK = 'M-21 2C-22-8-8-13 6-12C17-11 24-4 21 4C18 12 4 12-6 11C-15 11-20 9-21 2Z'

/** A whole grilled steak with its fat edge. */
export const sirloinSteak: DrawPiece = () =>
  cutPiece(
    STEAK,
    shape(STEAK, SIRLOIN.crust),
    line('M-16-7C-8-12 6-13 15-8.6', SIRLOIN.fat, 3.4),
    group({ at: [0, 1], scale: 0.87 }, shape(STEAK, SIRLOIN.meat)),
    line('M-14-1Q-6-7 4-6M-8 7Q2 9 12 5', SIRLOIN.light, 2),
    line('M-14-3L-8 9M-7-6L0 9.4M1-7.4L8 8.4M9-6.4L15 5', SIRLOIN.grill, 2),
  )
