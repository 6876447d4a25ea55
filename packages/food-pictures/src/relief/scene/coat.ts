import { Ink } from '../paint/ink.ts'
import type { Outline } from '../paint/shape.ts'
import { BOX, type Scene } from './scene.ts'
import type { Area } from './stamp.ts'

export interface Coat {
  readonly x: number
  readonly y: number
  /** Radians, clockwise. */
  readonly turn?: number
  /** Radius of a circle around it, units. */
  readonly reach: number
  readonly owner: number
  readonly clip?: Area
  /** Signed distance to its edge, negative inside. */
  readonly outline: Outline
  /** Paints a point over the colour of what is under it; the ink's height is added to what lies there. */
  paint(ink: Ink, distance: number): void
}

const ink = new Ink()

/** Coats what lies on the table with something thin that follows its shape: honey, sauce, syrup. */
export function coat(scene: Scene, { x, y, turn = 0, reach, owner, clip, outline, paint }: Coat): void {
  const { size, scale, heights, reds, greens, blues, glosses, grains, ownership } = scene
  const cosine = Math.cos(turn)
  const sine = Math.sin(turn)
  const first = { row: scene.pixelOf(y - reach), column: scene.pixelOf(x - reach) }
  const last = { row: scene.pixelOf(y + reach), column: scene.pixelOf(x + reach) }
  for (let row = first.row; row <= last.row; row += 1) {
    const pointY = row / scale - BOX / 2
    for (let column = first.column; column <= last.column; column += 1) {
      const pointX = column / scale - BOX / 2
      const dx = pointX - x
      const dy = pointY - y
      const distance = outline(dx * cosine + dy * sine, dy * cosine - dx * sine)
      if (distance >= 0 || (clip !== undefined && !clip(pointX, pointY))) continue
      const pixel = row * size + column
      ink.red = reds[pixel] ?? 0
      ink.green = greens[pixel] ?? 0
      ink.blue = blues[pixel] ?? 0
      ink.surface(1, 0, 0)
      paint(ink, distance)
      reds[pixel] = ink.red
      greens[pixel] = ink.green
      blues[pixel] = ink.blue
      glosses[pixel] = ink.gloss
      grains[pixel] = ink.grain
      heights[pixel] = (heights[pixel] ?? 0) + ink.height
      ownership[pixel] = owner
    }
  }
}
