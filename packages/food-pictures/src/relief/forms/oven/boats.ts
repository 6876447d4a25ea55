import type { Stage } from '../../scene/stage.ts'
import { layStuffed } from './stuffed.ts'

/** Boats lie aslant on a round plate, as a hand puts them down, radians. */
const LEAN = -0.5

/** Raw vegetables cut lengthwise and filled. */
export function layBoats(stage: Stage): void {
  const { spot } = stage
  const isRound = spot.halfWidth === spot.halfHeight
  layStuffed(isRound ? { ...stage, spot: { ...spot, turn: spot.turn + LEAN } } : stage)
}
