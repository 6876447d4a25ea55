import { addDays, requireCalendarDay } from '@dayplate/dates'
import { describe, expect, it } from 'vitest'
import type { FoodKind } from './food-kinds.ts'
import { indexMeals, type MealIndex } from './meal-index.ts'
import { plainMeal } from './plain-meal.ts'
import { Repertoire } from './repertoire.ts'
import { daysFor, WOMAN } from './synthetic-request.ts'
import type { PlannableMeal, RequestedDay } from './plan-request.ts'
import type { Tastes } from './tastes.ts'

const MONDAY = requireCalendarDay('2026-03-02')
const [PLANNED] = daysFor(WOMAN, 1)
if (PLANNED === undefined) throw new Error('a day was asked for')
const onDay = (date: RequestedDay['date']): RequestedDay => ({ ...PLANNED, date })

const numbered = (count: number, of: (index: number) => Partial<PlannableMeal>) =>
  Array.from({ length: count }, (_, index) => plainMeal({ id: `meal-${index}`, ...of(index) }))

const nothing = { eats: new Set<FoodKind>(), centred: new Set<string>(), mains: new Set<string>() }
const repertoireOf = (meals: MealIndex, seed: string, tastes: Tastes = nothing) =>
  new Repertoire({ meals, seed, tastes, day: { guides: PLANNED.target.guides, kcal: PLANNED.target.kcal } })

/** Every meal needs a food of its own. */
const LUNCHES = indexMeals(numbered(100, (index) => ({ boughtFoods: [{ foodId: `food-${index}`, freshLeftG: 0 }] })))

const idsOf = (repertoire: Repertoire, type: 'breakfast' | 'lunch', date = MONDAY) =>
  new Set([...repertoire.mealsOf(type, onDay(date))].map(({ meal }) => meal.id))

describe('a repertoire', () => {
  it('holds under half of many meals, the same ones for the same person and others for another', () => {
    const own = idsOf(repertoireOf(LUNCHES, 'somebody'), 'lunch')
    expect(own.size).toBe(34)
    expect(idsOf(repertoireOf(LUNCHES, 'somebody'), 'lunch')).toEqual(own)
    expect(own.isSubsetOf(idsOf(repertoireOf(LUNCHES, 'somebody else'), 'lunch'))).toBe(false)
  })

  it('holds each meal for about as many people as any other', () => {
    const people = Array.from({ length: 300 }, (_, index) => idsOf(repertoireOf(LUNCHES, `person ${index}`), 'lunch'))
    const times = LUNCHES.lunch.map(({ meal }) => people.filter((ids) => ids.has(meal.id)).length)
    // 114 are expected, with a standard deviation of 8.4: five of these at most.
    expect(Math.max(...times)).toBeLessThan(156)
    expect(Math.min(...times)).toBeGreaterThan(72)
  })

  it('holds all of few meals', () => {
    const few = indexMeals(numbered(16, () => ({})))
    expect(idsOf(repertoireOf(few, 'somebody'), 'lunch').size).toBe(16)
  })

  it('keeps meals together that share foods', () => {
    const shared = indexMeals(
      numbered(100, (index) => ({ boughtFoods: [{ foodId: `food-${index % 10}`, freshLeftG: 0 }] })),
    )
    const ids = idsOf(repertoireOf(shared, 'somebody'), 'lunch')
    const foods = new Set(
      shared.lunch.filter(({ meal }) => ids.has(meal.id)).map(({ meal }) => meal.boughtFoods[0]?.foodId),
    )
    expect(foods.size).toBeLessThanOrEqual(5)
  })

  it('stays for weeks in most of its meals and is another one after half a year', () => {
    const repertoire = repertoireOf(LUNCHES, 'somebody')
    const now = idsOf(repertoire, 'lunch')
    const kept = (weeks: number) => now.intersection(idsOf(repertoire, 'lunch', addDays(MONDAY, 7 * weeks))).size
    expect(kept(1)).toBeGreaterThan(31)
    expect(kept(26)).toBeLessThan(31)
  })

  it('holds only meals in season', () => {
    const winter = indexMeals(numbered(40, (index) => ({ seasons: index < 20 ? ['spring'] : ['winter'] })))
    const ids = idsOf(repertoireOf(winter, 'somebody'), 'lunch')
    expect([...ids].every((id) => Number(id.slice('meal-'.length)) < 20)).toBe(true)
  })

  it('holds breakfasts of up to 20 minutes on a workday, or the quickest where these are few', () => {
    const breakfasts = (slow: number) =>
      indexMeals(numbered(60, (index) => ({ type: 'breakfast', preparationMinutes: index < slow ? 30 + index : 20 })))
    const minutesOn = (date: RequestedDay['date'], slow: number) => {
      const repertoire = repertoireOf(breakfasts(slow), 'somebody')
      return [...repertoire.mealsOf('breakfast', onDay(date))].map(({ meal }) => meal.preparationMinutes)
    }
    expect(Math.max(...minutesOn(MONDAY, 30))).toBe(20)
    expect(Math.max(...minutesOn(addDays(MONDAY, 5), 30))).toBeGreaterThan(20)
    expect(Math.max(...minutesOn(MONDAY, 50))).toBe(35)
    expect(minutesOn(MONDAY, 50)).toHaveLength(16)
  })

  it('holds fewer stand-ins for what the person eats, and fewer meals with far too much fibre', () => {
    const none = { amount: 0, isAtLeast: false }
    const others = { saltG: none, saturatedFatG: none, ironMg: none, vitaminB12Ug: none }
    const meals = indexMeals(
      numbered(150, (index) => ({
        boughtFoods: Array.from({ length: 8 }, (_, food) => ({ foodId: `food-${index}-${food}`, freshLeftG: 0 })),
        replaces: index % 3 === 0 ? ['meat'] : [],
        guideAmounts: { ...others, fibreG: { amount: index % 3 === 1 ? 80 : 5, isAtLeast: false } },
      })),
    )
    const drawn = Array.from({ length: 40 }, (_, index) => {
      const repertoire = repertoireOf(meals, `person ${index}`, { ...nothing, eats: new Set(['meat']) })
      return [...idsOf(repertoire, 'lunch')].map((id) => Number(id.slice('meal-'.length)) % 3)
    }).flat()
    const timesOf = (kind: number) => drawn.filter((each) => each === kind).length
    expect(timesOf(0)).toBeLessThan(0.85 * timesOf(2))
    expect(timesOf(1)).toBeLessThan(0.85 * timesOf(2))
  })
})
