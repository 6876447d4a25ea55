import { within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cloud, noise } from '../paint/noise.ts'
import { smooth } from '../paint/shape.ts'
import type { PieceMaker } from '../scene/piece.ts'
import { dice } from './dice.ts'

const FACE = colour('#F8E7AC')
const FACE_DEEP = colour('#EFD286')
const GOLD = colour('#D99A3A')
const CRUST = colour('#9A5A20')
const DARK = colour('#643210')

/** A potato cube from a hot pan: floury and pale on its upper face, round at the corners, its sides a crust of uneven brown. */
export const roastPotatoCube: PieceMaker = (random) => {
  const half = within(random, 6.6, 9)
  const side = within(random, -0.5, 0.5)
  const baked = within(random, -0.12, 0.1)
  return dice(random, {
    half,
    colour: FACE,
    second: FACE_DEEP,
    gloss: 0.32,
    grain: 0.4,
    soft: 0.4,
    paint(ink, { u, v, offset }) {
      const patch = cloud(u * 0.14 + offset, v * 0.14 - offset)
      const crisp = noise(u * 0.5 + offset, v * 0.5)
      // What is low on the cube lay against the pan; one side always caught more of it.
      const low = smooth(half * 1.2, half * 0.55, ink.height + v * side + (crisp - 0.5) * 2.4)
      ink.over(GOLD, Math.min(1, 0.9 * low + 0.7 * smooth(0.46 - baked, 0.62 - baked, patch)))
      ink.over(CRUST, 0.85 * low * smooth(0.3, 0.6, patch + (crisp - 0.5) * 0.3) + 0.65 * smooth(0.57, 0.7, patch))
      ink.over(DARK, 0.7 * low * smooth(0.44, 0.66, patch))
      ink.height += (crisp - 0.5) * 0.9
    },
  })
}
