import { FULL_TURN, within } from '../paint/chance.ts'
import { colour, type Colour } from '../paint/colour.ts'
import { cloud, noise } from '../paint/noise.ts'
import { smooth } from '../paint/shape.ts'
import type { Piece, PieceMaker } from '../scene/piece.ts'

const POPPED = colour('#FFFBEC')
const POPPED_DEEP = colour('#F1D692')
const HULL = colour('#A8641E')

/** A kernel that burst: wings of all sizes around a bit of hull, with folds between them, and what was dusted over it. */
export const popcorn =
  (dust: Colour | null): PieceMaker =>
  (random): Piece => {
    const offset = random() * 99
    const wings = Math.round(within(random, 3.5, 6.5))
    const lobes = Array.from({ length: wings }, (_, index) => {
      const angle = (index / wings) * FULL_TURN + within(random, -0.6, 0.6)
      const far = within(random, 4, 9)
      return { u: Math.cos(angle) * far, v: Math.sin(angle) * far, radius: within(random, 3.4, 7.4) }
    })
    const hull = { u: within(random, -3, 3), v: within(random, -3, 3) }
    const side = random() * FULL_TURN
    return {
      reach: 17,
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
        distance += crumpled * 4
        ink.mix(POPPED_DEEP, POPPED, smooth(0.6, 4.4, height))
        const fromHull = Math.hypot(u - hull.u, (v - hull.v) * 1.5)
        ink.over(HULL, 0.85 * smooth(3, 1.2, fromHull + crumpled * 4))
        if (dust !== null) {
          const lies = smooth(0.34, 0.7, cloud(u * 0.08 + offset, v * 0.08 - offset) + 0.012 * (u * Math.cos(side) + v * Math.sin(side)))
          ink.over(dust, 0.62 * lies + 0.5 * smooth(0.72, 0.84, noise(u * 1.1 + offset, v * 1.1)))
        }
        ink.surface(0.12, 0.2, 4 + height * 1.15 + crumpled * 3)
        return distance
      },
    }
  }
