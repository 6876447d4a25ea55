import { within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { rounded, smooth } from '../paint/shape.ts'
import type { PieceMaker } from '../scene/piece.ts'
import type { CookedMaker } from './doneness.ts'
import { stick } from './stick.ts'

const GREEN = colour('#CFE0A0')
const DEEP = colour('#B4CF7C')
const HOLLOW = colour('#E6EFC4')
const CUT = colour('#F0F3D8')

/** A stick of celery, hollow side up. */
export const celeryStick: PieceMaker = (random) => {
  const half = within(random, 30, 35)
  return stick(random, {
    length: half * 2,
    width: within(random, 11.5, 14),
    height: 6,
    bend: within(random, -2, 2),
    taper: 0.12,
    colour: GREEN,
    second: DEEP,
    gloss: 0.5,
    grain: 0.05,
    paint(ink, { u, v, distance }) {
      const fibre = Math.cos(v * 2.6)
      ink.dim(0.95 + 0.06 * fibre)
      ink.over(HOLLOW, smooth(2.6, 0, Math.abs(v)) * 0.7)
      ink.over(CUT, smooth(0.9, 1, Math.abs(u) / half))
      ink.height = 5.5 * rounded(distance, 4) - 3.4 * Math.exp(-((v / 2.9) ** 2)) + fibre * 0.25
    },
  })
}

/** Celery cut across: small crescents. */
export const celerySlice: CookedMaker =
  ({ browned, soft }) =>
  (random) =>
    stick(random, {
      length: within(random, 11, 15),
      width: 4.6,
      height: 3.6,
      bend: within(random, 3.5, 5.5),
      square: 0.1,
      colour: GREEN,
      second: HOLLOW,
      gloss: 0.5 + soft * 0.2,
      grain: 0.05,
      browned: browned * 0.7,
      paint(ink, { v }) {
        ink.over(DEEP, smooth(0.6, 1.8, v))
      },
    })
