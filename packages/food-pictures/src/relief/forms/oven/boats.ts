import type { Stage } from '../../scene/stage.ts'
import { layStuffed } from './stuffed.ts'
import { isCutInRounds, layToppedRounds } from './topped-rounds.ts'

/** Boats lie aslant on a round plate, as a hand puts them down, radians. */
const LEAN = -0.5

/** Raw vegetables cut lengthwise and filled, or cut in thick rounds and topped. */
export function layBoats(stage: Stage): void {
  const { spot, dish } = stage
  const rounds = dish.foods.find(isCutInRounds)
  if (rounds !== undefined) {
    layToppedRounds(stage, rounds)
    return
  }
  const isRound = spot.halfWidth === spot.halfHeight
  layStuffed(isRound ? { ...stage, spot: { ...spot, turn: spot.turn + LEAN } } : stage)
}
