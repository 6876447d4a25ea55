import { FULL_TURN, within } from '../paint/chance.ts'
import { colour, type Colour } from '../paint/colour.ts'
import { cloud } from '../paint/noise.ts'
import { smooth } from '../paint/shape.ts'
import type { Piece, PieceMaker } from '../scene/piece.ts'

const POPPED = colour('#FFFBEC')
const POPPED_DEEP = colour('#F1D692')
/** Fat that took up the dust. */
const WARM = colour('#F4B25A')
const HULL = colour('#A8641E')

/** A kernel that burst: wings of all sizes around a bit of hull, with folds between them, and what was dusted over it. */
export const popcorn =
  (dust: Colour | null): PieceMaker =>
  (random): Piece => {
    const offset = random() * 99
    const wings = Math.round(within(random, 3.5, 6.5))
    const lobes = Array.from({ length: wings }, (_, index) => {
      const angle = (index / wings) * FULL_TURN + within(random, -0.6, 0.6)
      const far = within(random, 4, 8)
      return { u: Math.cos(angle) * far, v: Math.sin(angle) * far, radius: within(random, 4.4, 7.6) }
    })
    const hull = { u: within(random, -3, 3), v: within(random, -3, 3) }
    const side = random() * FULL_TURN
    return {
      reach: 18,
      paint(u, v, ink) {
        let distance = 9
        let height = 0
        for (const lobe of lobes) {
          const far = Math.hypot(u - lobe.u, v - lobe.v) - lobe.radius
          if (far < distance) distance = far
          const dome = far < 0 ? Math.sqrt(1 - (1 + far / lobe.radius) ** 2) * lobe.radius : 0
          if (dome > height) height = dome
        }
        const crumpled = cloud(u * 0.24 + offset, v * 0.24) - 0.5
        distance += crumpled * 3.4
        ink.mix(POPPED_DEEP, POPPED, smooth(1, 5.4, height))
        const fromHull = Math.hypot(u - hull.u, (v - hull.v) * 1.5)
        ink.over(HULL, 0.85 * smooth(3, 1.2, fromHull + crumpled * 4))
        if (dust !== null) {
          const lean = 0.014 * (u * Math.cos(side) + v * Math.sin(side))
          const lies = smooth(0.36, 0.68, cloud(u * 0.08 + offset, v * 0.08 - offset) + lean)
          ink.over(WARM, 0.62 * lies)
          ink.over(dust, (0.3 + 0.7 * lies) * smooth(0.54, 0.66, cloud(u * 0.6 + offset, v * 0.6)))
        }
        // Folds between the wings are in shade.
        ink.dim(0.72 + 0.28 * smooth(0.5, 4, height))
        ink.surface(0.12, 0.2, 3 + height * 1.5 + crumpled * 4)
        return distance
      },
    }
  }
