import { describe, expect, it } from 'vitest'
import { readSources } from '../read-sources.ts'
import { surveyCatalogue } from './compile/compile-catalogue.ts'
import { compileFoods } from './compile/compile-foods.ts'
import { checkCatalogue } from './gate/check-catalogue.ts'
import { DIETS } from './gate/meal-cells.ts'

/** Compiled from the sources, so that the test never passes because of an old generated file. */
const sources = readSources()
const { catalogue, errors } = surveyCatalogue(sources)
const check = checkCatalogue(catalogue)

describe('the committed foods', () => {
  it('compile without an error', () => {
    expect(compileFoods(sources.foodsCsv).errors).toEqual([])
  })

  it('have energy that their macros explain, except for a few with table factors of their own', () => {
    expect(check.foodsOffFactors.length).toBeLessThanOrEqual(catalogue.foods.length / 10)
  })
})

describe('the committed recipes', () => {
  it('compile without an error', () => {
    expect(errors).toEqual([])
  })

  it('are at least 560, each with a Polish text', () => {
    expect(catalogue.meals.length).toBeGreaterThanOrEqual(560)
    expect(catalogue.meals.filter(({ polish }) => polish === undefined).map(({ id }) => id)).toEqual([])
  })

  it('have 40 breakfasts of at most ten minutes, and at least 20 for each diet without gluten', () => {
    const quick = check.facts.filter(
      ({ meal }) => meal.type === 'breakfast' && meal.holidayId === null && meal.preparationMinutes <= 10,
    )
    expect(quick.length).toBeGreaterThanOrEqual(40)
    const withoutGluten = DIETS.map((diet) =>
      quick.filter((meal) => meal.diets.has(diet) && !meal.allergens.has('gluten')),
    )
    for (const meals of withoutGluten) expect(meals.length).toBeGreaterThanOrEqual(20)
  })

  it('never reheat a salad, slaw or cold yoghurt', () => {
    const reheated = catalogue.meals
      .filter(({ leftoverUse }) => leftoverUse === 'reheat')
      .flatMap(({ id, dishes }) => dishes.map((dish) => ({ id, ...dish })))
      .filter(({ name, isFresh }) => isFresh !== true && /\b(salad|slaw|yoghurt|raita|relish|salsa)\b/i.test(name))
    expect(reheated.map(({ id, name }) => `${id}: ${name}`)).toEqual([])
  })

  it('pass the gate of a release: energy, amounts, portions, names, counts, spread, batches, reach', () => {
    expect(check.failures).toEqual([])
  })
})
