import { layBowl } from '../../crockery/bowl.ts'
import { GLAZES } from '../../crockery/glazes.ts'
import type { Stage } from '../../scene/stage.ts'

/** A spot whose liquids stand at least this high over its floor is a bowl, units. */
const DEEP = 4.5
const LARGEST = 62

/** Whether the spot itself keeps what would run. */
const isBowl = ({ spot, dish }: Stage): boolean =>
  spot.isFront === true || (dish.place !== 'beside' && dish.place !== 'over' && spot.level - spot.floor > DEEP)

/** The stage with a bowl to fill: on a plate or board a small one is set down for what would run. */
export function inBowl(stage: Stage): Stage {
  if (isBowl(stage)) return stage
  const { scene, spot, glaze } = stage
  const bowl = layBowl(scene, {
    x: spot.x,
    y: spot.y,
    radius: Math.min(LARGEST, spot.radius * 0.94),
    glaze: GLAZES[glaze].beside,
    depth: 11,
    rimWidth: 3.6,
    base: spot.floor,
  })
  return { ...stage, spot: bowl }
}

/** Height at which a full bowl of this spot stands. */
export const fullLevel = ({ spot }: Stage): number => spot.level + (spot.level - spot.floor) * 0.19
