import { colour } from '../paint/colour.ts'
import type { Ink } from '../paint/ink.ts'
import { cloud, noise } from '../paint/noise.ts'
import { box } from '../paint/shape.ts'
import { CROCKERY, type Scene } from '../scene/scene.ts'
import { stamp } from '../scene/stamp.ts'
import type { Slab } from './board.ts'

const PAPER = colour('#EFE6D2')

/** Baking paper, creased, at the height of what it lies on. */
export function layPaper(scene: Scene, { x, y, halfWidth, halfHeight, turn }: Slab): void {
  const sheet = box(halfWidth, halfHeight, 1)
  const paper = {
    reach: halfWidth * 1.4,
    paint(u: number, v: number, ink: Ink): number {
      const crease = cloud(u * 0.035 + 9, v * 0.035)
      ink.fill(PAPER)
      ink.dim(0.93 + crease * 0.1)
      ink.surface(0.05, 0.05, 0.6 + crease * 2.2)
      return sheet(u, v) + (noise(u * 0.12, v * 0.12) - 0.5) * 3
    },
  }
  stamp(scene, paper, { x, y, turn, owner: CROCKERY })
}
