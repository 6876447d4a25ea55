import { grainOffset } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cloud, noise } from '../paint/noise.ts'
import { ellipse, rounded, smooth } from '../paint/shape.ts'
import type { PieceMaker } from '../scene/piece.ts'

const AVOCADO_STONE = colour('#8A5A34')

/** Half an avocado with its stone. */
export const avocadoHalf: PieceMaker = (random) => {
  const offset = grainOffset(random)
  const outline = ellipse(24, 17)
  const [skin, green, pale] = [colour('#35521E'), colour('#A9C24E'), colour('#F0EDA0')]
  return {
    reach: 26,
    paint(u, v, ink) {
      // Pear-shaped: narrow at the right.
      const distance = outline(u, v * (1 + 0.012 * u))
      ink.mix(green, pale, smooth(-1, -9, distance))
      ink.over(skin, smooth(-2.2, -1, distance))
      ink.surface(0.5, 0.05, 9 * rounded(distance, 4))
      const stone = Math.hypot(u + 6, v) - 8.4
      if (stone < 0) {
        ink.fill(AVOCADO_STONE)
        ink.dim(0.86 + 0.28 * cloud(u * 0.16 + offset, v * 0.16))
        ink.surface(0.55, 0.05, 8 + 8 * rounded(stone, 8))
      }
      return distance
    },
  }
}

interface BulbOptions {
  /** Skin, its shade, and its veins. */
  readonly hexes: readonly [string, string, string]
  /** Half axes, units. */
  readonly axes: readonly [number, number]
  /** Cloves side by side; 0 for the layers of an onion. */
  readonly cloves: number
}

/** A bulb of garlic or an onion from the side, tip up. */
export const bulb = ({ hexes, axes: [a, b], cloves }: BulbOptions): PieceMaker => {
  const [skin, shade, vein] = [colour(hexes[0]), colour(hexes[1]), colour(hexes[2])]
  const body = ellipse(a, b)
  return () => ({
    reach: b + 18,
    paint(u, v, ink) {
      const tip = Math.max(Math.abs(u) - 2.6 + (v + b) * 0.08, Math.abs(v + b) - 9)
      const round = body(u * (1 + Math.max(0, -v) * 0.018), v - 4)
      const blend = Math.max(0, 8 - Math.abs(round - tip)) / 8
      const distance = Math.min(round, tip) - blend * blend * 2
      // Lines run from tip to root, closer at the sides.
      const across = Math.asin(
        Math.max(-1, Math.min(1, u / (a * Math.sqrt(Math.max(0.05, 1 - ((v - 4) / (b * 1.1)) ** 2))))),
      )
      const lobe = cloves === 0 ? 0 : Math.cos(across * cloves * 2)
      ink.mix(skin, shade, cloves === 0 ? smooth(0.2, 1.4, Math.abs(across)) : smooth(0.2, -1, lobe))
      ink.over(vein, 0.55 * smooth(0.62, 0.9, noise(across * 6, v * 0.03 + 7)))
      ink.surface(cloves === 0 ? 0.6 : 0.3, 0.05, 13 * rounded(distance, 17) + lobe * 1.4)
      return distance
    },
  })
}

export const garlicBulb: PieceMaker = bulb({ hexes: ['#FBF7EC', '#E2D8C4', '#B48AA0'], axes: [20, 18], cloves: 4 })

const [GINGER, GINGER_SHADE] = [colour('#D9B07A'), colour('#B98A54')]
const KNOBS = [
  [-14, 2, 14],
  [4, 0, 13],
  [20, -5, 10],
  [-2, -15, 8],
  [10, 14, 8],
] as const

/** A knobby root of ginger. */
export const gingerRoot: PieceMaker = (random) => {
  const offset = grainOffset(random)
  return {
    reach: 34,
    paint(u, v, ink) {
      let distance = 99
      for (const [x, y, radius] of KNOBS) {
        const next = Math.hypot(u - x, (v - y) * 1.12) - radius
        // Knobs grow together (smooth minimum, Quilez).
        const blend = Math.max(0, 5 - Math.abs(distance - next)) / 5
        distance = Math.min(distance, next) - blend * blend * 1.25
      }
      ink.mix(GINGER, GINGER_SHADE, smooth(0.35, 0.7, cloud(u * 0.06 + offset, v * 0.06)))
      ink.dim(1 - 0.16 * smooth(0.7, 0.95, Math.sin(u * 0.9 + cloud(u * 0.05, v * 0.05) * 4)))
      ink.surface(0.18, 0.3, 11 * rounded(distance, 11))
      return distance
    },
  }
}
