import type { DrawPiece } from '../drawing/piece.ts'
import { cluster, type HeroDrawing } from './food-drawing.ts'

interface HeroLook {
  readonly draw: DrawPiece
  /** One piece of it when it is cut up. */
  readonly bite: DrawPiece
  readonly scale: number
}

/** A fillet, a steak, a whole fish. */
export const hero = ({ draw, bite, scale }: HeroLook): HeroDrawing => ({
  role: 'hero',
  draw,
  scale,
  aside: cluster(bite, 6, { pitch: 9 }),
})
