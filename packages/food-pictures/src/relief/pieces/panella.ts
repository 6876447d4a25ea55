import type { Random } from '../../drawing/random.ts'
import { grainOffset, within } from '../paint/chance.ts'
import { colour, shaded, type Colour } from '../paint/colour.ts'
import { cloud, noise } from '../paint/noise.ts'
import { box, rounded, smooth } from '../paint/shape.ts'
import type { Piece } from '../scene/piece.ts'
import { brown } from './browning.ts'
import type { PattyKind } from './patty.ts'

const EDGE = colour('#A86A24')

/** A flat square of a batter that was boiled, set, cut and baked crisp: panelle. */
export function panella(random: Random, { inside, second, bits }: PattyKind, half: number): Piece {
  const offset = grainOffset(random)
  const outline = box(half * within(random, 0.94, 1.06), half * within(random, 0.78, 0.88), 3)
  const point = { u: 0, v: 0, offset }
  const herb: Colour = bits[0] ?? shaded(inside, 0.8)
  return {
    reach: half * 1.45,
    paint(u, v, ink) {
      const distance = outline(u, v) + (cloud(u * 0.09 + offset, v * 0.09) - 0.5) * 2
      ink.mix(inside, second, smooth(0.3, 0.7, cloud(u * 0.14 + offset, v * 0.14)))
      point.u = u
      point.v = v
      brown(ink, point, 0.3)
      ink.over(herb, 0.75 * smooth(0.78, 0.84, noise(u * 0.42 + offset, v * 0.42)))
      ink.over(EDGE, 0.6 * smooth(-3, -0.4, distance))
      ink.surface(0.4, 0.35, 5 * rounded(distance, 2.4) + (cloud(u * 0.2, v * 0.2 + offset) - 0.5) * 1.2)
      return distance
    },
  }
}
