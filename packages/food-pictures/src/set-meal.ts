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
  /** The meal's id, also the seed: same meal, same picture. Its words help to guess the form. */
  readonly id: string
  readonly mealType: MealType
  readonly ingredients: readonly PicturedIngredient[]
  /** Main dish first. */
  readonly dishNames?: readonly string[]
  /** What kind of plate it is; guessed from names and foods when absent. */
  readonly form?: MealForm
  /** Another ceramic than the one `ceramicFor` chooses. */
  readonly ceramic?: Ceramic
  /** Show the cleared dish instead of the food. */
  readonly isEaten?: boolean
  /** A few pieces beside the dish, lower left: only where no text is near. */
  readonly hasStrays?: boolean
}

/** A meal decided and ready to be drawn: what is served and in what. */
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

/** Whether the picture shows food of this very meal, and not the usual one of its meal type. */
export const showsItsFood = (input: MealPictureInput): boolean => isServed(orderOf(input))

/** Decides the serving; a meal of which nothing can be drawn gets the usual picture of its meal type. */
export function setMeal(input: MealPictureInput): SetMeal {
  const asked = orderOf(input)
  const order = isServed(asked) ? asked : createOrder('bowl', [], defaultIngredients[input.mealType])
  const serving = serve(order)
  // A salad without a bed of leaves shows the bare dish, and wants the quieter one.
  const form = order.form === 'salad' && !serving.bed ? 'bowl' : order.form
  return {
    id: input.id,
    serving,
    ceramic: input.ceramic ?? ceramicFor({ id: input.id, mealType: input.mealType, form }),
  }
}
