import { foods, meals } from '@dayplate/catalogue'
import { requireCalendarDay } from '@dayplate/dates'
import type { DayPlan, PlannedMeal } from '@dayplate/meal-planner'
import { dayGuides, mealKcalOf } from '@dayplate/nutrition'
import { describe, expect, it } from 'vitest'
import { Kitchen } from './kitchen.ts'
import { OddityCheck } from './oddities.ts'

const check = new OddityCheck(new Kitchen({ foods, meals }), new Map(foods.map((food) => [food.id, food])))
const ONLY = { number: 1, total: 1 } as const
const MACROS = { kcal: 2000, proteinG: 100, fatG: 67, carbohydrateG: 250 }

const DAY = {
  breakfast: 'shakshuka-with-feta',
  lunch: 'everyday-bigos',
  snack: 'skyr-with-kiwi',
  dinner: 'trout-with-almonds',
}

function dayOf(ids: typeof DAY, scale = 1): DayPlan {
  const planned = (type: PlannedMeal['type']): PlannedMeal => ({
    type,
    mealId: ids[type],
    scale,
    portion: ONLY,
    isFirst: true,
    isLast: true,
    isPinned: false,
  })
  return {
    date: requireCalendarDay('2026-11-02'),
    meals: [planned('breakfast'), planned('lunch'), planned('snack'), planned('dinner')],
    proof: {
      target: {
        ...MACROS,
        guides: dayGuides({ sex: 'female', ageYears: 35, diet: 'classic' }, 2000),
        mealKcal: mealKcalOf(2000),
      },
      actual: MACROS,
      deviation: { kcal: 0, proteinG: 0, fatG: 0, carbohydrateG: 0 },
      holds: true,
      reasons: [],
    },
  }
}

const kindsOf = (...days: readonly DayPlan[]) => check.find(days, 'classic').map(({ kind }) => kind)
const WORK = 'more than 100 minutes of cooking'

describe('OddityCheck', () => {
  it('finds only the amount of work in a day of different meals', () => {
    expect(kindsOf(dayOf(DAY)).filter((kind) => kind !== WORK)).toEqual([])
  })

  it('finds two soups, and pasta twice, whatever its name', () => {
    const soups = { ...DAY, lunch: 'grochowka', dinner: 'black-bean-soup-with-tortilla-strips' }
    expect(kindsOf(dayOf(soups))).toContain('two dishes of one form on a day')
    const pasta = { ...DAY, lunch: 'lazanki-with-cabbage-and-mushrooms', dinner: 'garlic-shrimp-spaghetti' }
    expect(kindsOf(dayOf(pasta))).toContain('pasta twice on a day')
  })

  it('finds tofu twice for people who eat meat, but not for vegetarians', () => {
    const tofu = dayOf({ ...DAY, lunch: 'tofu-poke-bowl', dinner: 'orange-glazed-tempeh-with-broccoli' })
    const kind = 'tofu, tempeh, seitan or soy twice a day for who eats meat'
    expect(kindsOf(tofu)).toContain(kind)
    expect(check.find([tofu], 'vegetarian').map((oddity) => oddity.kind)).not.toContain(kind)
  })

  it('finds heaped plates, more of a food than anyone is served, and quarters of an egg', () => {
    const kinds = kindsOf(dayOf(DAY, 2.45))
    expect(kinds).toContain('plate over 900 g')
    expect(kindsOf(dayOf({ ...DAY, dinner: 'polenta-slices-with-artichokes' }, 2.5))).toContain(
      'more of one food than anyone is served',
    )
    expect(kindsOf(dayOf({ ...DAY, breakfast: 'soft-eggs-in-a-glass' }, 1.1))).toContain(
      'something eaten by the piece not in halves',
    )
  })

  it('finds the same breakfast food on the third day, but not on the second', () => {
    const kind = 'same lead food at breakfast three days running'
    expect(kindsOf(dayOf(DAY), dayOf(DAY))).not.toContain(kind)
    expect(kindsOf(dayOf(DAY), dayOf(DAY), dayOf(DAY))).toContain(kind)
  })
})
