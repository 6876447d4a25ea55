import { poolSauce } from '../plating/dish-sauce.ts'
import { withToppings } from '../plating/with-toppings.ts'
import type { Stage } from '../scene/stage.ts'
import type { FormTable } from './form-table.ts'
import { layCutlet } from './plates/cutlet.ts'
import { layFillet } from './plates/fillet.ts'
import { layGrain } from './plates/grain.ts'
import { layGrainBowl } from './plates/grain-bowl.ts'
import { layJacketPotatoes } from './plates/jacket-potatoes.ts'
import { layLoaf } from './plates/loaf.ts'
import { layMash } from './plates/mash.ts'
import { layMixedGrain } from './plates/mixed-grain.ts'
import { layPasta } from './plates/pasta.ts'
import { layPatties } from './plates/patties.ts'
import { laySausages } from './plates/sausages.ts'
import { laySlices } from './plates/slices.ts'
import { layStew } from './plates/stew.ts'
import { layVegetables } from './plates/vegetables.ts'

/** Grams of what is poured from which on vegetables lie in a sauce. */
const SAUCY_G = 100

const isSaucy = ({ dish }: Stage): boolean => (poolSauce(dish.foods)?.grams ?? 0) >= SAUCY_G

/** Hot meals of plates and deep plates, and what lies beside them. */
export const PLATE_FORMS = {
  cutlet: withToppings(layCutlet),
  fillet: withToppings(layFillet),
  grain: withToppings(layGrain),
  'grain-bowl': layGrainBowl,
  'jacket-potatoes': layJacketPotatoes,
  loaf: withToppings(layLoaf),
  mash: withToppings(layMash),
  'mixed-grain': withToppings(layMixedGrain),
  noodles: withToppings(layPasta),
  pasta: withToppings(layPasta),
  patties: withToppings(layPatties),
  sausages: withToppings(laySausages),
  slices: withToppings(laySlices),
  stew: withToppings(layStew),
  vegetables: withToppings((stage) => (isSaucy(stage) ? layStew(stage) : layVegetables(stage))),
} as const satisfies FormTable
