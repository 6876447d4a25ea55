import type { Random } from '../../drawing/random.ts'
import { within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { smooth } from '../paint/shape.ts'
import type { Piece } from '../scene/piece.ts'
import { slice } from './slice.ts'

const HEART = colour('#E3EDC2')
const FLESH = colour('#CFE0A2')
const SEED = colour('#F2F3D6')
const UNDER_PEEL = colour('#8FB65A')
const PEEL = colour('#2F6B2C')
/** Seeds stand in this many rays. */
const RAYS = 7

export const cucumberSlice = (random: Random): Piece =>
  slice(random, {
    radius: within(random, 9.5, 11.5),
    height: 1.5,
    lift: 1.4,
    gloss: 0.5,
    paint(ink, { share, angle, offset }) {
      ink.mix(HEART, FLESH, smooth(0.2, 0.8, share))
      if (share > 0.28 && share < 0.58) ink.over(SEED, (Math.cos(angle * RAYS + offset) * 0.5 + 0.5) * 0.8)
      ink.over(UNDER_PEEL, smooth(0.84, 0.9, share))
      ink.over(PEEL, smooth(0.92, 0.96, share))
    },
  })
