import { formOfFoods } from './form-of-foods.ts'
import { formOfWords } from './form-words.ts'
import type { MealForm } from './meal-form.ts'
import { wordsOf } from './name-words.ts'

/**
 * The form of a meal, from the words of its name ("Krupnik", "Courgette fritters with yoghurt") and, where the name says
 * nothing, from its foods: fruit and kefir make a smoothie, passata and stock a soup.
 */
export function guessForm(mealName: string, foodIds: readonly string[]): MealForm {
  return formOfWords(wordsOf(mealName)) ?? formOfFoods(foodIds)
}
