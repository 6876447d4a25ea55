import { FULL_TURN, polar } from '../drawing/outlines.ts'
import { placePiece } from '../drawing/piece.ts'
import type { Placement } from '../drawing/svg.ts'
import type { BaseDrawing } from '../foods/food-drawing.ts'
import { MAGNIFY_ON_BREAD } from './around.ts'
import { placeCluster, reachOf } from './place-cluster.ts'
import { thinned, type Stage } from './stage.ts'

const STACK: readonly Required<Placement>[] = [
  { at: [6, 10], turn: 0, scale: 2.1 },
  { at: [-1, 3], turn: 12, scale: 2.1 },
  { at: [-6, -5], turn: 30, scale: 2.1 },
]
const TOP = { at: [-5, -5] as const, room: 27 }

/** Three pancakes with the toppings on the top one. */
export function layStack(stage: Stage, base: BaseDrawing): string {
  const { clusters } = stage.serving
  const stack = STACK.map((place, i) => placePiece(base.draw(stage.randomFor(`pancake ${i}`)), place))
  const toppings = clusters.map((cluster, i) => {
    const angle = stage.turn + (i / Math.max(2, clusters.length)) * FULL_TURN
    const [dx, dy] = polar(angle, clusters.length > 1 ? 24 : 0)
    const count = Math.min(thinned(cluster.count, stage.abundance), cluster.arrangement === 'pile' ? 6 : 4)
    const fit = Math.min(1, Math.max(0.6, TOP.room / reachOf({ ...cluster, count }, MAGNIFY_ON_BREAD)))
    return placeCluster(
      { ...cluster, count, scale: cluster.scale * fit },
      { at: [TOP.at[0] + dx, TOP.at[1] + dy], facing: angle, magnify: MAGNIFY_ON_BREAD, spread: 0.9 },
      stage.randomFor(cluster.foodId),
    )
  })
  return stack.join('') + toppings.join('')
}
