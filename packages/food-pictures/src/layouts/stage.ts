import type { Random } from '../drawing/random.ts'
import type { Serving } from '../forms/serving.ts'

/** The dish and the random numbers with which a serving is laid out. */
export interface Stage {
  readonly serving: Serving
  /** Inner radius of the dish. */
  readonly well: number
  /** Rotation of the whole composition, in radians, so that plates do not all point the same way. */
  readonly turn: number
  /** 1 shows all small pieces; less thins them out to keep the picture small. */
  readonly abundance: number
  /** Each food has a stream of its own, so that replacing one ingredient does not move the others. */
  readonly randomFor: (name: string) => Random
}

export const thinned = (count: number, abundance: number): number =>
  count <= 2 ? count : Math.max(2, Math.round(count * abundance))
