import { within } from '../../paint/chance.ts'
import { between, type Colour } from '../../paint/colour.ts'
import { cloud } from '../../paint/noise.ts'
import { ellipse, rounded, smooth } from '../../paint/shape.ts'
import type { PieceMaker } from '../../scene/piece.ts'
import { lump } from '../lump.ts'

export interface GrapeColours {
  readonly flesh: Colour
  /** Where light shines through. */
  readonly glassy: Colour
  readonly skin: Colour
  readonly vein: Colour
  readonly seed: Colour
}

/** Part of the halves that lie on their cut face. */
const FACE_DOWN = 0.34

/** Half a grape: a wet, glassy face with veins around its core in a dark skin, or the taut skin itself. */
export const grapeHalf =
  ({ flesh, glassy, skin, vein, seed }: GrapeColours): PieceMaker =>
  (random) => {
    const rx = within(random, 9.6, 11)
    const ry = rx * within(random, 0.72, 0.8)
    const size = { rx, ry, uneven: 0.03, grain: 0.04 }
    if (random() < FACE_DOWN)
      return lump(random, {
        ...size,
        height: ry * 0.95,
        colour: skin,
        second: between(skin, flesh, 0.3),
        gloss: 0.9,
        mottle: 0.02,
        paint(ink, { distance }) {
          ink.over(flesh, 0.55 * smooth(-ry * 0.3, -ry, distance))
        },
      })
    const core = ellipse(rx * 0.4, ry * 0.26)
    return lump(random, {
      ...size,
      height: 4.6,
      edge: 2.4,
      colour: flesh,
      second: flesh,
      gloss: 0.95,
      mottle: 0.02,
      paint(ink, { u, v, distance, offset }) {
        // Light gathers at the side away from it, as in glass.
        ink.over(glassy, 0.85 * smooth(-rx * 0.3, rx * 0.7, u * 0.5 + v) * smooth(-1, -3, distance))
        const fromCore = core(u, v) + (cloud(u * 0.3 + offset, v * 0.3) - 0.5) * 1.4
        ink.over(vein, 0.35 * smooth(1.6, 0.2, Math.abs(fromCore)))
        ink.over(seed, 0.7 * smooth(1.3, 0.5, Math.abs(v)) * smooth(rx * 0.3, rx * 0.16, Math.abs(u)))
        ink.over(skin, 0.85 * smooth(-1.6, -0.7, distance))
        ink.height = 4.6 * rounded(distance, 2.4) + 0.12 * distance
      },
    })
  }
