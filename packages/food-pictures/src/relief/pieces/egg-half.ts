import type { Random } from '../../drawing/random.ts'
import { grainOffset } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { noise } from '../paint/noise.ts'
import { ellipse, rounded, smooth } from '../paint/shape.ts'
import type { Piece } from '../scene/piece.ts'

const WHITE = colour('#FFFDF6')
const WHITE_EDGE = colour('#F4EFE4')
const YOLK = colour('#F7B72E')
const YOLK_EDGE = colour('#EFA01C')
const YOLK_SHINE = colour('#FBD25E')

/** Half a boiled egg, its yolk up. */
export function egg(random: Random): Piece {
  const offset = grainOffset(random)
  const outline = ellipse(19, 14.4)
  return {
    reach: 21,
    paint(u, v, ink) {
      const distance = outline(u, v * (1 + u * 0.006))
      ink.mix(WHITE, WHITE_EDGE, smooth(-4, 0, distance))
      ink.surface(0.55, 0.03, 9 * rounded(distance, 6))
      const yolk = Math.hypot(u + 1, v) - 9 + (noise(u * 0.2 + offset, v * 0.2) - 0.5) * 1.2
      if (yolk >= 0) return distance
      ink.mix(YOLK, YOLK_EDGE, smooth(-7, 0, yolk))
      ink.over(YOLK_SHINE, 0.5 * noise(u * 0.4 + offset, v * 0.4))
      ink.gloss = 0.4
      ink.grain = 0.35
      ink.height += 0.9 * rounded(yolk, 3)
      return distance
    },
  }
}
