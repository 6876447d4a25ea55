import type { Meal } from '@dayplate/nutrition'
import { sampleMeal } from '@dayplate/nutrition/testing'
import { describe, expect, it } from 'vitest'
import { leftoverFailures } from './leftover-checks.ts'
import { mealFacts } from './meal-facts.ts'
import { sampleFood } from './sample-catalogue.ts'

const foods = [sampleFood('white-rice'), sampleFood('cod', { category: 'fish', origin: 'fish' }), sampleFood('millet')]

const failuresOf = (foodId: string, changes: Partial<Meal>) =>
  mealFacts({ foods, meals: [sampleMeal([[foodId, 80]], { leftoverUse: 'reheat', ...changes })] })
    .flatMap(leftoverFailures)
    .map(({ message }) => message)

describe('leftoverFailures', () => {
  it.each([
    ['white-rice', 'cooked rice'],
    ['cod', 'fish or seafood'],
  ])('refuses %s that keeps two days', (foodId, what) => {
    expect(failuresOf(foodId, { keepsDays: 2 })).toEqual([`It contains ${what} and keeps 2 days`])
    expect(failuresOf(foodId, { keepsDays: 1 })).toEqual([])
  })

  it('refuses rice that is eaten cold the day after', () => {
    const message = 'It contains cooked rice, which is not eaten cold the day after'
    expect(failuresOf('white-rice', { keepsDays: 1, leftoverUse: 'cold' })).toEqual([message])
    expect(failuresOf('cod', { keepsDays: 1, leftoverUse: 'cold' })).toEqual([])
  })

  it('lets other food keep longer', () => {
    expect(failuresOf('millet', { keepsDays: 4 })).toEqual([])
  })

  it('wants every meal that keeps to say how it is eaten then', () => {
    const { leftoverUse: _, ...silent } = sampleMeal([['millet', 80]], { keepsDays: 1 })
    const [facts] = mealFacts({ foods, meals: [silent] })
    expect(facts && leftoverFailures(facts)).toMatchObject([
      { message: 'It keeps, but does not say how it is eaten then' },
    ])
  })
})
