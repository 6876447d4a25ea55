import type { CalendarDay } from '@dayplate/dates'
import { sendQuery } from '../../../../platform/graphql-client/send-query.ts'
import type { MealTypeName } from '../../day-plan.gen.ts'
import { askDayAfresh } from '../ask-day-afresh.ts'
import { type IngredientFragment, MealDetailsDocument } from '../../meal-details/meal-details.gen.ts'
import { askedMeal } from '../../meal-details/use-meal-details.ts'

/** A meal of a day, whatever is cooked for it by now. */
export interface MealPlace {
  readonly date: CalendarDay
  readonly mealType: MealTypeName
}

interface Replaced {
  /** The food that was chosen. */
  readonly id: string
  /** What it was chosen for. */
  readonly ingredient: Pick<IngredientFragment, 'productId' | 'original'>
}

/** Asks the gateway whether an exchange was done whose answer was lost: the meal then has the food in place of the recipe's own. */
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

/** What the recipe itself has there. */
const ownFoodOf = ({ productId, original }: Replaced['ingredient']): string => original?.productId ?? productId
