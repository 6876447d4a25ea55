import type { Random } from '../../../drawing/random.ts'
import { grainOffset, within } from '../../paint/chance.ts'
import { colour } from '../../paint/colour.ts'
import { cloud } from '../../paint/noise.ts'
import { rounded, smooth } from '../../paint/shape.ts'
import type { Piece } from '../../scene/piece.ts'
import { brown } from '../browning.ts'

const SKIN = colour('#A83A22')
const GOLD_SKIN = colour('#D98A3A')
const SPLIT = colour('#F0CE86')
const CORE = colour('#6A3A1C')
const SYRUP = colour('#8A4A1C')

/** A whole baked apple from above: wrinkled skin, split around the hole of the core, from which syrup runs. */
export function bakedFruit(random: Random): Piece {
  const offset = grainOffset(random)
  const size = within(random, 40, 44)
  return {
    reach: size * 1.1,
    paint(u, v, ink) {
      const far = Math.hypot(u, v)
      const angle = Math.atan2(v, u)
      const distance = far - size + (cloud(u * 0.03 + offset, v * 0.03) - 0.5) * 7
      const share = far / size
      ink.mix(SKIN, GOLD_SKIN, smooth(0.35, 0.7, cloud(u * 0.04 + offset, v * 0.04)))
      const wrinkle = cloud(angle * 2.6 + offset, share * 1.3) - 0.5
      const dome = rounded(distance, size * 0.85)
      const crack = share - 0.5 - wrinkle * 0.45
      ink.over(SPLIT, smooth(0.1, -0.02, crack))
      ink.surface(0.8, 0.12, 30 * dome + wrinkle * 4 * smooth(0.35, 0.6, share))
      brown(ink, { u, v, offset }, 0.5)
      ink.over(SYRUP, 0.6 * smooth(0.58, 0.7, cloud(u * 0.06 - offset, v * 0.06 + offset)))
      const hole = smooth(0.34, 0.26, share)
      ink.over(CORE, hole)
      ink.height -= 12 * smooth(0.36, 0.1, share)
      return distance
    },
  }
}
