import { layDrink } from './bowls/drink.ts'
import { layFruitPlate } from './bowls/fruit-plate.ts'
import { layLayeredGlass } from './bowls/layered-glass.ts'
import { layMilkSoup } from './bowls/milk-soup.ts'
import { layMoulded } from './bowls/moulded.ts'
import { layNuts } from './bowls/nuts.ts'
import { layPorridge } from './bowls/porridge.ts'
import { layPudding } from './bowls/pudding.ts'
import { laySmoothieBowl } from './bowls/smoothie-bowl.ts'
import { laySoup } from './bowls/soup.ts'
import { laySpread } from './bowls/spread.ts'
import { layYoghurtBowl } from './bowls/yoghurt-bowl.ts'
import type { FormTable } from './form-table.ts'

/** Bowls, glasses, dips and fruit. */
export const BOWL_FORMS = {
  drink: layDrink,
  'fruit-plate': layFruitPlate,
  'layered-glass': layLayeredGlass,
  'milk-soup': layMilkSoup,
  moulded: layMoulded,
  nuts: layNuts,
  porridge: layPorridge,
  pudding: layPudding,
  'smoothie-bowl': laySmoothieBowl,
  soup: laySoup,
  spread: laySpread,
  'yoghurt-bowl': layYoghurtBowl,
} as const satisfies FormTable
