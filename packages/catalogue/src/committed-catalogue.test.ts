import { MEAL_TYPES } from '@dayplate/nutrition'
import { describe, expect, it } from 'vitest'
import { readSources } from '../read-sources.ts'
import { LEAST_MEALS_PER_TYPE, checkCatalogue } from './check-catalogue.ts'
import { compileFoods } from './compile/compile-foods.ts'
import { surveyCatalogue } from './compile/compile-catalogue.ts'

/** Compiled from the sources, so that the test never passes on a generated file of yesterday. */
const sources = readSources()
const { catalogue, faults } = surveyCatalogue(sources)
const check = checkCatalogue(catalogue)

describe('the committed foods', () => {
  it('compile without a fault', () => {
    expect(compileFoods(sources.foodsCsv).faults).toEqual([])
  })

  it('hold energy that their macros explain, but for the few that tables reckon by factors of their own', () => {
    expect(check.foodsOffFactors.length).toBeLessThanOrEqual(catalogue.foods.length / 10)
  })
})

describe('the committed recipes', () => {
  it('compile without a fault', () => {
    expect(faults).toEqual([])
  })

  it.each(MEAL_TYPES)(`are at least ${LEAST_MEALS_PER_TYPE} for %s`, (type) => {
    const meals = catalogue.meals.filter((meal) => meal.type === type)
    expect(meals.length).toBeGreaterThanOrEqual(LEAST_MEALS_PER_TYPE)
  })

  it('pass every check of a release: energy, amounts, portions, names, a third vegan and a third vegetarian', () => {
    expect(check.failures).toEqual([])
  })
})
