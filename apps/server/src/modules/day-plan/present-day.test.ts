import { requireCalendarDay } from '@dayplate/dates'
import { dayGuides, type Food, type Meal } from '@dayplate/nutrition'
import { sampleFood, sampleMeal } from '@dayplate/nutrition/testing'
import { describe, expect, it } from 'vitest'
import { makeCatalogue } from '../catalogue/index.ts'
import { presentDay } from './present-day.ts'
import type { PlanProof, StoredDay } from '../stored-plans/index.ts'

const rice = sampleFood('white-rice', {
  name: { en: 'white rice', pl: 'ryż biały' },
  category: 'grains',
  per100g: { kcal: 350, proteinG: 7, fatG: 1, saturatedFatG: null, carbohydrateG: 78, sugarsG: 0, fibreG: 1, saltG: 0 },
})
const riceOf = (name: string, grams: number): Meal =>
  sampleMeal([['white-rice', grams]], { id: 'plain-rice', name, seasons: ['winter'] })
const MACROS = { kcal: 700, proteinG: 14, fatG: 2, carbohydrateG: 156 }

const PROOF: PlanProof = { target: MACROS, actual: MACROS, deviation: MACROS, holds: true, reasons: [] }

const dayWith = (version: string, proof: PlanProof = PROOF): StoredDay => ({
  date: requireCalendarDay('2026-11-21'),
  setId: 'set',
  dietId: 5,
  phase: 'keep',
  eaten: ['lunch'],
  document: {
    engineVersion: '2',
    catalogueVersion: 'c',
    seed: 's',
    meals: [{ type: 'lunch', version, scale: 2, portion: 1, portionsTotal: 1 }],
    proof,
  },
})

describe('presentDay', () => {
  it('shows a day as it was planned after its recipe has changed', () => {
    const before = makeCatalogue({ foods: [rice], meals: [riceOf('Plain rice', 100)] })
    const after = makeCatalogue({ foods: [rice], meals: [riceOf('Golden rice', 60)] }, [...before.versions.values()])
    const [version = ''] = before.versions.keys()
    const [event] = presentDay(dayWith(version), { catalogue: after, language: 'en', copyTarget: null }).events
    expect(event).toMatchObject({ name: 'Plain rice', kcal: 700, isEaten: true })
    expect(event?.presentDishes('si')[0]?.ingredients[0]?.measurements[0]?.text).toBe('200\u00A0g')
  })

  it('contains the minutes of active work, or null when all of the time is work', () => {
    const meals = [
      { ...riceOf('Plain rice', 100), activeMinutes: 5 },
      { ...riceOf('Stirred rice', 100), id: 'stirred' },
    ]
    const catalogue = makeCatalogue({ foods: [rice], meals })
    const told = [...catalogue.versions.keys()].map(
      (version) =>
        presentDay(dayWith(version), { catalogue, language: 'en', copyTarget: null }).events[0]?.activeMinutes,
    )
    expect(told).toEqual([5, null])
  })

  it("follows the reader's language", () => {
    const catalogue = makeCatalogue({ foods: [rice], meals: [riceOf('Plain rice', 100)] })
    const [version = ''] = catalogue.versions.keys()
    const day = presentDay(dayWith(version), { catalogue, language: 'pl', copyTarget: null })
    expect([day.dayDiet.name, day.events[0]?.mealType.name]).toEqual(['Wegańska', 'Obiad'])
  })

  it('contains the fibre of the day and the guides it misses, to a tenth', () => {
    const salted: Food = { ...rice, per100g: { ...rice.per100g, saltG: 3.333 } }
    const guides = dayGuides({ sex: 'male', ageYears: 40, diet: 'vegan' }, 2000)
    expect(presented(salted, { ...PROOF, guides }).dayDiet).toMatchObject({
      fibreG: 2,
      guideHints: [
        { code: 'FIBRE', amount: 2, guide: 28 },
        { code: 'SALT', amount: 6.7, guide: 5 },
        { code: 'VITAMIN_B12', amount: 0, guide: 4 },
      ],
    })
  })

  it('says so when a day holds more fibre than sits well', () => {
    const branLike: Food = { ...rice, per100g: { ...rice.per100g, fibreG: 31 } }
    const guides = dayGuides({ sex: 'male', ageYears: 40, diet: 'classic' }, 2000)
    expect(presented(branLike, { ...PROOF, guides }).dayDiet.guideHints).toEqual([
      { code: 'MUCH_FIBRE', amount: 62, guide: 60 },
    ])
  })

  it('contains no hints for a day planned before guides existed', () => {
    expect(presented(rice, PROOF).dayDiet).toMatchObject({ fibreG: 2, guideHints: [] })
  })

  it('contains the figures of reasons, or none for a day stored without them', () => {
    const reasons = ['TOO_FEW_RECIPES', 'PORTION_LIMIT', 'MACRO_UNREACHABLE', 'PINNED_MEALS'] as const
    expect(presented(rice, { ...PROOF, reasons }).proof).toMatchObject({ reasons, details: [] })
    const details = [
      { code: 'TOO_FEW_RECIPES', type: 'snack', count: 3 },
      { code: 'PORTION_LIMIT', deviation: -0.03 },
      { code: 'MACRO_UNREACHABLE', macro: 'fatG', deviation: 0.07 },
    ] as const
    expect(presented(rice, { ...PROOF, reasons, details }).proof.details).toEqual([
      { code: 'TOO_FEW_RECIPES', mealType: 'Snack', count: 3, macro: null, deviation: null },
      { code: 'PORTION_LIMIT', mealType: null, count: null, macro: null, deviation: -0.03 },
      { code: 'MACRO_UNREACHABLE', mealType: null, count: null, macro: 'FAT', deviation: 0.07 },
    ])
  })
})

function presented(food: Food, proof: PlanProof) {
  const catalogue = makeCatalogue({ foods: [food], meals: [riceOf('Plain rice', 100)] })
  const [version = ''] = catalogue.versions.keys()
  return presentDay(dayWith(version, proof), { catalogue, language: 'en', copyTarget: null })
}
