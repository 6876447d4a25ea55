import { seatedAround } from './around.ts'
import type { Stage } from './stage.ts'

/** What shows above the surface of a soup is less than what is in it. */
const ABOVE_SURFACE = 0.8

/** Solids in a soup or a stew, loosely around the middle. */
export function layFloating(stage: Stage): string {
  const { clusters } = stage.serving
  const afloat = clusters.map((cluster) => ({
    ...cluster,
    count: cluster.count === 1 ? 1 : Math.max(2, Math.round(cluster.count * ABOVE_SURFACE)),
  }))
  return seatedAround(afloat, clusters.length > 1 ? stage.well * 0.42 : 0, stage)
}
