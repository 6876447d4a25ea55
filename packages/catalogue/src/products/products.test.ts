import { describe, expect, it } from 'vitest'
import { readSources } from '../../read-sources.ts'
import { surveyCatalogue } from '../compile/compile-catalogue.ts'
import { checkProducts } from './check-products.ts'
import { PRODUCT_FEATURES } from './product-features.ts'
import { products } from './products.ts'

const mealIds = new Set(surveyCatalogue(readSources()).catalogue.meals.map((meal) => meal.id))

/** The present price per month, in grosze. */
const monthlyGrosze = products.map((product) => {
  const price = product.promoGrosze ?? product.regularGrosze
  return price / Number.parseInt(product.lengthLabel.en, 10)
})

describe('the products on sale', () => {
  it('pass every check of a release', () => {
    expect(checkProducts(products, mealIds)).toEqual([])
  })

  it('cost less per month the longer they last, as two of them say', () => {
    expect(monthlyGrosze.toSorted((a, b) => b - a)).toEqual(monthlyGrosze)
    expect(new Set(monthlyGrosze).size).toBe(products.length)
  })

  it('use every feature that has a line', () => {
    expect(new Set(products.flatMap((product) => product.features))).toEqual(new Set(Object.keys(PRODUCT_FEATURES)))
  })

  it('sell no workouts, because there are none yet', () => {
    expect(products.filter((product) => product.containsWorkout)).toEqual([])
    const words = products.flatMap(({ name, shortDescription, longDescription }) => [
      name,
      shortDescription,
      longDescription,
    ])
    expect(JSON.stringify(words)).not.toMatch(/workout|trening/i)
  })

  it('have one bestseller', () => {
    expect(products.filter((product) => product.isBestseller)).toHaveLength(1)
  })
})
