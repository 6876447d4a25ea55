import type { CalendarDay } from '@dayplate/dates'
import { MEAL_PERCENT_BANDS, MEAL_TYPES, MEALS_PER_DAY } from '@dayplate/nutrition'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PlannableMeal } from '../plan-request.ts'
import { dayAt } from '../synthetic-request.ts'
import { applyChanges, undoOf } from '../current/meal-change.ts'
import { findDay, findCurrentMeal, mealIdsNear, type CurrentDay } from '../current/current-day.ts'
import { lostPortions, syntheticPlan } from '../current/synthetic-days.ts'
import { findMealReplacements } from './find-meal-replacements.ts'
import type { MealReplacement, MealReplacementRequest } from './meal-replacement.ts'

const DAYS = 6

/** Any slot of any plan, with small to large catalogues and up to three eaten meals. */
const anyRequest = fc
  .record({
    seed: fc.nat(1_000_000),
    mealsPerType: fc.integer({ min: 5, max: 40 }),
    day: fc.nat(DAYS - 1),
    type: fc.constantFrom(...MEAL_TYPES),
    eaten: fc.uniqueArray(fc.nat(DAYS * MEALS_PER_DAY - 1), { maxLength: 3 }),
  })
  .map(({ seed, mealsPerType, day, type, eaten }): MealReplacementRequest => {
    const { days, meals } = syntheticPlan(seed, { mealsPerType, days: DAYS })
    return { days: eatSome(days, eaten), meals, slot: { date: dayAt(day), type }, original: null }
  })

function eatSome(days: readonly CurrentDay[], eaten: readonly number[]): readonly CurrentDay[] {
  return days.map((day, index) => ({
    ...day,
    meals: day.meals.map((meal, slot) => ({ ...meal, isEaten: eaten.includes(index * MEALS_PER_DAY + slot) })),
  }))
}

function check(property: (list: readonly MealReplacement[], request: MealReplacementRequest) => void, runs = 80) {
  fc.assert(
    fc.property(anyRequest, (request) => {
      const found = findMealReplacements(request)
      if (found.kind === 'replacements') property(found.replacements, request)
      else expect(findCurrentMeal(request.days, request.slot)?.isEaten).not.toBe(false)
    }),
    { numRuns: runs, seed: 14 },
  )
}

/** Calculated here independently, from the meals' own macros. */
function deviations({ target, meals }: CurrentDay): readonly number[] {
  return (['kcal', 'proteinG', 'fatG', 'carbohydrateG'] as const).map((macro) => {
    const actual = meals.reduce((sum, { meal, scale }) => sum + scale * meal.macros[macro], 0)
    return (actual / target[macro] - 1) / (macro === 'kcal' ? 0.02 : 0.05)
  })
}

function applied(request: MealReplacementRequest, { changes }: MealReplacement): readonly CurrentDay[] {
  const result = applyChanges(request.days, changes)
  if (result.kind !== 'days') throw new Error(`a fresh replacement is ${result.kind}`)
  return result.days
}

