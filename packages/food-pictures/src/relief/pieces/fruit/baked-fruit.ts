import type { Random } from '../../../drawing/random.ts'
import { grainOffset, within } from '../../paint/chance.ts'
import { colour } from '../../paint/colour.ts'
import { cloud } from '../../paint/noise.ts'
import { rounded, smooth } from '../../paint/shape.ts'
import type { Piece } from '../../scene/piece.ts'
import { brown } from '../browning.ts'

const SKIN = colour('#A02A20')
const GOLD_SKIN = colour('#C8602C')
const SPLIT = colour('#EFC983')
const CORE = colour('#6A3A1C')
const SYRUP = colour('#8A4A1C')

/** Furrows of the shrunken skin. */
const FURROWS = 15

/** A whole baked apple from above: shrunken skin in furrows, a split in it, and the hole of the core, full of syrup. */
export function bakedFruit(random: Random): Piece {
  const offset = grainOffset(random)
  const size = within(random, 41, 45)
  return {
    reach: size * 1.1,
    paint(u, v, ink) {
      const far = Math.hypot(u, v)
      const angle = Math.atan2(v, u)
      const share = far / size
      const sway = cloud(u * 0.03 + offset, v * 0.03) - 0.5
      const furrow = Math.sin(angle * FURROWS + sway * 26)
      const distance = far - size + sway * 6 + furrow * 0.25
      ink.mix(SKIN, GOLD_SKIN, smooth(0.3, 0.72, cloud(u * 0.045 + offset, v * 0.045) + 0.05 * furrow))
      const deep = smooth(0.2, 0.5, share) * smooth(1, 0.75, share)
      ink.dim(1 - 0.07 * deep * smooth(0.2, -0.8, furrow))
      ink.surface(
        0.85,
        0.1,
        31 * rounded(distance, size * 0.95) + furrow * 0.4 * deep + (cloud(u * 0.09, v * 0.09 + offset) - 0.5) * 5,
      )
      brown(ink, { u, v, offset }, 0.28)
      // The skin bursts along one furrow and shows the soft flesh.
      const along = (far - size * 0.3) / (size * 0.66)
      const turn = Math.abs(((angle + offset + sway * 0.7 + Math.PI * 40) % (Math.PI * 2)) - Math.PI)
      const split = turn * far - 5.5 * Math.sin(Math.max(0, Math.min(1, along)) * Math.PI)
      ink.over(SPLIT, smooth(0.8, -0.8, split))
      ink.height += 1.5 * smooth(1.5, -2, split)
      ink.over(SYRUP, 0.8 * smooth(0.36, 0.28, share + sway * 0.1))
      ink.over(CORE, smooth(0.24, 0.18, share))
      ink.height -= 9 * smooth(0.3, 0.1, share)
      return distance
    },
  }
}
