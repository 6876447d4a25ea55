import { requireCalendarDay } from '@dayplate/dates'
import type { Food, Meal } from '@dayplate/nutrition'
import { describe, expect, it } from 'vitest'
import { makeCatalogue } from '../catalogue/index.ts'
import { composeDay } from './compose-day.ts'
import type { StoredDay } from './plans.repository.ts'

const rice: Food = {
  id: 'white-rice',
  name: { en: 'white rice', pl: 'ryż biały' },
  category: 'grains',
  origin: 'plant',
  allergens: [],
  source: 'label',
  per100g: { kcal: 350, proteinG: 7, fatG: 1, saturatedFatG: null, carbohydrateG: 78, sugarsG: 0, fibreG: 1, saltG: 0 },
  micronutrientsPer100g: {
    calciumMg: null,
    ironMg: null,
    vitaminB12Ug: null,
    vitaminDUg: null,
    vitaminCMg: null,
    folateUg: null,
    potassiumMg: null,
  },
  animalProteinG: null,
  densityGPerMl: null,
  ediblePercent: 100,
  measures: [],
  packsG: [],
  isCountable: false,
  isSeasoning: false,
  role: null,
}
const riceOf = (name: string, grams: number): Meal => ({
  id: 'plain-rice',
  name,
  type: 'lunch',
  dishes: [{ name: 'Rice', ingredients: [{ foodId: 'white-rice', grams, isOptional: false }], steps: ['Boil.'] }],
  preparationMinutes: 20,
  seasons: ['winter'],
  keepsDays: 0,
  eveningNote: null,
  holidayId: null,
  video: null,
})
const MACROS = { kcal: 700, proteinG: 14, fatG: 2, carbohydrateG: 156 }

const dayWith = (version: string): StoredDay => ({
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
    proof: { target: MACROS, actual: MACROS, deviation: MACROS, holds: true, reasons: [] },
  },
})

describe('composeDay', () => {
  it('shows a day as it was planned after its recipe has changed', () => {
    const before = makeCatalogue({ foods: [rice], meals: [riceOf('Plain rice', 100)] })
    const after = makeCatalogue({ foods: [rice], meals: [riceOf('Golden rice', 60)] }, [...before.versions.values()])
    const [version = ''] = before.versions.keys()
    const [event] = composeDay(dayWith(version), { catalogue: after, language: 'en' }).events
    expect(event).toMatchObject({ name: 'Plain rice', kcal: 700, isEaten: true })
    expect(event?.composeDishes()[0]?.ingredients[0]?.measurements[0]?.text).toBe('200 g')
  })

  it('follows the reader’s language', () => {
    const catalogue = makeCatalogue({ foods: [rice], meals: [riceOf('Plain rice', 100)] })
    const [version = ''] = catalogue.versions.keys()
    const day = composeDay(dayWith(version), { catalogue, language: 'pl' })
    expect([day.dayDiet.name, day.events[0]?.mealType.name]).toEqual(['Wegańska', 'Obiad'])
  })
})
