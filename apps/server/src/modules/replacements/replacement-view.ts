import type { IngredientReplacement, MealReplacement } from '../../platform/graphql/schema.gen.ts'
import type { SystemOfMeasures } from '@dayplate/units'
import type { MealVersion } from '../catalogue/index.ts'
import type { DishView, IngredientSlot } from '../day-plan/index.ts'
import type { OfferedFood } from './ingredient-replacements.ts'
import type { OfferedMeal } from './meal-replacements.ts'
import type { EditablePlan } from './load-editable-plan.ts'

/** An offered meal for the gateway. Its dishes and effect are worked out only when a query asks for them. */
export interface ReplacementView extends Omit<
  MealReplacement,
  'dishes' | 'effect' | 'allergens' | 'isFavorited' | 'canBeAddedToFavorites' | 'mainIngredients'
> {
  readonly version: MealVersion
  readonly presentDishes: (system: SystemOfMeasures) => DishView[]
  readonly offered: OfferedMeal
  readonly plan: EditablePlan
}

/** An offered food. */
export interface FoodReplacementView extends Omit<IngredientReplacement, 'effect'> {
  readonly offered: OfferedFood
  readonly slot: IngredientSlot
  readonly plan: EditablePlan
}