// A test makes hundreds of plans, which takes seconds, and longer on a busy machine.
describe('a list of meal replacements', { timeout: 60_000 }, () => {
  it('has at most ten, sorted by closeness and then id, each once, of the same type, never the current meal (P10)', () => {
    check((list, { days, slot, meals }) => {
      expect(list.length).toBeLessThanOrEqual(10)
      const sorted = list.toSorted((a, b) => a.closeness - b.closeness || (a.meal.id < b.meal.id ? -1 : 1))
      expect(list).toEqual(sorted)
      expect(new Set(list.map(({ meal }) => meal.id)).size).toBe(list.length)
      for (const { meal } of list) {
        expect(meal.type).toBe(slot.type)
        expect(meal.id).not.toBe(findCurrentMeal(days, slot)?.meal.id)
        expect(meals).toContain(meal)
      }
    })
  })

  it('reports truly how near each day comes, and whether it is inside', () => {
    check((list, request) => {
      for (const replacement of list) {
        const days = applied(request, replacement)
        const worst = replacement.effects.map(({ date }) => {
          const day = findDay(days, date)
          return day === undefined ? Number.NaN : Math.max(...deviations(day).map(Math.abs))
        })
        expect(replacement.closeness).toBeCloseTo(Math.max(...worst), 6)
        expect(replacement.keepsInside).toBe(Math.max(...worst) <= 1 + 1e-12)
      }
    })
  })

  it('compares each day before and after by its meals', () => {
    check((list, request) => {
      for (const replacement of list) {
        expect(replacement.effects[0]?.date).toBe(request.slot.date)
        for (const { date, before, after } of replacement.effects) {
          for (const [proof, days] of [
            [before, request.days],
            [after, applied(request, replacement)],
          ] as const) {
            const day = findDay(days, date)
            const kcal = day?.meals.reduce((sum, { meal, scale }) => sum + scale * meal.macros.kcal, 0)
            expect(proof.actual.kcal).toBeCloseTo(kcal ?? Number.NaN, 1)
            expect(proof.reasons.length > 0).toBe(!proof.holds)
          }
        }
      }
    })
  })

  it('is the same for the meals in any order', () => {
    check((list, request) => {
      const again = findMealReplacements({ ...request, meals: request.meals.toReversed() })
      expect(JSON.stringify(again)).toBe(JSON.stringify({ kind: 'replacements', replacements: list }))
    })
  })

  it('has every portion on its grid, and each new meal within its share of the day if any portion allows it', () => {
    check((list, request) => {
      for (const { changes, meal } of list) {
        for (const { date, type, to } of changes) {
          const { portionStep } = to.meal
          expect(to.scale).toBe(Math.round(Math.round(to.scale / portionStep) * portionStep * 100) / 100)
          if (to.meal.id === meal.id && bandPortions(meal, findDay(request.days, date)).length > 0) {
            expect(bandPortions(meal, findDay(request.days, date))).toContain(to.scale)
          } else expect(type === request.slot.type || to.meal.id !== meal.id).toBe(true)
        }
      }
    })
  })

  it('changes no other portion when the day is inside without, and never an eaten or already cooked portion', () => {
    check((list, request) => {
      for (const replacement of list) {
        for (const { from, to, date, type } of replacement.changes) {
          expect(from.isEaten).toBe(false)
          const current = findCurrentMeal(request.days, { date, type })
          expect(current).toBe(from)
          if (to.meal.id === from.meal.id && to.scale !== from.scale) expect(from.portion.number).toBe(1)
        }
        const changed = replacement.effects.flatMap(({ portionChanges }) => portionChanges)
        if (changed.length > 0) expect(replacement.keepsInside).toBe(true)
      }
    })
  })

  it('breaks no rule as long as ten meals keep the day inside, and then names the broken rule', () => {
    let conceded = 0
    check((list, request) => {
      for (const { meal, concessions, effects } of list) {
        const eatenOn = effects.flatMap(({ date }) => findDay(request.days, date) ?? [])
        const isInSeason = eatenOn.every(({ season }) => meal.seasons.includes(season))
        const isNear = eatenOn.some(({ date }) => mealIdsNear(request.days, date, 3).has(meal.id))
        expect(concessions.some(({ code }) => code === 'OUT_OF_SEASON')).toBe(!isInSeason)
        expect(concessions.some(({ code }) => code === 'VARIETY_RELAXED')).toBe(isNear)
      }
      const [conceding, others] = [list.filter(isConceding), list.filter((replacement) => !isConceding(replacement))]
      if (conceding.length === 0) return
      conceded += 1
      // All replacements that are listed without concessions are still in the list.
      const ids = new Set(others.map(({ meal }) => meal.id))
      const forbidden = new Set(conceding.map(({ meal }) => meal.id))
      const without = findMealReplacements({ ...request, meals: request.meals.filter(({ id }) => !forbidden.has(id)) })
      if (without.kind !== 'replacements') throw new Error('the slot has no list any more')
      // Three other portions change only if concessions were not enough.
      const isSlight = ({ effects }: MealReplacement) =>
        effects.every(({ portionChanges }) => portionChanges.length < 3)
      const better = without.replacements.filter(
        (replacement) => replacement.keepsInside && !isConceding(replacement) && isSlight(replacement),
      )
      expect(better.map(({ meal }) => meal.id).filter((id) => !ids.has(id))).toEqual([])
      expect(better.length).toBeLessThan(10)
    })
    expect(conceded).toBeGreaterThan(10)
  })

  it('has a meal that leaves a day outside only when fewer than ten of all keep it inside', () => {
    check((list, request) => {
      const outside = list.filter(({ keepsInside }) => !keepsInside).map(({ meal }) => meal.id)
      if (outside.length === 0) return
      const forbidden = new Set(list.map(({ meal }) => meal.id))
      const rest = findMealReplacements({ ...request, meals: request.meals.filter(({ id }) => !forbidden.has(id)) })
      if (rest.kind !== 'replacements') throw new Error('the slot has no list any more')
      const inside = rest.replacements.filter(({ keepsInside }) => keepsInside)
      expect(inside.filter((replacement) => isServable(replacement, request)).map(({ meal }) => meal.id)).toEqual([])
    }, 40)
  })

  it('splits a batch only when the new dish does not keep, does not fit the other days, or a portion is eaten', () => {
    let unfit = 0
    check((list, request) => {
      for (const { affectedDays: affected, meal, effects } of list) {
        if (affected.kind !== 'split') continue
        expect(affected.dates).toContain(request.slot.date)
        expect(effects.map(({ date }) => date).toSorted()).toEqual(affected.dates.toSorted())
        if (affected.because === 'DOES_NOT_KEEP') expect(meal.keepsDays).toBeLessThan(affected.keptDates.length)
        if (affected.because !== 'DOES_NOT_FIT') continue
        unfit += 1
        expect(meal.keepsDays).toBeGreaterThanOrEqual(affected.keptDates.length)
        const fits = [...affected.dates, ...affected.keptDates].every((date) => isWelcomeAlone(meal, date, request))
        expect(fits).toBe(false)
      }
    })
    expect(unfit).toBeGreaterThan(3)
  })

  it('restores the plan exactly when it is undone (P11)', () => {
    check((list, request) => {
      for (const replacement of list) {
        const undone = applyChanges(applied(request, replacement), undoOf(replacement.changes))
        expect(undone).toEqual({ kind: 'days', days: request.days })
      }
    })
  })

  it('keeps every batch whole: numbered from one without a gap, of one dish that keeps (P9)', () => {
    check((list, request) => {
      for (const replacement of list) {
        expect(lostPortions(applied(request, replacement))).toEqual([])
      }
    }, 40)
  })

  it('has no original when the current meal is the original', () => {
    check((list, request) => {
      const current = findCurrentMeal(request.days, request.slot)
      if (current === undefined) return
      const original = { mealId: current.meal.id, scale: current.scale }
      expect(findMealReplacements({ ...request, original })).toEqual({ kind: 'replacements', replacements: list })
    }, 20)
  })

  it('begins with the original on request, and choosing it restores the plan', () => {
    check((list, request) => {
      const [replacement] = list.filter(
        ({ affectedDays, effects }) => affectedDays.kind === 'this-day' && effects[0]?.portionChanges.length === 0,
      )
      const current = findCurrentMeal(request.days, request.slot)
      if (replacement === undefined || current === undefined || effectBefore(replacement) === false) return
      const days = applied(request, replacement)
      const again = findMealReplacements({
        ...request,
        days,
        original: { mealId: current.meal.id, scale: current.scale },
      })
      if (again.kind !== 'replacements') throw new Error('the replaced meal cannot be replaced again')
      const [first, ...others] = again.replacements
      expect(first?.isOriginal).toBe(true)
      expect(again.replacements.length).toBeLessThanOrEqual(10)
      expect(others.some(({ meal }) => meal.id === current.meal.id)).toBe(false)
      if (first === undefined) return
      const restored = findDay(applied({ ...request, days }, first), request.slot.date)
      const day = findDay(request.days, request.slot.date)
      expect(restored?.meals.map(({ meal, scale, portion }) => ({ id: meal.id, scale, portion }))).toEqual(
        day?.meals.map(({ meal, scale, portion }) => ({ id: meal.id, scale, portion })),
      )
    })
  })
})

