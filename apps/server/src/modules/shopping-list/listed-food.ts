import { usualContainer } from '@dayplate/nutrition'
import type { ListedFood as FoodToBuy } from '@dayplate/rules/shopping-list'
import type { Catalogue } from '../catalogue/index.ts'
import { pictureUrls } from '../pictures/index.ts'
import { requireVersion } from '../stored-plans/index.ts'
import type { ShoppingDay } from './shopping-list.repository.ts'

export interface ListedFood extends FoodToBuy {
  readonly id: string
  readonly imageUrl: string | null
}

/** A food of the catalogue, or one that only stored days still know: it has no packs, so it is weighed. */
export function listedFood(foodId: string, days: readonly ShoppingDay[], catalogue: Catalogue): ListedFood {
  const food = catalogue.foodById.get(foodId)
  if (food !== undefined) return { ...food, imageUrl: pictureUrls.food(food) }
  const stored = days
    .flatMap(({ document }) => document.meals)
    .flatMap(({ version }) => requireVersion(catalogue, version).dishes)
    .flatMap(({ ingredients }) => ingredients)
    .find((ingredient) => ingredient.foodId === foodId)
  if (stored === undefined) throw new Error(`no day of the plan has the food ${foodId}`)
  const { name, category, measures, densityGPerMl = null } = stored
  const shop = { container: usualContainer(measures), aisle: null, packsG: [], ediblePercent: 100, isCountable: false }
  return { id: foodId, imageUrl: null, name, category, measures, densityGPerMl, ...shop }
}
