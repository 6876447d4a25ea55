import { grainOffset, within } from '../../paint/chance.ts'
import type { Colour } from '../../paint/colour.ts'
import { cloud, noise } from '../../paint/noise.ts'
import { rounded, smooth } from '../../paint/shape.ts'
import type { PieceMaker } from '../../scene/piece.ts'

export interface FruitBiteOptions {
  /** Half its width at the peel, units. */
  readonly half: number
  readonly peel: Colour
  readonly flesh: Colour
  /** Flesh next to the peel. */
  readonly outer: Colour
  /** Where the core or the stone was. */
  readonly core?: Colour
  readonly gloss?: number
  /** How many of the bites are without peel, 0 to 1. */
  readonly peeled?: number
  /** How much cooking rounded it, 0 to 1. */
  readonly soft?: number
}

/** How broad the peel is seen, units. */
const PEEL = 2.7
/** Depth of a bite from core to peel, as a share of its half width. */
const DEEP = 0.86
/** How much narrower a bite is at the core. */
const NARROW = 0.24
/** Curvature of the peel, of its half width. */
const BOW = 0.3

/** A bite of a fruit: a wedge that was cut across, with its peel along one bowed side. */
export function fruitBite(options: FruitBiteOptions): PieceMaker {
  const { half, peel, flesh, outer, core = flesh, gloss = 0.6, peeled = 0.3, soft = 0 } = options
  const corner = half * (0.3 + 0.2 * soft)
  return (random) => {
    const offset = grainOffset(random)
    const hasPeel = random() >= peeled
    const a = half * within(random, 0.78, 1.08)
    const b = half * DEEP * within(random, 0.86, 1.1)
    const skew = within(random, -0.18, 0.18)
    const tilt = within(random, -0.2, 0.2)
    return {
      reach: half * 1.65,
      paint(x, v, ink) {
        const u = x + v * skew
        const across = Math.abs(u) - a * (1 - (NARROW * (b - v)) / (2 * b))
        const toPeel = v - b + (BOW * u * u) / a
        const toCore = -v - b
        const dx = Math.max(0, across + corner)
        const dy = Math.max(0, Math.max(toPeel, toCore) + corner)
        const straight = Math.min(0, Math.max(across, toPeel, toCore) + corner)
        const distance =
          Math.hypot(dx, dy) + straight - corner + (cloud(x * 0.11 + offset, v * 0.11) - 0.5) * half * 0.3
        ink.mix(flesh, outer, smooth(-b * 1.5, -PEEL, toPeel))
        ink.over(core, 0.6 * smooth(-3, -0.5, toCore))
        // Threads run from the core to the peel.
        ink.dim(1 + 0.12 * (noise(u * 0.8 + offset, v * 0.2) - 0.5))
        const height = half * 0.92 * rounded(distance, half * (0.5 + 0.3 * soft))
        ink.surface(gloss, 0.14, height + tilt * u + (cloud(u * 0.16 - offset, v * 0.16) - 0.5) * half * 0.24)
        if (hasPeel) ink.over(peel, smooth(-PEEL - 0.5, -PEEL + 0.4, toPeel))
        return distance
      },
    }
  }
}
