import { MEAL_TYPES, type MealType } from '@dayplate/nutrition'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findCurrentMeal, type CurrentDay } from '../current/current-day.ts'
import { syntheticPlan } from '../current/synthetic-days.ts'
import { LeastChange, type OpenMeal, type SlotCandidate } from './least-change.ts'
import { othersOf } from './other-meals.ts'
import { gridPoint, gridSteps } from './portion-grid.ts'
import { SlotFit } from './slot-fit.ts'
import { mealColumn, toleranceScale } from './tolerance-scale.ts'

/** Any meal in place of any other of its type. */
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

it('finds the portion of a meal that brings the day nearest', () => {
  fc.assert(
    fc.property(anyCandidate, ({ day, meal, fit, candidate }) => {
      const closeness = Array.from({ length: gridSteps(candidate.grid) + 1 }, (_, index) => {
        const scale = gridPoint(candidate.grid, index)
        return Math.max(
          ...(['kcal', 'proteinG', 'fatG', 'carbohydrateG'] as const).map((macro) => {
            const others = day.meals.filter((current) => current.meal.type !== meal.type)
            const eaten = others.reduce((sum, current) => sum + current.scale * current.meal.macros[macro], 0)
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

it('changes the fewest other portions that bring the day inside, like a search without shortcuts', () => {
  const reached = [0, 0, 0, 0]
  fc.assert(
    fc.property(anyCandidate, ({ day, meal, fit, candidate }) => {
      const fewest = fewestChanges(day, meal.type, candidate)
      for (const most of [1, 2, 3]) {
        const fitted = fit.withOthers(candidate, most)
        expect(fitted !== null).toBe(fewest !== null && fewest <= most)
        expect(fitted?.closeness ?? 0).toBeLessThanOrEqual(1)
        expect(fitted?.others.length ?? 0).toBeLessThanOrEqual(fewest ?? 0)
        for (const { type, scale } of fitted?.others ?? []) {
          expect(findCurrentMeal([day], { date: day.date, type })?.scale).not.toBe(scale)
        }
      }
      if (fewest !== null) reached[fewest] = (reached[fewest] ?? 0) + 1
    }),
    { numRuns: 400, seed: 14 },
  )
  expect(Math.min(...reached.slice(1))).toBeGreaterThan(3)
})

/** Tries every choice of other meals; `null` when no choice helps. */
function fewestChanges(day: CurrentDay, type: MealType, candidate: SlotCandidate): number | null {
  const scaled = toleranceScale(day.target)
  const others = othersOf(day, type, scaled)
  const rest = scaled.goal.map((goal, row) =>
    others.reduce((sum, { column, scale }) => sum + scale * (column[row] ?? 0), -goal),
  )
  const open = others.flatMap((other): readonly OpenMeal[] =>
    other.grid === null ? [] : [{ ...other, grid: other.grid }],
  )
  const choices = open.reduce<readonly (readonly OpenMeal[])[]>(
    (chosen, meal) => [...chosen, ...chosen.map((some) => [...some, meal])],
    [[]],
  )
  const sizes = choices
    .filter((some) => some.length > 0 && new LeastChange(rest).find(candidate, some, Number.POSITIVE_INFINITY) !== null)
    .map((some) => some.length)
  return sizes.length === 0 ? null : Math.min(...sizes)
}
