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
/** How far the slit gapes at its round ends, in shares of the half width. */
const SLIT_END = 0.62
const BLISTER = colour('#F7E2AC')

/** Faworki: a thin strip, three times as long as wide, with one end pulled through a slit in its middle. */
export function angelWing(random: Random): Piece {
  const offset = grainOffset(random)
  const half = within(random, 34, 38)
  const wide = within(random, 11.5, 13)
  const bow = within(random, -5, 5)
  const lean = within(random, 0.3, 0.5)
  const tilt = random() < 0.5 ? 1 : -1
  return {
    reach: half + wide,
    halfWidth: wide * 2,
    paint(u, v, ink) {
      const along = u / half
      const across = v - bow * (1 - along * along)
      // Broad at its ends and around the slit, which gapes where the strip was pulled through.
      const waist = smooth(0.2, 0.42, Math.abs(along)) * smooth(0.75, 0.42, Math.abs(along))
      const width = wide * (1.06 - 0.4 * waist) + (cloud(u * 0.09 + offset, 3) - 0.5) * 2.4
      const end = Math.abs(u + across * lean * Math.sign(u)) - half
      const outer = Math.max(Math.abs(across) - width, end)
      const slit = SLIT_END * wide - Math.hypot(Math.max(0, Math.abs(u) - wide * 0.7), across * 1.7)
      // The end that was pulled through lies crosswise over the slit.
      const strap = Math.abs(across * 0.8 + u * 0.6 * tilt) - wide * 0.36
      const distance = Math.max(outer, Math.min(slit, strap))
      const blister = smooth(0.58, 0.8, noise(u * 0.2 + offset, v * 0.2))
      const patch = cloud(u * 0.06 + offset, v * 0.06)
      ink.mix(PALE, GOLD, smooth(0.25, 0.62, patch))
      ink.over(BROWN, 0.8 * smooth(-2.4, -0.3, distance) + 0.4 * smooth(0.6, 0.78, patch))
      ink.over(BLISTER, 0.7 * blister)
      // Its halves lean to opposite sides, as a twisted strip does.
      const twist = across * 0.3 * Math.sign(u) * tilt * smooth(0.25, 0.6, Math.abs(along))
      const isStrap = strap < 0 && Math.abs(u) < wide * 1.3
      ink.over(
        SHADE,
        0.7 * (isStrap ? smooth(-2.2, -0.2, strap) : smooth(2.6, 0.4, strap)) * smooth(1.5, 1.2, Math.abs(u) / wide),
      )
      const height = 4 + twist + blister * 1.6 + (isStrap ? 4.5 * rounded(strap, 4) : 0)
      ink.surface(0.16, 0.35, height * rounded(distance, 2.2))
      return distance
    },
  }
}
