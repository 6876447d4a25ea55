import { grainOffset } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cloud, noise } from '../paint/noise.ts'
import { rounded, smooth } from '../paint/shape.ts'
import type { PieceMaker } from '../scene/piece.ts'

/** Leaves that wrap the head, the uppermost first: their middle, radius and the turn of their rib. */
const LEAVES = [
  { x: -7, y: 3, radius: 24, turn: -1.15 },
  { x: 12, y: 8, radius: 25, turn: -2.0 },
  { x: 0, y: 0, radius: 31, turn: -1.57 },
] as const

/** A whole head of cabbage: leaf over leaf, each with a pale rib and veins. */
export const cabbageHead = (hexes: readonly [string, string, string]): PieceMaker => {
  const [leaf, edge, rib] = [colour(hexes[0]), colour(hexes[1]), colour(hexes[2])]
  return (random) => {
    const offset = grainOffset(random)
    return {
      reach: 34,
      paint(u, v, ink) {
        const round = Math.hypot(u, v * 1.05) - 31 + (cloud(u * 0.06 + offset, v * 0.06) - 0.5) * 3
        let over = 9
        for (const [index, { x, y, radius, turn }] of LEAVES.entries()) {
          const ruffle = (cloud(u * 0.09 + index * 7 + offset, v * 0.09) - 0.5) * 7
          const border = Math.hypot(u - x, v - y) - radius + ruffle
          if (border > 0 && index < LEAVES.length - 1) {
            over = Math.min(over, border)
            continue
          }
          const along = (u - x) * Math.cos(turn) + (v - y) * Math.sin(turn) + radius
          const across = Math.abs((v - y) * Math.cos(turn) - (u - x) * Math.sin(turn))
          const vein = Math.abs(((along - across * 1.15 + 90) % 10) - 5)
          ink.mix(leaf, edge, 0.8 * smooth(0.35, 0.75, noise(u * 0.06 + index * 3, v * 0.06 + offset)))
          ink.over(rib, 0.6 * smooth(1.3, 0.3, vein) * smooth(22, 8, across) + 0.5 * smooth(-2.6, -0.6, border))
          ink.over(rib, smooth(3.6 - along * 0.05, 1.2 - along * 0.02, across))
          ink.dim(1 - 0.34 * smooth(6, 0, over))
          const raised = 1.5 * smooth(3, 0, across) + 0.7 * smooth(1.4, 0, vein)
          ink.surface(0.4, 0.06, 17 * rounded(round, 24) + (LEAVES.length - index) * 1.6 + raised)
          break
        }
        return round
      },
    }
  }
}
