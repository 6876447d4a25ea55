import { breadKind } from '../../pieces/dough/bread-kinds.ts'
import { crispKind, crispSlab } from '../../pieces/dough/crisp-slab.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { layBeds } from './lay-beds.ts'

/** Crispbreads, rice cakes and corn cakes, spread and covered. */
export function layCrispbread(stage: Stage): void {
  layBeds(stage, (base) => {
    const crisp = crispKind(base.foodId)
    return {
      kind: { ...breadKind(base.foodId), ...crisp },
      most: 4,
      owner: ownerOf(stage, base),
      make: (size) => crispSlab(stage.random, crisp, size),
    }
  })
}
