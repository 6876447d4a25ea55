import { describe, expect, it } from 'vitest'
import { checkProducts, MOST_PRODUCTS } from './check-products.ts'
import type { Product } from './product.ts'

const MEAL_IDS = new Set(['soup'])
const product: Product = {
  id: 1,
  variantId: 11,
  name: { en: 'Diet', pl: 'Dieta' },
  shortDescription: { en: 'Short', pl: 'Krótka' },
  longDescription: { en: '31 days of access.', pl: '31 dni dostępu.' },
  lengthLabel: { en: '1 month', pl: '1 miesiąc' },
  accessDays: 31,
  regularGrosze: 5900,
  promoGrosze: 4900,
  lowestIn30DaysGrosze: 5500,
  isVirtual: true,
  containsDiet: true,
  containsWorkout: false,
  isBestseller: false,
  tags: ['diet'],
  features: ['four-meals'],
  vendor: 'dayplate',
  pictureMealId: 'soup',
}
const errorsOf = (change: Partial<Product>, others: readonly Product[] = []): readonly string[] =>
  checkProducts([{ ...product, ...change }, ...others], MEAL_IDS).map((error) => error.message)

describe('checkProducts', () => {
  it('accepts a reduced product and one without a reduction', () => {
    expect(errorsOf({})).toEqual([])
    expect(errorsOf({ promoGrosze: null, lowestIn30DaysGrosze: null })).toEqual([])
    expect(errorsOf({ promoGrosze: 0, lowestIn30DaysGrosze: null })).toEqual([])
  })

  it.each<[string, Partial<Product>, string]>([
    ['a fraction of a grosz', { regularGrosze: 59.9 }, 'regular price'],
    ['a gift', { regularGrosze: 0 }, 'regular price'],
    ['a reduction that hides the lowest price', { lowestIn30DaysGrosze: null }, 'needs the lowest price'],
    ['a reduction that is none', { promoGrosze: 5500 }, 'not below the lowest price'],
    ['a lowest price above the regular one', { lowestIn30DaysGrosze: 6000 }, 'above the regular one'],
    ['a negative promo price', { promoGrosze: -1 }, 'promo price'],
    ['a lowest price without a reduction', { promoGrosze: 0 }, 'nothing is reduced'],
    ['a text without Polish', { shortDescription: { en: 'Short', pl: ' ' } }, 'shortDescription has no pl'],
    ['a description that says other days', { accessDays: 30 }, 'does not say the 30 days in en'],
    ['a diet without days', { accessDays: null }, 'days of access'],
    ['a diet by post', { isVirtual: false }, 'by post'],
    ['the same feature twice', { features: ['four-meals', 'four-meals'] }, 'features are'],
    ['no tags', { tags: [] }, 'tags are'],
    ['a picture of a meal that is gone', { pictureMealId: 'stew' }, 'no meal stew'],
    ['an id that no address can hold', { variantId: 1.5 }, 'variantId 1.5'],
  ])('refuses %s', (_, change, message) => {
    expect(errorsOf(change)).toEqual(expect.arrayContaining([expect.stringContaining(message)]))
  })

  it('refuses an id shared by two products', () => {
    expect(errorsOf({}, [{ ...product, id: 2 }])).toEqual(Array(2).fill('variantId 11 is taken by another product'))
  })

  it('refuses an empty shop, which clients show as an error, and one longer than the gateway allows', () => {
    const many = Array.from({ length: MOST_PRODUCTS + 1 }, (_, index) => ({
      ...product,
      id: index + 1,
      variantId: index + 1,
    }))
    expect([checkProducts([], MEAL_IDS).length, checkProducts(many, MEAL_IDS).length]).toEqual([1, 1])
  })
})
