import type { Random } from '../drawing/random.ts'
import type { Serving } from '../forms/serving.ts'

/** Where and with what luck a serving is laid out. */
export interface Stage {
  readonly serving: Serving
  /** Radius of the inside of the dish. */
  readonly well: number
  /** The whole composition is turned by this, radians, so that no two plates point the same way. */
  readonly turn: number
  /** 1 is everything; less thins out small pieces to keep the picture light. */
  readonly abundance: number
  /** A stream of its own for each food: exchanging one ingredient leaves the others where they are. */
  readonly randomFor: (name: string) => Random
}

export const thinned = (count: number, abundance: number): number =>
  count <= 2 ? count : Math.max(2, Math.round(count * abundance))
