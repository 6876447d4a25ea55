import { dots } from '../drawing/outlines.ts'
import { blockPiece, cutPiece, roundPiece, type DrawPiece } from '../drawing/piece.ts'
import type { Random } from '../drawing/random.ts'
import { block, blockAt, circle, disc, line, shape } from '../drawing/svg.ts'

const SLICE_OUTLINE = 'M-24-16C-30-26-12-29 0-28C12-29 30-26 24-16V22Q24 27 19 27H-19Q-24 27-24 22Z'
const CRUMB_OUTLINE = 'M-21-16C-26-23-11-25.4 0-24.6C11-25.4 26-23 21-16V20.6Q21 24 17.6 24H-17.6Q-21 24-21 20.6Z'

const slice = (crust: string, crumb: string, speckles: (random: Random) => string): DrawPiece => {
  return (random) => cutPiece(SLICE_OUTLINE, shape(SLICE_OUTLINE, crust), shape(CRUMB_OUTLINE, crumb), speckles(random))
}

export const wholewheatSlice = slice('#9A5F2B', '#EFD09A', (random) => line(dots(20, 18, random), '#D9AE6C', 1.6))
export const ryeSlice = slice(
  '#5A3519',
  '#B98550',
  (random) => line(dots(26, 19, random), '#8F5F31', 1.6) + line(dots(10, 19, random), '#E8CB95', 1.4),
)

const ROLL = { crust: '#A9682F', crumb: '#F3DCAE', pore: '#DDBB7E' }

/** Half a roll, cut face up, so that it can carry food. */
export const rollHalf: DrawPiece = (random) =>
  roundPiece(
    25,
    disc(25, ROLL.crust),
    circle([-0.4, -0.5], 22.4, '#D9A35C'),
    circle([-0.2, -0.2], 21.4, ROLL.crumb),
    line(dots(22, 18, random), ROLL.pore, 1.6),
  )

const KAISER = { crust: '#B4783A', top: '#D9A35C', score: '#F1D199' }

/** The whole roll from above, for lists. */
export const kaiserRoll: DrawPiece = () =>
  roundPiece(
    24,
    disc(24, KAISER.crust),
    circle([-0.9, -1.2], 21.6, KAISER.top),
    line('M0-1Q9-7 9-18M0-1Q11 4 19-2M0-1Q5 10 13 16M0-1Q-7 9-6 19M0-1Q-12 5-19 6M0-1Q-9-7-9-17', KAISER.score, 2.2),
  )

const CRISPBREAD = { edge: '#8A5A2C', face: '#C8965A', dimple: '#9C6C38', seed: '#E6C68C' }

export const crispbread: DrawPiece = (random) =>
  blockPiece(
    [44, 52, 3],
    block([44, 52, 3], CRISPBREAD.edge),
    blockAt([-0.4, -0.5], [41.4, 49.4, 2.4], CRISPBREAD.face),
    line(
      [-18, -9, 0, 9, 18].map((y) => `M-16 ${y}h.01M-8 ${y}h.01M0 ${y}h.01M8 ${y}h.01M16 ${y}h.01`).join(''),
      CRISPBREAD.dimple,
      2.6,
    ),
    line(dots(10, 19, random), CRISPBREAD.seed, 1.2),
  )

const RICE_CAKE = { edge: '#D8C7A4', face: '#F6EEDC', grain: '#FFFDF5', gap: '#DCCBA6' }

export const riceCake: DrawPiece = (random) =>
  roundPiece(
    25,
    disc(25, RICE_CAKE.edge),
    circle([-0.4, -0.5], 23.6, RICE_CAKE.face),
    line(dots(34, 22, random), RICE_CAKE.grain, 3.6),
    line(dots(26, 22, random), RICE_CAKE.gap, 1.3),
  )

/** Thin dough with soured cream and a browned rim. */
export const creamedFlatbread: DrawPiece = (random) =>
  roundPiece(
    27,
    disc(27, '#B4783A'),
    circle([-0.3, -0.5], 26, '#DDAE68'),
    circle([0, 0], 23.5, '#F9EFD8'),
    line(dots(14, 22, random), { colour: '#E2C08A', opacity: 0.7 }, 2.6),
    line(dots(9, 25, random), { colour: '#8A5527', opacity: 0.6 }, 1.6),
  )

const CROUTON = { crust: '#9A5F2B', crumb: '#E9C587' }

export const crouton: DrawPiece = () =>
  blockPiece([7, 7, 1.4], block([7, 7, 1.4], CROUTON.crust), blockAt([-0.3, -0.4], [5.4, 5.4, 1], CROUTON.crumb))
