import { MEAL_TYPES } from '@dayplate/nutrition'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findMealReplacements } from './meal-replacements/find-meal-replacements.ts'
import { syntheticPlan } from './current/synthetic-days.ts'
import { dayAt } from './synthetic-request.ts'

const DAYS = 3

/** Few enough meals that every list contains both twins. */
const MEALS_PER_TYPE = 5

it('meals equally near the target are listed by id, in whatever order they come (P10)', () => {
  let ties = 0
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.constantFrom(...MEAL_TYPES), fc.boolean(), (seed, type, isReversed) => {
      const { days, meals } = syntheticPlan(seed, { mealsPerType: MEALS_PER_TYPE, days: DAYS })
      const twins = meals.flatMap((meal) => [meal, { ...meal, id: `${meal.id}-twin` }])
      const found = findMealReplacements({
        days,
        meals: isReversed ? twins.toReversed() : twins,
        slot: { date: dayAt(1), type },
        original: null,
      })
      const list = found.kind === 'replacements' ? found.replacements : []
      const tied = list.filter(({ closeness }, index) => closeness === list[index + 1]?.closeness)
      ties += tied.length
      for (const { meal } of tied) {
        const next = list[list.findIndex((replacement) => replacement.meal === meal) + 1]
        expect(meal.id < (next?.meal.id ?? '')).toBe(true)
      }
    }),
    { numRuns: 40, seed: 10 },
  )
  expect(ties).toBeGreaterThan(40)
})
