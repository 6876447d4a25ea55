import { MEAL_PERCENT_BANDS, MEAL_TYPES, type MealType } from '@dayplate/nutrition'
import { describe, expect, it } from 'vitest'
import { eat, syntheticPlan } from '../current/synthetic-days.ts'
import { dayAt } from '../synthetic-request.ts'
import { applyChanges } from '../current/meal-change.ts'
import type { DayReplacementRequest } from './day-replacement.ts'
import { findDayReplacements } from './find-day-replacements.ts'

const { days, meals } = syntheticPlan(5, { mealsPerType: 25, days: 5 })
const date = dayAt(2)
const request: DayReplacementRequest = {
  days,
  date,
  meals,
  seed: 'a person',
  limit: 2,
  menus: [],
  containing: null,
  original: null,
}

function listOf(changed: Partial<DayReplacementRequest>) {
  const found = findDayReplacements({ ...request, ...changed })
  if (found.kind !== 'replacements') throw new Error(found.reason)
  return found.replacements
}

describe('other days for a date', () => {
  it('begin with the original once the day was replaced, and choosing it restores the day', () => {
    const [other] = listOf({})
    if (other?.isActive !== true) throw new Error('nothing to choose')
    const applied = applyChanges(days, other.changes)
    if (applied.kind !== 'days') throw new Error(applied.kind)
    const original = days[2]?.meals ?? []
    const [first] = listOf({ days: applied.days, original })
    expect(first?.source).toEqual({ kind: 'original' })
    expect(first?.meals.map(({ meal, scale }) => [meal.id, scale])).toEqual(
      original.map(({ meal, scale }) => [meal.id, scale]),
    )
  })

  it('leave out an original that equals the current day or is no longer allowed', () => {
    const original = days[2]?.meals ?? []
    expect(listOf({ original }).map(({ source }) => source.kind)).toEqual(['planned', 'planned'])
    const elsewhere = days[4]?.meals ?? []
    const excluded = elsewhere[0]?.meal.id
    const allowed = meals.filter(({ id }) => id !== excluded)
    expect(listOf({ original: elsewhere })[0]?.source.kind).toBe('original')
    expect(listOf({ original: elsewhere, meals: allowed })[0]?.source.kind).toBe('planned')
  })

  it('show a menu with an excluded meal as inactive, without its meals', () => {
    const [menu] = listOf({ menus: [{ id: 'christmas-eve', mealIds: ['carp'] }] })
    expect(menu).toMatchObject({
      source: { kind: 'menu', menuId: 'christmas-eve' },
      isActive: false,
      meals: [],
      reason: { code: 'MEALS_EXCLUDED', mealIds: ['carp'] },
    })
  })

  it('show a menu as inactive when another meal has been eaten in one of its slots', () => {
    const current = days[2]?.meals.find(({ meal }) => meal.type === 'breakfast')?.meal.id
    const breakfast = meals.find(({ id, type }) => type === 'breakfast' && id !== current)?.id ?? ''
    const menus = [{ id: 'easter', mealIds: [breakfast] }]
    const [menu] = listOf({ days: eat(days, date, 'breakfast'), menus })
    expect(menu).toMatchObject({
      isActive: false,
      reason: { code: 'ALREADY_EATEN', slot: { date, type: 'breakfast' } },
    })
  })

  it('are refused for a day without a plan and for an eaten day', () => {
    expect(findDayReplacements({ ...request, date: dayAt(9) })).toEqual({ kind: 'refused', reason: 'NO_SUCH_DAY' })
    const eaten = ['breakfast', 'lunch', 'snack', 'dinner'].reduce((all, type) => eat(all, date, type), days)
    expect(findDayReplacements({ ...request, days: eaten })).toEqual({ kind: 'refused', reason: 'ALL_EATEN' })
  })

  it('are empty when no meal of the search is allowed', () => {
    expect(listOf({ containing: ['carp'] })).toEqual([])
  })
})

it('a menu is inactive when only one of two eaten meals is its own', () => {
  const current = days[2]?.meals ?? []
  const eaten = eat(eat(days, date, 'breakfast'), date, 'lunch')
  const lunch = meals.find(({ id, type }) => type === 'lunch' && id !== current[1]?.meal.id)?.id ?? ''
  const [menu] = listOf({ days: eaten, menus: [{ id: 'easter', mealIds: [current[0]?.meal.id ?? '', lunch] }] })
  expect(menu).toMatchObject({ isActive: false, reason: { code: 'ALREADY_EATEN', slot: { date, type: 'lunch' } } })
})

it('a menu keeps each meal in its usual share of the energy, even if another size would meet more macros', () => {
  const ofType = (type: MealType) => {
    const meal = meals.find((one) => one.type === type)
    if (meal === undefined) throw new Error(`the sample has no ${type}`)
    return meal
  }
  // Only a breakfast of half the day's energy would meet the fat target.
  const lean = { kcal: 500, proteinG: 25, fatG: 0, carbohydrateG: 100 }
  const fat = { kcal: 500, proteinG: 25, fatG: 33, carbohydrateG: 25 }
  const feast = MEAL_TYPES.map((type) => ({
    ...ofType(type),
    id: `festive-${type}`,
    macros: type === 'breakfast' ? lean : fat,
  }))
  const menus = [{ id: 'feast', mealIds: feast.map(({ id }) => id) }]
  const [menu] = listOf({ meals: [...meals, ...feast], menus })
  const target = days[2]?.target.kcal ?? 0
  const shares =
    menu?.meals.map(({ meal, scale }) => [meal.type, (100 * meal.macros.kcal * scale) / target] as const) ?? []
  expect(shares).toHaveLength(4)
  for (const [type, percent] of shares) {
    expect(percent).toBeGreaterThanOrEqual(MEAL_PERCENT_BANDS[type].least - 0.01)
    expect(percent).toBeLessThanOrEqual(MEAL_PERCENT_BANDS[type].most + 0.01)
  }
})
