import { breadKind } from '../../pieces/dough/bread-kinds.ts'
import { crispKind, crispSlab, type CrispKind } from '../../pieces/dough/crisp-slab.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { arrange, portions } from './arrange.ts'
import { coverBed } from './cover-bed.ts'
import { spreadBed } from './spread-bed.ts'
import { sortFoods } from './sorted-foods.ts'

/** Spots below this radius are sides of another dish. */
const SIDE_RADIUS = 50

/** A crispbread as a bed for spreads, which know breads only. */
const bedKind = (kind: CrispKind, foodId: string | undefined): ReturnType<typeof breadKind> => ({
  ...breadKind(foodId),
  ...kind,
})

/** Crispbreads, rice cakes and corn cakes, spread and covered. */
export function layCrispbread(stage: Stage): void {
  const { spot, random, scene, dish, toppings } = stage
  const sorted = sortFoods([...dish.foods, ...toppings.flatMap((topping) => topping.dish.foods)])
  const { base } = sorted
  const kind = crispKind(base?.foodId)
  const range = spot.radius < SIDE_RADIUS ? ([1, 3] as const) : ([2, 4] as const)
  const count = portions(base?.grams ?? kind.grams * 2, kind.grams, range)
  const owner = base === null ? 1 : ownerOf(stage, base)
  const spreadable = bedKind(kind, base?.foodId)
  const beds = arrange(spot, random, { count, a: kind.a, b: kind.b, gap: 5, most: 1.35 })
  for (const bed of beds) {
    stamp(scene, crispSlab(random, kind, bed.size), { x: bed.x, y: bed.y, turn: bed.turn, base: spot.floor, owner })
    spreadBed(stage, bed, { spreads: sorted.spreads, kind: spreadable })
  }
  for (const bed of beds) coverBed(stage, bed, { foods: sorted, beds: beds.length, reach: 0.76 })
}
