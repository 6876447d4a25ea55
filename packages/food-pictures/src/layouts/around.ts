import { FULL_TURN, polar } from '../drawing/outlines.ts'
import type { ClusterDrawing } from '../foods/food-drawing.ts'
import type { Served } from '../forms/serving.ts'
import { placeCluster, reachOf } from './place-cluster.ts'
import { thinned, type Stage } from './stage.ts'

/** Scale of pieces on a plate or in a bowl, relative to bread. */
export const MAGNIFY_ON_PLATE = 1.46
export const MAGNIFY_ON_BREAD = 1.28

export interface Seat {
  /** Position around the dish, in radians. */
  readonly angle: number
  /** Units from the middle. */
  readonly distance: number
  /** Units to either side that are free for this side. */
  readonly room: number
}

/** A smaller side is no longer recognised, so it may touch its neighbour instead. */
const SMALLEST_FIT = 0.66

/** A side on its seat, scaled down slightly if it would overlap its neighbours. */
export function seated(cluster: Served<ClusterDrawing>, seat: Seat, stage: Stage): string {
  const count = countFor(cluster, seat, stage)
  const fit = Math.min(1, Math.max(SMALLEST_FIT, seat.room / reachOf({ ...cluster, count }, MAGNIFY_ON_PLATE)))
  return placeCluster(
    { ...cluster, count, scale: cluster.scale * fit },
    { at: polar(seat.angle, seat.distance), facing: seat.angle, magnify: MAGNIFY_ON_PLATE },
    stage.randomFor(cluster.foodId),
  )
}

/** A long row of slices loses some of them before it is scaled down. */
function countFor(cluster: ClusterDrawing, { room }: Seat, { abundance }: Stage): number {
  let count = thinned(cluster.count, abundance)
  if (cluster.arrangement === 'pile') return count
  while (count > 3 && reachOf({ ...cluster, count }, MAGNIFY_ON_PLATE) * 0.8 > room) count--
  return count
}

/** Shows more pieces of a side when there are few others. */
export const plenty = (cluster: Served<ClusterDrawing>): Served<ClusterDrawing> =>
  cluster.count === 1 ? cluster : { ...cluster, count: Math.round(cluster.count * 1.6) }

/** Half the distance between neighbours when `count` sides share an arc. */
export const roomOnArc = (arc: number, distance: number, count: number): number =>
  count < 2 ? distance : Math.min(distance, distance * Math.sin(Math.min(Math.PI / 2, arc / count / 2)) * 1.12)

/** Sides evenly all around the dish. */
export function seatedAround(clusters: readonly Served<ClusterDrawing>[], distance: number, stage: Stage): string {
  const room = clusters.length < 2 ? stage.well * 0.7 : roomOnArc(FULL_TURN, distance, clusters.length)
  return clusters
    .map((cluster, i) =>
      seated(cluster, { angle: stage.turn + (i / clusters.length) * FULL_TURN, distance, room }, stage),
    )
    .join('')
}
