import { breadKind } from '../../pieces/dough/bread-kinds.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { layBeds } from './lay-beds.ts'
import { breadSlice } from '../../pieces/dough/bread-slice.ts'
import { isSoakedInEgg } from './sorted-foods.ts'
import { toastOf } from './spread-bed.ts'

/** Slices of bread side by side, spread and covered. */
export function layOpenSandwich(stage: Stage): void {
  layBeds(stage, (base) => {
    const kind = breadKind(base.foodId)
    const isSoaked = isSoakedInEgg(base, stage.dish.foods)
    return {
      kind,
      most: 4,
      owner: ownerOf(stage, base),
      make: (size) => breadSlice(stage.random, { kind, toasted: toastOf(base), size, isSoaked }),
    }
  })
}
