import { isTapWater, type FoodCategory } from '@dayplate/nutrition'
import type { FoodAmounts } from './shopping-list.ts'
import { purchaseOf, type BoughtFood, type Purchase } from './purchase.ts'

/** Order of a walk through the shop: fresh food first, dry food last. A record, so that no shelf can be missing. */
const PLACE_OF_SHELF: Readonly<Record<FoodCategory, number>> = {
  vegetables: 0,
  fruit: 1,
  bread: 2,
  dairy: 3,
  eggs: 4,
  meat: 5,
  fish: 6,
  'plant-protein': 7,
  grains: 8,
  'nuts-and-seeds': 9,
  fats: 10,
  seasonings: 11,
  sweet: 12,
  // Never reached, because water comes from the tap.
  water: 13,
}

/** The properties of a food that shopping needs. */
export interface ShelvedFood extends BoughtFood {
  readonly name: { readonly en: string; readonly pl: string }
  readonly category: FoodCategory
}

export interface ShelfItem<F> {
  readonly food: F
  /** Edible grams the plan needs. */
  readonly grams: number
  readonly purchase: Purchase
}

export interface Shelf<F> {
  readonly category: FoodCategory
  /** Sorted by name in the reader's language. */
  readonly items: readonly ShelfItem<F>[]
}

/**
 * A shopping list by shelves, in the order of a walk through the shop. Tap water and foods whose purchase is empty are left out.
 * @param foodOf also knows foods that the catalogue no longer has, because a stored plan still needs them.
 */
export function shelvesOf<F extends ShelvedFood>(
  amounts: FoodAmounts,
  foodOf: (foodId: string) => F,
  language: 'en' | 'pl',
): readonly Shelf<F>[] {
  const items = [...amounts].flatMap(([foodId, grams]): ShelfItem<F>[] => {
    const food = foodOf(foodId)
    const purchase = isTapWater(food) ? null : purchaseOf(food, grams)
    return purchase === null ? [] : [{ food, grams, purchase }]
  })
  return [...Map.groupBy(items, ({ food }) => food.category)]
    .toSorted(([a], [b]) => PLACE_OF_SHELF[a] - PLACE_OF_SHELF[b])
    .map(([category, own]) => ({
      category,
      items: own.toSorted((a, b) => a.food.name[language].localeCompare(b.food.name[language], language)),
    }))
}
