import { foods, meals } from '@dayplate/catalogue'
import { describe, expect, it } from 'vitest'
import { makeCatalogue } from '../catalogue/index.ts'
import { drawMeal } from './draw-meal.ts'

/** The largest average size of a picture, in KiB before compression, because screens show many at once. */
const MEAN_KIB = 15

describe('drawMeal', () => {
  it('keeps the average picture of the catalogue small', () => {
    const versions = [...makeCatalogue({ foods, meals }).currentByMealId.values()]
    const bytes = versions.reduce((sum, version) => sum + drawMeal(version, { isEaten: false }).length, 0)
    expect(bytes / versions.length / 1024).toBeLessThanOrEqual(MEAN_KIB)
  })
})
