import { grainOffset, within } from '../../paint/chance.ts'
import type { Colour } from '../../paint/colour.ts'
import { cloud, noise } from '../../paint/noise.ts'
import { box, rounded, smooth } from '../../paint/shape.ts'
import type { PieceMaker } from '../../scene/piece.ts'

export interface FruitCubeOptions {
  /** Half a side, units. */
  readonly half: number
  readonly colour: Colour
  readonly second: Colour
  /** Skin along one side. */
  readonly peel?: Colour
  /** Dark seeds in the flesh, and how many of them, 0 to 1. */
  readonly seed?: Colour
  readonly seeds?: number
}

/** A cube of juicy fruit: its corners soft, its sides darker than its top, threads in its flesh. */
export const fruitCube =
  ({ half, colour, second, peel, seed, seeds = 0 }: FruitCubeOptions): PieceMaker =>
  (random) => {
    const offset = grainOffset(random)
    const stretch = within(random, 0.82, 1.2)
    const skew = within(random, -0.22, 0.22)
    const outline = box(half * stretch, half / stretch, half * 0.34)
    const lean = within(random, -0.16, 0.16)
    return {
      reach: half * 1.8,
      paint(u, v, ink) {
        const distance = outline(u + v * skew, v) + (cloud(u * 0.1 + offset, v * 0.1) - 0.5) * half * 0.3
        ink.mix(colour, second, smooth(0.3, 0.75, cloud(u * 0.12 + offset, v * 0.3)))
        ink.dim(1 + 0.14 * (noise(u * 0.25 + offset, v * 0.9) - 0.5))
        ink.over(second, 0.7 * smooth(-half * 0.3, 0, distance))
        if (seed !== undefined)
          ink.over(
            seed,
            smooth(1 - seeds - 0.03, 1 - seeds + 0.02, noise(u * 0.42 + offset, v * 0.3)) * smooth(-1, -2.4, distance),
          )
        if (peel !== undefined) ink.over(peel, smooth(half / stretch - 2.6, half / stretch - 1.6, v))
        ink.surface(0.75, 0.18, half * 1.05 * rounded(distance, half * 0.42) + lean * u)
        return distance
      },
    }
  }
