import type { CalendarDay } from '@dayplate/dates'
import { sendQuery } from '../../../platform/graphql-client/send-query.ts'
import type { MealTypeName } from '../../../domain/day-plan/day-plan.gen.ts'
import { askDayAfresh } from '../../replacements/ask-day-afresh.ts'
import { type IngredientFragment, MealDetailsDocument } from './meal-details.gen.ts'
import { askedMeal } from './use-meal-details.ts'

/** Identifies a meal by its day and type, even if another recipe has replaced it in the meantime. */
export interface MealPlace {
  readonly date: CalendarDay
  readonly mealType: MealTypeName
}

interface Replaced {
  /** The id of the chosen food. */
  readonly id: string
  /** The ingredient that the chosen food replaces. */
  readonly ingredient: Pick<IngredientFragment, 'productId' | 'original'>
}

/**
 * Finds out whether a replacement was made whose answer was lost. Queries the meal again and returns true if the meal contains
 * the chosen food in place of the same ingredient of the recipe.
 */
export async function isInMeal({ date, mealType }: MealPlace, { id, ingredient }: Replaced): Promise<boolean> {
  const day = await askDayAfresh(date)
  const meal = day?.events.find((one) => one.mealType.type === mealType)
  if (!day || !meal) return false
  const asked = askedMeal({ setId: day.setId, meal, date })
  const answer = await sendQuery(MealDetailsDocument, asked, { isFresh: true })
  const details = answer.kind === 'answered' ? answer.data.mealDetails : undefined
  if (details?.__typename !== 'MealEvent') return false
  const ingredients = details.dishes.flatMap((dish) => dish.ingredients)
  return ingredients.some((one) => one.productId === id && ownFoodOf(one) === ownFoodOf(ingredient))
}

/** The id of the recipe's own food for an ingredient. */
const ownFoodOf = ({ productId, original }: Replaced['ingredient']): string => original?.productId ?? productId
