import type { Meal } from '@dayplate/nutrition'
import type { ComposedDish, Composition, PlatedDish, PlatedFood, PlatedMeal } from '../relief/plated-meal.ts'
import type { RoleOf } from './food-kinds.ts'

/** The amounts of a meal: of the catalogue, scaled, or with exchanged ingredients. */
export interface MealAmounts extends Pick<Meal, 'id' | 'type'> {
  readonly dishes: readonly { readonly ingredients: readonly { readonly foodId: string; readonly grams: number }[] }[]
}

/** Above this amount grams are rounded coarsely. */
const FINE_UP_TO_G = 20
const FINE_STEP_G = 2
const COARSE_STEP_G = 10

/** Rounds so that near portions share a picture: 83 → 80, 7 → 8. */
export function pictureGrams(grams: number): number {
  const step = grams > FINE_UP_TO_G ? COARSE_STEP_G : FINE_STEP_G
  return Math.round(grams / step) * step
}

/** Null when the dish has other ingredients than the composition was made for. */
function plateFoods(
  ingredients: MealAmounts['dishes'][number]['ingredients'],
  { states }: ComposedDish,
  roleOf: RoleOf,
): readonly PlatedFood[] | null {
  if (ingredients.length !== states.length) return null
  return ingredients.flatMap(({ foodId, grams }, index) => {
    const state = states[index]
    return state === undefined ? [] : [{ ...state, foodId, role: roleOf(foodId), grams: pictureGrams(grams) }]
  })
}

/** Makes one dish of all that lie on the main crockery, and puts it first. */
function joinMain(dishes: readonly PlatedDish[]): readonly PlatedDish[] {
  const main = dishes.filter(({ place }) => place === 'main')
  const sides = dishes.filter(({ place }) => place !== 'main')
  const [first] = main
  if (first === undefined) return sides
  const traits = [...new Set(main.flatMap((dish) => dish.traits))]
  return [{ ...first, traits, foods: main.flatMap(({ foods }) => foods) }, ...sides]
}

/**
 * Joins the amounts of a meal with its composition. An exchanged food takes the state of its place. Null when the counts of dishes
 * or ingredients differ, as in a plan stored before the recipe changed: then compose again from the meal's own steps.
 */
export function platedMeal(meal: MealAmounts, composition: Composition, roleOf: RoleOf): PlatedMeal | null {
  if (meal.dishes.length !== composition.dishes.length) return null
  const dishes: PlatedDish[] = []
  for (const [index, { form, place, traits, ...composed }] of composition.dishes.entries()) {
    const foods = plateFoods(meal.dishes[index]?.ingredients ?? [], { form, place, traits, ...composed }, roleOf)
    if (foods === null) return null
    dishes.push({ form, place, traits, foods })
  }
  const { vessel, glaze } = composition
  const crockery = glaze === undefined ? { vessel } : { vessel, glaze }
  return { id: meal.id, mealType: meal.type, ...crockery, dishes: joinMain(dishes) }
}
