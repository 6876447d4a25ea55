import { plenty, seated } from './around.ts'
import type { Stage } from './stage.ts'

/** Fruit on yoghurt, porridge or a smoothie: one arc along one side, while the rest of the surface stays calm. */
export function layCrescent(stage: Stage): string {
  const { clusters } = stage.serving
  const gap = clusters.length > 3 ? 0.95 : 1.12
  const middle = (clusters.length - 1) / 2
  // A single fruit gets a larger share of the surface.
  const isAlone = clusters.length === 1
  const seat = { distance: stage.well * (isAlone ? 0.4 : 0.5), room: isAlone ? 36 : 27 }
  return clusters
    .map((cluster, i) =>
      seated(isAlone ? plenty(cluster) : cluster, { ...seat, angle: stage.turn + (i - middle) * gap }, stage),
    )
    .join('')
}
