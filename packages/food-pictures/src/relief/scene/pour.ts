import { Ink } from '../paint/ink.ts'
import { BOX, type Scene } from './scene.ts'
import type { Area } from './stamp.ts'

export interface Liquid {
  /** Height of its surface, units. */
  readonly level: number
  readonly inside: Area
  readonly owner: number
  /**
   * Paints a point of the surface. The ink has the colour of what lies below, which may shine through; `depth` is how far
   * below the surface that lies, and the ink's height is added to the level.
   */
  paint(point: { readonly x: number; readonly y: number; readonly depth: number }, ink: Ink): void
}

const ink = new Ink()

/** Pours something that fills what lies lower than its level. */
export function pour(scene: Scene, { level, inside, owner, paint }: Liquid): void {
  const { size, scale, heights, reds, greens, blues, glosses, grains, ownership } = scene
  const point = { x: 0, y: 0, depth: 0 }
  for (let pixel = 0; pixel < size * size; pixel += 1) {
    point.depth = level - (heights[pixel] ?? 0)
    if (point.depth <= 0) continue
    point.x = (pixel % size) / scale - BOX / 2
    point.y = Math.floor(pixel / size) / scale - BOX / 2
    if (!inside(point.x, point.y)) continue
    ink.red = reds[pixel] ?? 0
    ink.green = greens[pixel] ?? 0
    ink.blue = blues[pixel] ?? 0
    ink.surface(0, 0, 0)
    paint(point, ink)
    reds[pixel] = ink.red
    greens[pixel] = ink.green
    blues[pixel] = ink.blue
    glosses[pixel] = ink.gloss
    grains[pixel] = ink.grain
    heights[pixel] = level + ink.height
    ownership[pixel] = owner
  }
}
