import { MEAL_TYPES } from '@dayplate/nutrition'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findStanding } from '../standing/standing-day.ts'
import { syntheticPlan } from '../standing/synthetic-days.ts'
import { gridPoint, gridSteps } from './portion-grid.ts'
import { SlotFit } from './slot-fit.ts'
import { mealColumn } from './tolerance-scale.ts'

/** Any meal in the place of any other of its type. */
const anyCandidate = fc
  .record({ seed: fc.nat(1_000_000), type: fc.constantFrom(...MEAL_TYPES), pick: fc.nat(9) })
  .map(({ seed, type, pick }) => {
    const { days, meals } = syntheticPlan(seed, { mealsPerType: 10, days: 1 })
    const [day] = days
    const meal = meals.filter((candidate) => candidate.type === type)[pick]
    if (day === undefined || meal === undefined)
      throw new Error('the invented plan has a day and ten meals of each type')
    const fit = new SlotFit(day, type)
    const grid = { low: 0.5, high: 2.5, step: meal.portionStep }
    return { day, meal, fit, candidate: { column: mealColumn(meal.macros, fit.scaled), grid } }
  })

it('finds the portion of a meal that brings the day nearest, of all that there are', () => {
  fc.assert(
    fc.property(anyCandidate, ({ day, meal, fit, candidate }) => {
      const closeness = Array.from({ length: gridSteps(candidate.grid) + 1 }, (_, index) => {
        const scale = gridPoint(candidate.grid, index)
        return Math.max(
          ...(['kcal', 'proteinG', 'fatG', 'carbohydrateG'] as const).map((macro) => {
            const others = day.meals.filter((standing) => standing.meal.type !== meal.type)
            const eaten = others.reduce((sum, standing) => sum + standing.scale * standing.meal.macros[macro], 0)
            const deviation = (eaten + scale * meal.macros[macro]) / day.target[macro] - 1
            return Math.abs(deviation) / (macro === 'kcal' ? 0.02 : 0.05)
          }),
        )
      })
      expect(fit.alone(candidate).closeness).toBeCloseTo(Math.min(...closeness), 6)
    }),
    { numRuns: 150, seed: 14 },
  )
})

it('changes one other portion only to what brings the day inside', () => {
  let reached = 0
  fc.assert(
    fc.property(anyCandidate, ({ day, fit, candidate }) => {
      const fitted = fit.withOneOther(candidate)
      if (fitted === null) return
      reached += 1
      expect(fitted.closeness).toBeLessThanOrEqual(1)
      expect(fitted.others.length).toBeLessThanOrEqual(1)
      for (const { type, scale } of fitted.others) {
        expect(findStanding([day], { date: day.date, type })?.scale).not.toBe(scale)
      }
    }),
    { numRuns: 150, seed: 14 },
  )
  expect(reached).toBeGreaterThan(10)
})
