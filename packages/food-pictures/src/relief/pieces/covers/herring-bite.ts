import type { Random } from '../../../drawing/random.ts'
import { grainOffset, within } from '../../paint/chance.ts'
import { colour } from '../../paint/colour.ts'
import { cloud, noise } from '../../paint/noise.ts'
import { box, rounded, smooth } from '../../paint/shape.ts'
import type { Piece } from '../../scene/piece.ts'

const BACK = colour('#4F5F6E')
const SILVER = colour('#D3D8D6')
const SHEEN = colour('#F4F3EA')
const FLESH = colour('#B98F7E')

/** How far the ends of a bite are cut aslant. */
const SLANT = 0.45

/** A bite of a herring fillet, skin up: blue-grey back, silver side, the brown flesh at its cut ends. */
export function herringBite(random: Random): Piece {
  const offset = grainOffset(random)
  const half = within(random, 15, 18.5)
  const width = within(random, 9, 10.5)
  const outline = box(half, width, 3)
  return {
    reach: half * 1.5,
    halfWidth: width * 1.25,
    paint(u, v, ink) {
      const along = u + v * SLANT
      const distance = outline(along, v) + (cloud(u * 0.08 + offset, v * 0.08) - 0.5) * 3
      const scale = noise(u * 0.5 + offset, v * 0.6)
      ink.mix(BACK, SILVER, smooth(-width * 0.5, width * 0.1, v + (scale - 0.5) * 3))
      ink.over(SHEEN, 0.8 * smooth(2.6, 0.6, Math.abs(v - width * 0.34 + Math.sin(u * 0.2 + offset))))
      ink.over(FLESH, 0.85 * smooth(half - 3, half - 1, Math.abs(along)) + 0.5 * smooth(width - 2, width, v))
      ink.surface(0.9, 0.08, 6 * rounded(distance, 6) + (scale - 0.5) * 0.5)
      return distance
    },
  }
}
