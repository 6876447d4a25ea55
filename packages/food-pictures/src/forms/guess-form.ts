import { breads } from '../foods/breads.ts'
import { formOfFoods } from './form-of-foods.ts'
import { formOfWords } from './form-words.ts'
import type { MealForm } from './meal-form.ts'
import { wordsOf } from './name-words.ts'
import { shapeOfWords } from './shapes.ts'

/** Whether a form requires bread. */
export const needsBread = (form: MealForm): boolean => form === 'sandwich' || form === 'wrap'

/**
 * The form of a meal, from the words of its name ("Krupnik", "Courgette fritters with yoghurt") and otherwise from its
 * foods: fruit and kefir make a smoothie, passata and stock a soup. A burger without bread is a patty.
 *
 * @param localName decides before the name that describes the dish: "Gołąbki" before "Cabbage rolls".
 */
export function guessForm(mealName: string, foodIds: readonly string[], localName?: string): MealForm {
  return formOfNames(localName === undefined ? [mealName] : [localName, mealName], foodIds)
}

/** The first name with a form decides. A sandwich without bread is skipped, because its name is wrong. */
export function formOfNames(names: readonly string[], foodIds: readonly string[]): MealForm {
  const words = names.map(wordsOf)
  const named = words.map((word) => formOfWords(word)).find((form) => form !== null)
  if (!named) return formOfFoods(foodIds)
  const lacksBread = foodIds.length > 0 && !foodIds.some((foodId) => Object.hasOwn(breads, foodId))
  if (!needsBread(named) || !lacksBread) return named
  return shapeOfWords(words.flat(), foodIds) ? 'shaped' : formOfFoods(foodIds)
}
