import { MEAL_TYPES } from '@dayplate/nutrition'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PlannableMeal } from '../plan-request.ts'
import { applyChanges, undoOf } from '../current/meal-change.ts'
import { occurrencesOf } from '../current/batch.ts'
import { findDay, findCurrentMeal, type MealSlot, type CurrentDay, type CurrentMeal } from '../current/current-day.ts'
import { eat, syntheticPlan } from '../current/synthetic-days.ts'
import { dayAt } from '../synthetic-request.ts'
import { judgeIngredientReplacement } from './judge-ingredient-replacement.ts'

const DAYS = 4

/** Any meal of any plan with up to 30 % more or less of each macro, as after an ingredient was replaced. */
const anyReplacement = fc
  .record({
    seed: fc.nat(1_000_000),
    day: fc.nat(DAYS - 1),
    type: fc.constantFrom(...MEAL_TYPES),
    percent: fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: -30, max: 30 }))),
  })
  .map(({ seed, day, type, percent }) => {
    const { days } = syntheticPlan(seed, { mealsPerType: 16, days: DAYS })
    const slot: MealSlot = { date: dayAt(day), type }
    const current = findCurrentMeal(days, slot)
    if (current === undefined) throw new Error('a plan has every meal')
    return { days, slot, current, meal: withFigures(current.meal, percent) }
  })

function withFigures(meal: PlannableMeal, [protein = 0, fat = 0, carbohydrate = 0]: readonly number[]): PlannableMeal {
  const proteinG = meal.macros.proteinG * (1 + protein / 100)
  const fatG = meal.macros.fatG * (1 + fat / 100)
  const carbohydrateG = meal.macros.carbohydrateG * (1 + carbohydrate / 100)
  return { ...meal, macros: { kcal: 4 * proteinG + 9 * fatG + 4 * carbohydrateG, proteinG, fatG, carbohydrateG } }
}

function effectOf(request: {
  readonly days: readonly CurrentDay[]
  readonly slot: MealSlot
  readonly meal: PlannableMeal
}) {
  const effect = judgeIngredientReplacement(request)
  if (effect.kind !== 'effect') throw new Error(effect.reason)
  return effect
}

function isInside({ target, meals }: CurrentDay): boolean {
  return (['kcal', 'proteinG', 'fatG', 'carbohydrateG'] as const).every((macro) => {
    const actual = meals.reduce((sum, { meal, scale }) => sum + scale * meal.macros[macro], 0)
    return Math.abs(actual / target[macro] - 1) <= (macro === 'kcal' ? 0.02 : 0.05) + 1e-12
  })
}

describe('a replaced ingredient', { timeout: 60_000 }, () => {
  it('changes every portion of its batch but no sizes, and reports truly whether the days stay inside', () => {
    const seen = { inside: 0, refitted: 0, outside: 0 }
    fc.assert(
      fc.property(anyReplacement, ({ days, slot, current, meal }) => {
        const { keepsInside, effects, changes } = effectOf({ days, slot, meal })
        const applied = applyChanges(days, changes)
        if (applied.kind !== 'days') throw new Error(applied.kind)
        const batch = occurrencesOf(days, slot)
        expect(effects.map(({ date }) => date).toSorted()).toEqual(batch.map(({ date }) => date))
        for (const { date, current: before } of batch) {
          expect(findCurrentMeal(applied.days, { ...slot, date })).toEqual({ ...before, meal, isPinned: true })
        }
        const changed = effects.map(({ date }) => findDay(applied.days, date))
        const inside = changed.every((day) => day !== undefined && isInside(day))
        expect(keepsInside).toBe(inside)
        const isRefitted = effects.some(({ portionChanges }) => portionChanges.length > 0)
        expect(keepsInside || !isRefitted).toBe(true)
        seen[isRefitted ? 'refitted' : keepsInside ? 'inside' : 'outside'] += 1
        expect(current.isEaten).toBe(false)
      }),
      { numRuns: 80, seed: 14 },
    )
    expect(Math.min(seen.inside, seen.refitted, seen.outside)).toBeGreaterThan(3)
  })

  it('can be undone to exactly the same plan (P11)', () => {
    fc.assert(
      fc.property(anyReplacement, ({ days, slot, meal }) => {
        const { changes } = effectOf({ days, slot, meal })
        const applied = applyChanges(days, changes)
        if (applied.kind !== 'days') throw new Error(applied.kind)
        expect(applyChanges(applied.days, undoOf(changes))).toEqual({ kind: 'days', days })
      }),
      { numRuns: 40, seed: 14 },
    )
  })

  it('is refused for an eaten meal, for a batch with eaten portions, and for another meal', () => {
    const { days, meals } = syntheticPlan(11, { mealsPerType: 16, days: DAYS })
    const isCookedForTwo = ({ meal, portion }: CurrentMeal) => meal.type === 'lunch' && portion.total === 2
    const day = days.find(({ meals: current }) => current.some(isCookedForTwo))
    const lunch = day?.meals.find(isCookedForTwo)
    if (day === undefined || lunch === undefined) throw new Error('the invented plan has a leftover')
    const [first, second] = occurrencesOf(days, { date: day.date, type: 'lunch' })
    if (first === undefined || second === undefined) throw new Error('a batch for two has two portions')
    const eaten = eat(days, first.date, 'lunch')
    const refused = (request: Parameters<typeof judgeIngredientReplacement>[0]) => {
      const effect = judgeIngredientReplacement(request)
      return effect.kind === 'refused' ? effect.reason : null
    }
    const at = (date: typeof day.date): MealSlot => ({ date, type: 'lunch' })
    expect(refused({ days: eaten, slot: at(first.date), meal: lunch.meal })).toBe('EATEN')
    expect(refused({ days: eaten, slot: at(second.date), meal: lunch.meal })).toBe('ALREADY_COOKED')
    const other = meals.find(({ id, type }) => type === 'lunch' && id !== lunch.meal.id)
    if (other === undefined) throw new Error('there is more than one lunch')
    expect(refused({ days, slot: at(first.date), meal: other })).toBe('OTHER_MEAL')
    expect(refused({ days, slot: at(dayAt(9)), meal: lunch.meal })).toBe('NO_SUCH_MEAL')
  })
})
