import { coverLookOf } from '../../looks/cover-look-of.ts'
import { within } from '../../paint/chance.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { pointOn, type Bed } from './arrange.ts'

/** Leaves of one food along the visible edge of a roll. */
const LEAVES = 6
/** How far around they lie, radians to each side, and how far out, in shares of the half axes. */
const AROUND = 1.25
const OUT = 0.76

/** Salad leaves that look out of a roll at the side where it is open. `towards` is that side, radians in the bed. */
export function layEdgeLeaves(
  stage: Stage,
  bed: Bed,
  { foods, towards }: { readonly foods: readonly PlatedFood[]; readonly towards: number },
): void {
  const { scene, random } = stage
  for (const food of foods) {
    const look = coverLookOf(food)
    if (look === null) continue
    for (let index = 0; index < LEAVES; index += 1) {
      const angle = towards + ((index / (LEAVES - 1)) * 2 - 1) * AROUND
      const piece = look.make(random)
      stamp(scene, piece, {
        ...pointOn(bed, Math.cos(angle) * bed.a * OUT, Math.sin(angle) * bed.b * OUT),
        turn: bed.turn + angle + within(random, -0.4, 0.4),
        scale: Math.min(1, (Math.min(bed.a, bed.b) * 0.55) / piece.reach),
        owner: ownerOf(stage, food),
      })
    }
  }
}
