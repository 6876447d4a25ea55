import { drawingOfFood, showsItsFood, UNDRAWN_FOODS } from '@dayplate/food-pictures'
import { foods as releaseFoods } from '@dayplate/catalogue'
import { recipeIdOf } from '@dayplate/nutrition'
import { makeCatalogue, type CatalogueContent } from '../catalogue/index.ts'
import { pictured } from './draw-meal.ts'
import { platedOf } from './lit-plates/plated-of.ts'
import { roleOnPlate } from './lit-plates/role-of-food.ts'

/** Foods and meals that pictures cannot show as they are, by ids in the catalogue's order. */
export interface Undrawn {
  /** Foods that have no drawing of their own and are not marked as needing none: tiles and lists leave them out. */
  readonly foods: readonly string[]
  /** Foods of an operator, which have no pieces on plates. They are drawn like others of this role; null: they are not seen. */
  readonly borrowing: readonly { readonly foodId: string; readonly role: string | null }[]
  /** Meals without a form for one of their dishes. Their older drawing stays. */
  readonly formless: readonly string[]
  /** Meals whose older drawing shows no food: it is the default of their meal type. */
  readonly meals: readonly string[]
}

const RELEASE_FOODS = new Set(releaseFoods.map(({ id }) => id))

/** Compares the catalogue with the drawings, because neither package may import the other. */
export function findUndrawn(content: CatalogueContent): Undrawn {
  const versions = [...makeCatalogue(content).currentByMealId.values()]
  const recipesOf = (chosen: typeof versions): readonly string[] => [
    ...new Set(chosen.map(({ mealId }) => recipeIdOf(mealId))),
  ]
  return {
    foods: content.foods
      .map(({ id }) => id)
      .filter((id) => !Object.hasOwn(drawingOfFood, id) && !UNDRAWN_FOODS.has(id)),
    borrowing: content.foods
      .filter(({ id }) => !RELEASE_FOODS.has(id))
      .map((food) => ({ foodId: food.id, role: roleOnPlate(food) })),
    formless: recipesOf(versions.filter((version) => platedOf(version) === null)),
    meals: recipesOf(versions.filter((version) => !showsItsFood(pictured(version)))),
  }
}
