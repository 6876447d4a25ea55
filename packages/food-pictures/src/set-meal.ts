import type { MealType } from '@dayplate/nutrition'
import { ceramicFor, type Ceramic } from './crockery/ceramic.ts'
import { defaultIngredients } from './default-ingredients.ts'
import { formOfNames } from './forms/guess-form.ts'
import type { MealForm } from './forms/meal-form.ts'
import { wordsOf } from './forms/name-words.ts'
import { createOrder, type Order, type PicturedIngredient } from './forms/order.ts'
import { serve } from './forms/serve.ts'
import { isEmptyServing, type Serving } from './forms/serving.ts'

export interface MealPictureInput {
  /** The meal's id, which is also the seed: the same meal has the same picture. Its words help to guess the form. */
  readonly id: string
  readonly mealType: MealType
  readonly ingredients: readonly PicturedIngredient[]
  /** The main dish first. */
  readonly dishNames?: readonly string[]
  /** The kind of plate; guessed from names and foods when absent. */
  readonly form?: MealForm
  /** A ceramic instead of the one `ceramicFor` chooses. */
  readonly ceramic?: Ceramic
  /** Shows the cleared dish instead of the food. */
  readonly isEaten?: boolean
}

/** A meal ready to be drawn: its serving and its dish. */
export interface SetMeal {
  readonly id: string
  readonly serving: Serving
  readonly ceramic: Ceramic
}

function formOf({ id, dishNames = [], ingredients, form }: MealPictureInput): MealForm {
  const foodIds = ingredients.map(({ foodId }) => foodId)
  return form ?? formOfNames([id, ...dishNames], foodIds)
}

function orderOf(input: MealPictureInput): Order {
  const words = [input.id, ...(input.dishNames ?? [])].flatMap(wordsOf)
  return createOrder(formOf(input), words, input.ingredients)
}

const isServed = (order: Order): boolean => order.foods.length > 0 && !isEmptyServing(serve(order))

/** Whether the picture shows food of this meal, not the default picture of its meal type. */
export const showsItsFood = (input: MealPictureInput): boolean => isServed(orderOf(input))

/** Decides the serving. A meal without drawable foods gets the default picture of its meal type. */
export function setMeal(input: MealPictureInput): SetMeal {
  const asked = orderOf(input)
  const order = isServed(asked) ? asked : createOrder('bowl', [], defaultIngredients[input.mealType])
  const serving = serve(order)
  // A salad without a bed of leaves shows the bare dish, so it gets the calmer one.
  const form = order.form === 'salad' && !serving.bed ? 'bowl' : order.form
  return {
    id: input.id,
    serving,
    ceramic: input.ceramic ?? ceramicFor({ id: input.id, mealType: input.mealType, form }),
  }
}
