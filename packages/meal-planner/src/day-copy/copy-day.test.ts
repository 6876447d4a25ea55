import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mealKcalOf } from '@dayplate/nutrition'
import { applyChanges, undoOf } from '../current/meal-change.ts'
import type { CurrentDay } from '../current/current-day.ts'
import { eat, syntheticPlan } from '../current/synthetic-days.ts'
import { dayAt } from '../synthetic-request.ts'
import { copyDay } from './copy-day.ts'

const allowed = () => true

/** Plans whose second day has a higher or lower energy target, as in another phase. */
const anyPlan = fc
  .record({ seed: fc.nat(1_000_000), percent: fc.constantFrom(100, 100, 92, 115, 300) })
  .map(({ seed, percent }) => {
    const { days } = syntheticPlan(seed, { mealsPerType: 16, days: 4 })
    return days.map((day, index) => (index === 2 ? { ...day, target: stretch(day.target, percent / 100) } : day))
  })

function stretch(target: CurrentDay['target'], factor: number): CurrentDay['target'] {
  return {
    ...target,
    kcal: target.kcal * factor,
    proteinG: target.proteinG * factor,
    fatG: target.fatG * factor,
    carbohydrateG: target.carbohydrateG * factor,
    mealKcal: mealKcalOf(target.kcal * factor),
  }
}

function copied(days: readonly CurrentDay[]) {
  const copy = copyDay({ days, from: dayAt(1), to: dayAt(2), isAllowed: allowed })
  if (copy.kind !== 'copied') throw new Error(copy.reason)
  return copy
}

describe('a copy of a day', () => {
  it('has the same meals, in the same portions if those meet the day, and is compared with its own target', () => {
    const seen = { kept: 0, refitted: 0, outside: 0 }
    fc.assert(
      fc.property(anyPlan, (days) => {
        const { meals, proof, isRefitted } = copied(days)
        const source = days[1]?.meals ?? []
        expect(meals.map(({ meal }) => meal.id)).toEqual(source.map(({ meal }) => meal.id))
        expect(proof.target).toBe(days[2]?.target)
        const kcal = meals.reduce((sum, { meal, scale }) => sum + scale * meal.macros.kcal, 0)
        expect(proof.actual.kcal).toBeCloseTo(kcal, 1)
        const areKept = meals.every(({ scale }, slot) => scale === source[slot]?.scale)
        expect(isRefitted ? proof.holds : areKept).toBe(true)
        seen[isRefitted ? 'refitted' : proof.holds ? 'kept' : 'outside'] += 1
      }),
      { numRuns: 60, seed: 14 },
    )
    expect(Math.min(seen.kept, seen.refitted, seen.outside)).toBeGreaterThan(2)
  }, 60_000)

  it('is cooked for its own day, except for a second portion already planned there', () => {
    let shared = 0
    fc.assert(
      fc.property(anyPlan, (days) => {
        copied(days).meals.forEach((meal, slot) => {
          const there = days[2]?.meals[slot]
          const isSecond = there?.portion.number === 2 && there.meal.id === meal.meal.id
          if (isSecond) shared += 1
          expect(meal.portion).toEqual(isSecond ? there.portion : { number: 1, total: 1 })
        })
      }),
      { numRuns: 40, seed: 14 },
    )
    expect(shared).toBeGreaterThan(2)
  }, 60_000)

  it('leaves no second portion without its first, and undoing it restores the plan exactly (P9, P11)', () => {
    let cut = 0
    fc.assert(
      fc.property(anyPlan, (days) => {
        const { changes, cutLeftovers } = copied(days)
        const applied = applyChanges(days, changes)
        if (applied.kind !== 'days') throw new Error(`a fresh copy is ${applied.kind}`)
        for (const [index, { meals }] of applied.days.entries()) {
          for (const { meal, portion } of meals) {
            const next = applied.days[index + 1]?.meals.find((other) => other.meal.type === meal.type)
            expect(portion.number === portion.total || index === 3 || next?.meal.id === meal.id).toBe(true)
          }
        }
        cut += cutLeftovers.length
        expect(applyChanges(applied.days, undoOf(changes))).toEqual({ kind: 'days', days })
      }),
      { numRuns: 40, seed: 14 },
    )
    expect(cut).toBeGreaterThan(2)
  }, 60_000)

  it('is refused when a meal of the target day is eaten, for forbidden meals, and for missing days', () => {
    const { days } = syntheticPlan(8, { mealsPerType: 16, days: 4 })
    const request = { days, from: dayAt(1), to: dayAt(2), isAllowed: allowed }
    expect(copyDay({ ...request, days: eat(days, dayAt(2), 'snack') })).toEqual({
      kind: 'refused',
      reason: 'TARGET_EATEN',
      slot: { date: dayAt(2), type: 'snack' },
    })
    const snack = days[1]?.meals[2]?.meal.id ?? ''
    expect(copyDay({ ...request, isAllowed: (id) => id !== snack })).toEqual({
      kind: 'refused',
      reason: 'MEALS_EXCLUDED',
      mealIds: [snack],
    })
    expect(copyDay({ ...request, to: dayAt(9) })).toMatchObject({ reason: 'NO_SUCH_DAY' })
    expect(copyDay({ ...request, to: dayAt(1) })).toMatchObject({ reason: 'SAME_DAY' })
  })

  it('of a day with eaten meals has no eaten meals', () => {
    const { days } = syntheticPlan(8, { mealsPerType: 16, days: 4 })
    expect(copied(eat(days, dayAt(1), 'breakfast')).meals.some(({ isEaten }) => isEaten)).toBe(false)
  })
})
