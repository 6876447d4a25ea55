import { colour } from '../../paint/colour.ts'
import { cloud, noise } from '../../paint/noise.ts'
import { smooth } from '../../paint/shape.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { BOX, CROCKERY } from '../../scene/scene.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'

const SUGAR = colour('#FFFDFA')
/** Lower than this over the floor is plate, not food. */
const LEAST_HEIGHT = 2.5

/** Dusts what lies on a spot with sugar: a fine veil, thicker in patches. Plates stay clean. */
export function dustOver(stage: Stage, dust: PlatedFood): void {
  const { scene, spot } = stage
  const { size, scale, heights, ownership, reds, greens, blues, glosses } = scene
  const owner = ownerOf(stage, dust)
  for (let pixel = 0; pixel < size * size; pixel += 1) {
    if ((ownership[pixel] ?? 0) <= CROCKERY || (heights[pixel] ?? 0) < spot.floor + LEAST_HEIGHT) continue
    const x = (pixel % size) / scale - BOX / 2
    const y = Math.floor(pixel / size) / scale - BOX / 2
    if (!spot.inside(x, y)) continue
    const grain = noise(x * 1.3 + 11, y * 1.3)
    const patch = cloud(x * 0.035 + 5, y * 0.035)
    const share = 0.85 * smooth(0.74 - patch * 0.34, 0.94 - patch * 0.2, grain) + 0.2 * smooth(0.4, 0.7, patch)
    reds[pixel] = (reds[pixel] ?? 0) + (SUGAR.red - (reds[pixel] ?? 0)) * share
    greens[pixel] = (greens[pixel] ?? 0) + (SUGAR.green - (greens[pixel] ?? 0)) * share
    blues[pixel] = (blues[pixel] ?? 0) + (SUGAR.blue - (blues[pixel] ?? 0)) * share
    glosses[pixel] = (glosses[pixel] ?? 0) * (1 - share)
    if (share > 0.7) ownership[pixel] = owner
  }
}