/** Every portion from 0.5 to 2.5 within the meal's share of the day. */
function bandPortions({ macros, portionStep, type }: PlannableMeal, day: CurrentDay | undefined): readonly number[] {
  const { least, most } = MEAL_PERCENT_BANDS[type]
  return Array.from(
    { length: 2.5 / portionStep },
    (_, index) => Math.round((index + 1) * portionStep * 100) / 100,
  ).filter((scale) => {
    const percent = (100 * scale * macros.kcal) / (day?.target.kcal ?? Number.NaN)
    return scale >= 0.5 && percent >= least - 1e-6 && percent <= most + 1e-6
  })
}

function isConceding({ concessions }: MealReplacement): boolean {
  return concessions.length > 0
}

/** Whether a day accepts a meal without concessions and without changes to other portions. */
function isWelcomeAlone(meal: PlannableMeal, date: CalendarDay, { days }: MealReplacementRequest): boolean {
  const day = findDay(days, date)
  if (day === undefined || !meal.seasons.includes(day.season) || mealIdsNear(days, date, 3).has(meal.id)) return false
  const others = day.meals.filter((current) => current.meal.type !== meal.type)
  const [eaten] = day.meals
  if (eaten === undefined) return false
  return bandPortions(meal, day).some((scale) => {
    const meals = [...others, { ...eaten, meal, scale }]
    return Math.max(...deviations({ ...day, meals }).map(Math.abs)) <= 1
  })
}

/** Whether a meal is more than a filler: within its share of the day in some portion, not repeated within a day. */
function isServable({ meal, concessions, effects }: MealReplacement, { days }: MealReplacementRequest): boolean {
  return (
    effects.every(({ date }) => bandPortions(meal, findDay(days, date)).length > 0) &&
    !concessions.some((concession) => concession.code === 'VARIETY_RELAXED' && concession.gapDays <= 1)
  )
}

function effectBefore({ effects }: MealReplacement): boolean {
  return effects.every(({ before }) => before.holds)
}
