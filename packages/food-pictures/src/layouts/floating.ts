import { seatedAround } from './around.ts'
import type { Stage } from './stage.ts'

/** Only some pieces of a soup show above the surface; with few foods more of each is visible. */
const ABOVE_SURFACE: readonly number[] = [1, 2.4, 2, 1.6, 1.25]
const ABOVE_CROWDED = 0.9
/** Pieces spread out when there is room. */
const DRIFT = 1.3
const FEW = 3

/** Solid food in a soup or a stew, spread loosely around the middle. */
export function layFloating(stage: Stage): string {
  const { clusters } = stage.serving
  const share = ABOVE_SURFACE[clusters.length] ?? ABOVE_CROWDED
  const drift = clusters.length <= FEW ? DRIFT : 1
  const afloat = clusters.map((cluster) => ({
    ...cluster,
    pitch: cluster.pitch * drift,
    count: cluster.count <= 2 ? cluster.count : Math.max(2, Math.round(cluster.count * share)),
  }))
  return seatedAround(afloat, clusters.length > 1 ? stage.well * 0.42 : 0, stage)
}
