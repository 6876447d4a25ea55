import { foods, meals } from '@dayplate/catalogue'
import {
  ALLERGENS,
  DIET_IDS,
  dietsOfMeal,
  holdsLiver,
  isSpecialFood,
  mealFoods,
  mealNutrition,
  NO_EXCLUSIONS,
  recipeIdOf,
  type Allergen,
  type Diet,
  type Meal,
} from '@dayplate/nutrition'
import { describe, expect, it } from 'vitest'
import { makeCatalogue } from '../catalogue/index.ts'
import { plannableMeals } from './plannable-meals.ts'

const catalogue = makeCatalogue({ foods, meals })
const mealById = new Map(catalogue.meals.map((meal) => [meal.id, meal]))
// oxlint-disable-next-line typescript/consistent-type-assertions -- keys of a constant record are its key type
const DIETS = Object.keys(DIET_IDS) as readonly Diet[]

const foodsOf = (meal: Meal) => mealFoods(meal, catalogue.foodById).map(({ food }) => food)
const hasSpecial = (meal: Meal): boolean => foodsOf(meal).some(({ id }) => isSpecialFood(id))
const otherFormOf = (meal: Meal): Meal | undefined =>
  catalogue.meals.find(({ id }) => id !== meal.id && recipeIdOf(id) === recipeIdOf(meal.id))

/** The meals that a person is offered, as written in the catalogue. */
const offered = (diet: Diet, ...allergens: readonly Allergen[]): readonly Meal[] =>
  plannableMeals(catalogue, { diet, exclusions: { ...NO_EXCLUSIONS, allergens: new Set(allergens) } }).map(({ id }) => {
    const meal = mealById.get(id)
    if (meal === undefined) throw new Error(`${id} is not in the catalogue`)
    return meal
  })

describe('of all meals of the release', () => {
  it('none with liver is offered to anybody', () => {
    expect(catalogue.meals.some((meal) => holdsLiver(meal, catalogue.foodById))).toBe(true)
    for (const diet of DIETS) expect(offered(diet).filter((meal) => holdsLiver(meal, catalogue.foodById))).toEqual([])
  })

  it.each(DIETS)('none with gluten is offered to people without gluten, whatever else they avoid: %s', (diet) => {
    for (const other of ALLERGENS) {
      const withGluten = offered(diet, 'gluten', other).filter((meal) =>
        foodsOf(meal).some(({ allergens }) => allergens.includes('gluten')),
      )
      expect(withGluten.map(({ id }) => id)).toEqual([])
    }
  })

  it.each(DIETS)('none of special foods is offered to people who eat gluten: %s', (diet) => {
    for (const other of ALLERGENS.filter((allergen) => allergen !== 'gluten')) {
      const special = offered(diet, other).filter(hasSpecial)
      expect(special.map(({ id }) => id)).toEqual([])
    }
  })

  it.each(DIETS)('each recipe is offered in one form only: %s', (diet) => {
    for (const allergens of [[], ['gluten'], ['soy']] as const) {
      const recipes = offered(diet, ...allergens).map(({ id }) => recipeIdOf(id))
      expect(new Set(recipes).size).toBe(recipes.length)
    }
  })

  it('each one of special foods has an ordinary form for the same diets, and every ordinary form contains gluten', () => {
    const special = catalogue.meals.filter(hasSpecial)
    expect(special.length).toBeGreaterThanOrEqual(50)
    const dietsOf = (meal: Meal | undefined) =>
      meal && [...dietsOfMeal(foodsOf(meal), mealNutrition(meal, catalogue.foodById))]
    expect(special.filter((meal) => otherFormOf(meal) === undefined).map(({ id }) => id)).toEqual([])
    for (const meal of special) expect([meal.id, dietsOf(otherFormOf(meal))]).toEqual([meal.id, dietsOf(meal)])
    const ordinary = catalogue.meals.filter(({ id }) => recipeIdOf(id) !== id)
    expect(ordinary.every((meal) => foodsOf(meal).some(({ allergens }) => allergens.includes('gluten')))).toBe(true)
  })

  it('people without gluten are offered as many as before ordinary forms existed', () => {
    for (const diet of DIETS) {
      const written = meals.filter(
        (meal) =>
          meal.holidayId === null &&
          !holdsLiver(meal, catalogue.foodById) &&
          dietsOfMeal(foodsOf(meal), mealNutrition(meal, catalogue.foodById)).has(diet) &&
          foodsOf(meal).every(({ allergens }) => !allergens.includes('gluten')),
      )
      expect(offered(diet, 'gluten').map(({ id }) => id)).toEqual(written.map(({ id }) => id))
    }
  })
})
