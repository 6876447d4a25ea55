import { aisleOf, isTapWater, type FoodAisle, type PlacedFood } from '@dayplate/nutrition'
import type { FoodAmounts } from './shopping-list.ts'
import { purchaseOf, type BoughtFood, type Purchase } from './purchase.ts'

/** Order of a walk through the shop: fresh food first, frozen food last. A record, so that no aisle can be missing. */
const PLACE_OF_AISLE: Readonly<Record<FoodAisle, number>> = {
  produce: 0,
  fridge: 1,
  'meat-and-fish': 2,
  bread: 3,
  grains: 4,
  'tins-and-jars': 5,
  nuts: 6,
  oils: 7,
  spices: 8,
  baking: 9,
  drinks: 10,
  frozen: 11,
}

/** The properties of a food that shopping needs. */
export interface ListedFood extends BoughtFood, PlacedFood {
  readonly name: { readonly en: string; readonly pl: string }
}

export interface AisleItem<F> {
  readonly food: F
  /** Edible grams the plan needs. */
  readonly grams: number
  readonly purchase: Purchase
}

export interface Aisle<F> {
  readonly aisle: FoodAisle
  /** Sorted by name in the reader's language. */
  readonly items: readonly AisleItem<F>[]
}

/**
 * A shopping list by aisles, in the order of a walk through the shop. Tap water and foods whose purchase is empty are left out.
 * @param foodOf also knows foods that the catalogue no longer has, because a stored plan still needs them.
 */
export function aislesOf<F extends ListedFood>(
  amounts: FoodAmounts,
  foodOf: (foodId: string) => F,
  language: 'en' | 'pl',
): readonly Aisle<F>[] {
  const items = [...amounts].flatMap(([foodId, grams]): AisleItem<F>[] => {
    const food = foodOf(foodId)
    const purchase = isTapWater(food) ? null : purchaseOf(food, grams)
    return purchase === null ? [] : [{ food, grams, purchase }]
  })
  return [...Map.groupBy(items, ({ food }) => aisleOf(food))]
    .toSorted(([a], [b]) => PLACE_OF_AISLE[a] - PLACE_OF_AISLE[b])
    .map(([aisle, own]) => ({
      aisle,
      items: own.toSorted((a, b) => a.food.name[language].localeCompare(b.food.name[language], language)),
    }))
}
