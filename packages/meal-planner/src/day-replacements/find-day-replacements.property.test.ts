import { MEAL_TYPES } from '@dayplate/nutrition'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyChanges, undoOf } from '../standing/meal-change.ts'
import { findDay, mealIdsNear, type StandingDay } from '../standing/standing-day.ts'
import { lostPortions, syntheticPlan } from '../standing/synthetic-days.ts'
import { dayAt } from '../synthetic-request.ts'
import type { DayReplacement, DayReplacementRequest } from './day-replacement.ts'
import { findDayReplacements } from './find-day-replacements.ts'

const DAYS = 6

const anyRequest = fc
  .record({
    seed: fc.nat(1_000_000),
    mealsPerType: fc.integer({ min: 8, max: 30 }),
    day: fc.nat(DAYS - 1),
    eaten: fc.uniqueArray(fc.nat(DAYS * 4 - 1), { maxLength: 4 }),
    menu: fc.array(fc.nat(7), { maxLength: 4 }),
  })
  .map(({ seed, mealsPerType, day, eaten, menu }): DayReplacementRequest => {
    const { days, meals } = syntheticPlan(seed, { mealsPerType, days: DAYS })
    const ofMenu = menu.flatMap((pick, slot) => meals.filter(({ type }) => type === MEAL_TYPES[slot])[pick]?.id ?? [])
    return {
      days: days.map((planned, index) => ({
        ...planned,
        meals: planned.meals.map((meal, slot) => ({ ...meal, isEaten: eaten.includes(index * 4 + slot) })),
      })),
      date: dayAt(day),
      meals,
      seed: `person ${seed}`,
      limit: 3,
      menus: ofMenu.length === 0 ? [] : [{ id: 'feast', mealIds: ofMenu }],
      containing: null,
      original: null,
    }
  })

function check(property: (list: readonly DayReplacement[], request: DayReplacementRequest) => void, runs = 30) {
  fc.assert(
    fc.property(anyRequest, (request) => {
      const found = findDayReplacements(request)
      if (found.kind === 'replacements') property(found.replacements, request)
      else expect(dayOf(request).meals.every(({ isEaten }) => isEaten)).toBe(true)
    }),
    { numRuns: runs, seed: 14 },
  )
}

function dayOf({ days, date }: DayReplacementRequest): StandingDay {
  const day = findDay(days, date)
  if (day === undefined) throw new Error('the day that is exchanged is one of the plan')
  return day
}

function isInside({ target, meals }: Pick<StandingDay, 'target' | 'meals'>): boolean {
  return (['kcal', 'proteinG', 'fatG', 'carbohydrateG'] as const).every((macro) => {
    const actual = meals.reduce((sum, { meal, scale }) => sum + scale * meal.macros[macro], 0)
    return Math.abs(actual / target[macro] - 1) <= (macro === 'kcal' ? 0.02 : 0.05) + 1e-12
  })
}

const planned = (list: readonly DayReplacement[]) => list.filter(({ source }) => source.kind === 'planned')

// Dozens of plans a run: seconds, and more on a busy machine.
describe('a list of other days', { timeout: 120_000 }, () => {
  it('offers only days that hold their target, in truth', () => {
    check((list, request) => {
      for (const { isActive, meals, proof } of list) {
        if (isActive) expect(isInside({ ...dayOf(request), meals })).toBe(true)
        else expect(proof).toBeDefined()
      }
      expect(planned(list).length).toBeLessThanOrEqual(3)
    })
  })

  it('is the same, byte for byte, for the same request in any order of its meals', () => {
    check((list, request) => {
      const again = findDayReplacements({ ...request, meals: request.meals.toReversed() })
      expect(JSON.stringify(again)).toBe(JSON.stringify({ kind: 'replacements', replacements: list }))
    }, 12)
  })

  it('keeps what is eaten, and serves only what is allowed (P5)', () => {
    check((list, request) => {
      const eaten = dayOf(request).meals.filter(({ isEaten }) => isEaten)
      for (const replacement of list.filter(({ isActive }) => isActive)) {
        for (const meal of eaten) expect(replacement.meals).toContain(meal)
        for (const { meal, isEaten } of replacement.meals) if (!isEaten) expect(request.meals).toContain(meal)
      }
    })
  })

  it('plans days of other meals than the days around and than each other, while there are enough', () => {
    check((list, request) => {
      if (request.meals.length < 4 * 28) return
      const near = mealIdsNear(request.days, request.date, 3)
      const used = planned(list).flatMap(({ meals }) =>
        meals.filter(({ isEaten }) => !isEaten).map(({ meal }) => meal.id),
      )
      expect(used.filter((id) => near.has(id))).toEqual([])
      expect(new Set(used).size).toBe(used.length)
    }, 80)
  })

  it('finds only days with one of the meals searched for', () => {
    check((_, request) => {
      const wanted = request.meals.filter(({ type }) => type === 'dinner').slice(0, 3)
      const found = findDayReplacements({ ...request, menus: [], containing: wanted.map(({ id }) => id) })
      if (found.kind !== 'replacements') throw new Error(found.reason)
      for (const { meals } of found.replacements) {
        expect(meals.some(({ meal, isEaten }) => !isEaten && wanted.includes(meal))).toBe(true)
      }
    }, 15)
  })

  it('gives back the very same plan when a day is undone (P11), and cuts no cooking in two halves (P9)', () => {
    check((list, request) => {
      for (const replacement of list) {
        if (!replacement.isActive) continue
        const applied = applyChanges(request.days, replacement.changes)
        if (applied.kind !== 'days') throw new Error(`a fresh exchange is ${applied.kind}`)
        expect(applyChanges(applied.days, undoOf(replacement.changes))).toEqual({ kind: 'days', days: request.days })
        expect(lostPortions(applied.days)).toEqual([])
      }
    })
  })

  it('serves a menu with its own meals, or says why it cannot be chosen', () => {
    check((list, request) => {
      const [menu] = request.menus
      const [entry] = list.filter(({ source }) => source.kind === 'menu')
      if (menu === undefined || entry === undefined) return expect(entry).toBeUndefined()
      if (entry.isActive)
        expect(entry.meals.map(({ meal }) => meal.id)).toEqual(expect.arrayContaining([...menu.mealIds]))
      else if (entry.reason.code === 'OUT_OF_TOLERANCE')
        expect(isInside({ ...dayOf(request), meals: entry.meals })).toBe(false)
      else expect(entry.reason.code).toBe('ALREADY_EATEN')
    }, 60)
  })
})
