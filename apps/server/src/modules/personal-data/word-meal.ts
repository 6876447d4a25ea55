import { scaleMacros } from '@dayplate/nutrition'
import { MEAL_TYPE_NAMES } from '@dayplate/messages/server'
import { nameOfMeal, textsOf, type MealVersion } from '../catalogue/index.ts'
import { measurementsOf } from '../day-plan/index.ts'
import { recipeVersionOf, replacedOriginal, type PlanDayDocument, type PlannedMeal } from '../stored-plans/index.ts'
import type { Words } from './words.ts'

const roundTo = (value: number, factor: number): number => Math.round(value * factor) / factor
const grams = (value: number): number => roundTo(value, 10)

/** Energy and macros of a portion. */
const figuresOf = (version: MealVersion, scale: number) => {
  const { kcal, proteinG, fatG, carbohydrateG } = scaleMacros(version.nutrition, scale)
  return {
    energy_kcal: Math.round(kcal),
    protein_g: grams(proteinG),
    fat_g: grams(fatG),
    carbohydrate_g: grams(carbohydrateG),
  }
}

/**
 * A planned meal in words: its dishes with the ingredients of this portion. A name is null when its version or food no longer
 * exists.
 */
export function wordMeal(document: PlanDayDocument, planned: PlannedMeal, { catalogue, language }: Words) {
  const version = catalogue.versions.get(planned.version)
  const recipe = catalogue.versions.get(recipeVersionOf(planned))
  const original = replacedOriginal(document, planned)
  const former = original === null ? undefined : catalogue.versions.get(original.version)
  return {
    meal_type: MEAL_TYPE_NAMES[planned.type][language],
    meal: recipe === undefined ? null : nameOfMeal(recipe, language),
    swapped_from: former === undefined ? null : nameOfMeal(former, language),
    serving: planned.portion,
    servings_cooked: planned.portionsTotal,
    ...(version === undefined ? {} : figuresOf(version, planned.scale)),
    dishes:
      version === undefined
        ? []
        : version.dishes.map((dish, index) =>
            wordDish(dish, textsOf(version, language).dishes[index]?.name ?? dish.name, {
              scale: planned.scale,
              language,
            }),
          ),
  }
}

const wordDish = (
  dish: MealVersion['dishes'][number],
  name: string,
  { scale, language }: { readonly scale: number; readonly language: Words['language'] },
) => ({
  dish: name,
  ingredients: dish.ingredients.map((ingredient) => {
    const [, household] = measurementsOf(ingredient.grams * scale, ingredient, { language, system: 'si' })
    return {
      ingredient: ingredient.name[language],
      amount_g: grams(ingredient.grams * scale),
      household_measure: household?.text ?? null,
    }
  }),
})

export type WordedMeal = ReturnType<typeof wordMeal>

/** One line for each ingredient, with the columns of its meal. */
export const linesOfMeal = ({ dishes, ...meal }: WordedMeal) =>
  dishes.length === 0
    ? [meal]
    : dishes.flatMap(({ dish, ingredients }) => ingredients.map((ingredient) => ({ ...meal, dish, ...ingredient })))
