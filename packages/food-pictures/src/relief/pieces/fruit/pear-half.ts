import { grainOffset, within } from '../../paint/chance.ts'
import { colour, type Colour } from '../../paint/colour.ts'
import { cloud, noise } from '../../paint/noise.ts'
import { rounded, smooth } from '../../paint/shape.ts'
import type { PieceMaker } from '../../scene/piece.ts'
import { brown } from '../browning.ts'

export interface PearHalfOptions {
  readonly skin: Colour
  readonly flesh: Colour
  readonly outer: Colour
  /** How long the neck is, units; an apple has none. */
  readonly neck: number
  readonly radius: number
  readonly browned?: number
  readonly gloss?: number
}

const CORE = colour('#C9A766')
const SEED = colour('#4A2E18')

/** Half a pear or apple, its cut face up: the core with its seeds, and the thread to the stalk. */
export const pearHalf =
  ({ skin, flesh, outer, neck, radius, browned = 0, gloss = 0.45 }: PearHalfOptions): PieceMaker =>
  (random) => {
    const offset = grainOffset(random)
    const size = radius * within(random, 0.94, 1.05)
    const thin = size * 0.46
    return {
      reach: size + neck + 4,
      halfWidth: size + 2,
      paint(rawU, v, ink) {
        const u = rawU + neck * 0.5
        // A cone between the belly at the left and the neck at the right.
        const along = neck === 0 ? 0 : Math.max(0, Math.min(1, u / neck))
        const curve = along * along * (3 - 2 * along)
        const width = size + (thin - size) * curve
        const distance = Math.hypot(u - along * neck, v) - width + (cloud(u * 0.05 + offset, v * 0.05) - 0.5) * 2.4
        ink.mix(outer, flesh, smooth(-1.5, -size * 0.5, distance))
        ink.dim(1 + 0.08 * (noise(u * 0.5 + offset, v * 0.5) - 0.5))
        ink.surface(gloss, 0.14, size * 0.42 * rounded(distance, size * 0.3))
        if (browned > 0) brown(ink, { u, v, offset }, browned)
        const core = Math.hypot(u * 0.9, v * 1.1)
        ink.over(
          CORE,
          0.6 * smooth(size * 0.36, size * 0.28, core) + 0.4 * smooth(1.6, 0.6, Math.abs(v)) * smooth(0, size * 0.3, u),
        )
        ink.height -= 1.6 * smooth(size * 0.36, size * 0.2, core)
        ink.over(SEED, smooth(size * 0.1, size * 0.07, Math.hypot(u + 1, (Math.abs(v) - size * 0.16) * 1.8)))
        ink.over(skin, smooth(-2.6, -1.2, distance))
        return distance
      },
    }
  }
