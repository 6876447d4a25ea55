import { grainOffset } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cloud } from '../paint/noise.ts'
import { box, rounded, smooth } from '../paint/shape.ts'
import type { PieceMaker } from '../scene/piece.ts'

const PAPER = colour('#FBF8EE')
const CRIMP = 21

/** A paper sachet with a band of colour, as those of baking powder. */
export const sachet = (hex: string): PieceMaker => {
  const band = colour(hex)
  return (random) => {
    const offset = grainOffset(random)
    const outline = box(21, 28, 1)
    return {
      reach: 36,
      paint(u, v, ink) {
        const distance = outline(u, v)
        const isCrimped = Math.abs(v) > CRIMP + 2
        ink.fill(PAPER)
        if (Math.abs(v + 4) < 10 || isCrimped) ink.fill(band)
        // A muffin or a heap would be too fine: a pale round stands for the picture on it.
        ink.over(PAPER, smooth(6.6, 5.8, Math.hypot(u, v + 4)))
        const pillow = 7 * rounded(Math.max(Math.abs(u) - 21, Math.abs(v) - CRIMP - 2), 14)
        const crease = (cloud(u * 0.08 + offset, v * 0.08) - 0.5) * 3
        ink.surface(0.35, 0.1, 1 + (isCrimped ? 0.8 * Math.sin(v * 3) : pillow + crease))
        return distance
      },
    }
  }
}
