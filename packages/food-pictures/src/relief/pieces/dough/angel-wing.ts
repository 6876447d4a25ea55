import type { Random } from '../../../drawing/random.ts'
import { grainOffset, within } from '../../paint/chance.ts'
import { colour } from '../../paint/colour.ts'
import { cloud, noise } from '../../paint/noise.ts'
import { rounded, smooth } from '../../paint/shape.ts'
import type { Piece } from '../../scene/piece.ts'

const PALE = colour('#F3D795')
const GOLD = colour('#DDA24A')
const BROWN = colour('#A8662A')
const SHADE = colour('#7E4818')
const BLISTER = colour('#F7E2AC')

/** Faworki: a thin strip, three times as long as wide, with one end pulled through a slit in its middle. */
export function angelWing(random: Random): Piece {
  const offset = grainOffset(random)
  const half = within(random, 33, 38)
  const wide = within(random, 10.5, 12)
  const bow = within(random, -5, 5)
  const lean = within(random, 0.3, 0.5)
  return {
    reach: half + wide,
    halfWidth: wide * 2,
    paint(u, v, ink) {
      const along = u / half
      const across = v - bow * (1 - along * along)
      // Narrow where the strip is twisted, broad at its ends.
      const width = wide * (0.66 + 0.4 * smooth(0.1, 0.75, Math.abs(along))) + (cloud(u * 0.09 + offset, 3) - 0.5) * 3
      const end = Math.abs(u + across * lean * Math.sign(u)) - half
      const distance = Math.max(Math.abs(across) - width, end)
      // The end that was pulled through lies crosswise over the slit.
      const strap = across * 0.86 - u * 0.62
      const isStrap = Math.abs(u) < wide * 1.25 && Math.abs(strap) < wide * 0.42
      const slit = Math.max(Math.abs(across) - wide * 0.3, Math.abs(u) - wide * 1.5)
      const blister = smooth(0.58, 0.8, noise(u * 0.2 + offset, v * 0.2))
      const patch = cloud(u * 0.06 + offset, v * 0.06)
      ink.mix(PALE, GOLD, smooth(0.25, 0.62, patch))
      ink.over(BROWN, 0.75 * smooth(-2.8, -0.4, distance) + 0.4 * smooth(0.6, 0.78, patch))
      ink.over(BLISTER, 0.7 * blister)
      // Its halves lean to opposite sides, as a twisted strip does.
      let height = 4 + across * 0.34 * Math.sign(u) * smooth(0, 0.4, Math.abs(along)) + blister * 1.6
      if (!isStrap && slit < 0) {
        ink.over(SHADE, 0.85 * smooth(0, -2, slit))
        height -= 2.5
      }
      if (isStrap) {
        ink.over(BROWN, 0.6 * smooth(wide * 0.26, wide * 0.42, Math.abs(strap)))
        height += 4.5
      }
      ink.surface(0.16, 0.35, height * rounded(distance, 2.4))
      return distance
    },
  }
}
