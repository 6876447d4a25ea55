import { MEAL_TYPES, MEALS_PER_DAY, type Macros } from '@dayplate/nutrition'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyChanges, undoOf } from '../current/meal-change.ts'
import { findDay, mealIdsNear, type CurrentDay } from '../current/current-day.ts'
import { lostPortions, syntheticPlan } from '../current/synthetic-days.ts'
import { dayAt } from '../synthetic-request.ts'
import type { DayReplacement, DayReplacementRequest } from './day-replacement.ts'
import { findDayReplacements } from './find-day-replacements.ts'

const DAYS = 6

const anyRequest = fc
  .record({
    seed: fc.nat(1_000_000),
    mealsPerType: fc.integer({ min: 8, max: 30 }),
    day: fc.nat(DAYS - 1),
    eaten: fc.uniqueArray(fc.nat(DAYS * MEALS_PER_DAY - 1), { maxLength: 4 }),
    menu: fc.array(fc.nat(7), { maxLength: 4 }),
  })
  .map(({ seed, mealsPerType, day, eaten, menu }): DayReplacementRequest => {
    const { days, meals } = syntheticPlan(seed, { mealsPerType, days: DAYS })
    const ofMenu = menu.flatMap((pick, slot) => meals.filter(({ type }) => type === MEAL_TYPES[slot])[pick]?.id ?? [])
    return {
      days: days.map((planned, index) => ({
        ...planned,
        meals: planned.meals.map((meal, slot) => ({ ...meal, isEaten: eaten.includes(index * MEALS_PER_DAY + slot) })),
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

function dayOf({ days, date }: DayReplacementRequest): CurrentDay {
  const day = findDay(days, date)
  if (day === undefined) throw new Error('the day that is replaced is one of the plan')
  return day
}

type Plate = Pick<CurrentDay, 'target' | 'meals'>

function isInside(plate: Plate): boolean {
  return (
    hasEnergy(plate) && (['proteinG', 'fatG', 'carbohydrateG'] as const).every((macro) => isNear(plate, macro, 0.05))
  )
}

const hasEnergy = (plate: Plate): boolean => isNear(plate, 'kcal', 0.02)

function isNear({ target, meals }: Plate, macro: keyof Macros, tolerance: number): boolean {
  const actual = meals.reduce((sum, { meal, scale }) => sum + scale * meal.macros[macro], 0)
  return Math.abs(actual / target[macro] - 1) <= tolerance + 1e-12
}

const planned = (list: readonly DayReplacement[]) => list.filter(({ source }) => source.kind === 'planned')

// A run makes dozens of plans, which takes seconds, and longer on a busy machine.
describe('a list of other days', { timeout: 120_000 }, () => {
  it('only has days that truly meet their target, and menus that meet their energy and list the rest', () => {
    check((list, request) => {
      for (const { source, isActive, meals, proof } of list) {
        const plate = { ...dayOf(request), meals }
        if (isActive) expect(hasEnergy(plate)).toBe(true)
        if (source.kind === 'planned') expect(proof.holds).toBe(true)
        if (proof.holds && isActive) expect(isInside(plate)).toBe(true)
      }
      expect(planned(list).length).toBeLessThanOrEqual(3)
    })
  })

  it('is byte for byte the same for the same request in any order of its meals', () => {
    check((list, request) => {
      const again = findDayReplacements({ ...request, meals: request.meals.toReversed() })
      expect(JSON.stringify(again)).toBe(JSON.stringify({ kind: 'replacements', replacements: list }))
    }, 12)
  })

  it('keeps eaten meals, and only has allowed meals (P5)', () => {
    check((list, request) => {
      const eaten = dayOf(request).meals.filter(({ isEaten }) => isEaten)
      for (const replacement of list.filter(({ isActive }) => isActive)) {
        for (const meal of eaten) expect(replacement.meals).toContain(meal)
        for (const { meal, isEaten } of replacement.meals) if (!isEaten) expect(request.meals).toContain(meal)
      }
    })
  })

  it('plans days with other meals than the days around it and than each other, as long as there are enough', () => {
    check((list, request) => {
      if (request.meals.length < MEALS_PER_DAY * 28) return
      const near = mealIdsNear(request.days, request.date, 3)
      const used = planned(list).flatMap(({ meals }) =>
        meals.filter(({ isEaten }) => !isEaten).map(({ meal }) => meal.id),
      )
      expect(used.filter((id) => near.has(id))).toEqual([])
      expect(new Set(used).size).toBe(used.length)
    }, 80)
  })

  it('only has days with one of the meals searched for', () => {
    check((_, request) => {
      const wanted = request.meals.filter(({ type }) => type === 'dinner').slice(0, 3)
      const found = findDayReplacements({ ...request, menus: [], containing: wanted.map(({ id }) => id) })
      if (found.kind !== 'replacements') throw new Error(found.reason)
      for (const { meals } of found.replacements) {
        expect(meals.some(({ meal, isEaten }) => !isEaten && wanted.includes(meal))).toBe(true)
      }
    }, 15)
  })

  it('restores the plan exactly when a day is undone (P11), and never cuts a batch in two (P9)', () => {
    check((list, request) => {
      for (const replacement of list) {
        if (!replacement.isActive) continue
        const applied = applyChanges(request.days, replacement.changes)
        if (applied.kind !== 'days') throw new Error(`a fresh replacement is ${applied.kind}`)
        expect(applyChanges(applied.days, undoOf(replacement.changes))).toEqual({ kind: 'days', days: request.days })
        expect(lostPortions(applied.days)).toEqual([])
      }
    })
  })

  it('restores the plan exactly when the original is chosen, including batches of several days', () => {
    let batches = 0
    check((list, request) => {
      const original = dayOf(request).meals
      for (const replacement of list) {
        if (!replacement.isActive) continue
        const changed = applyChanges(request.days, replacement.changes)
        if (changed.kind !== 'days') throw new Error(`a fresh replacement is ${changed.kind}`)
        const again = findDayReplacements({ ...request, days: changed.days, limit: 0, menus: [], original })
        const [first] = again.kind === 'replacements' ? again.replacements : []
        if (first?.isActive !== true) throw new Error('the original is not offered')
        expect(applyChanges(changed.days, first.changes)).toEqual({ kind: 'days', days: request.days })
        batches += replacement.cutLeftovers.length
      }
    })
    expect(batches).toBeGreaterThan(2)
  })

  it('has a menu with its own meals, or the reason why it cannot be chosen', () => {
    check((list, request) => {
      const [menu] = request.menus
      const [entry] = list.filter(({ source }) => source.kind === 'menu')
      if (menu === undefined || entry === undefined) return expect(entry).toBeUndefined()
      if (entry.isActive)
        expect(entry.meals.map(({ meal }) => meal.id)).toEqual(expect.arrayContaining([...menu.mealIds]))
      else if (entry.reason.code === 'OUT_OF_TOLERANCE')
        expect(hasEnergy({ ...dayOf(request), meals: entry.meals })).toBe(false)
      else expect(entry.reason.code).toBe('ALREADY_EATEN')
    }, 60)
  })
})
