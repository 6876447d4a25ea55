import type { Food } from '@dayplate/nutrition'
import { describe, expect, it } from 'vitest'
import { FOODS_FOUND_MOST, searchFoods } from './search-foods.ts'

const food = (en: string, pl: string): Food => ({
  id: en.toLowerCase().replaceAll(' ', '-'),
  name: { en, pl },
  category: 'vegetables',
  origin: 'plant',
  allergens: [],
  source: 'label',
  per100g: {
    kcal: 1,
    proteinG: 0,
    fatG: 0,
    saturatedFatG: 0,
    carbohydrateG: 0,
    sugarsG: 0,
    fibreG: 0,
    saltG: 0,
  },
  measures: [],
  isCountable: false,
  isSeasoning: false,
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
  packsG: [],
  role: null,
})

const FOODS = [
  food('Pineapple', 'Ananas'),
  food('Green apple', 'Zielone jabłko'),
  food('Apple', 'Jabłko'),
  food('Milk', 'Mleko'),
]
const found = (search: string, language: 'en' | 'pl' = 'en') =>
  searchFoods(FOODS, search, language).map(({ name }) => name[language])

describe('searchFoods', () => {
  it('puts names that begin with the words first, then words inside, then the rest', () => {
    expect(found('apple')).toEqual(['Apple', 'Green apple', 'Pineapple'])
  })

  it('minds neither case nor accents, ł included', () => {
    expect(found('JABLKO', 'pl')).toEqual(['Jabłko', 'Zielone jabłko'])
    expect(found('jabłko', 'pl')).toEqual(['Jabłko', 'Zielone jabłko'])
  })

  it('finds names of the other language too, and shows the reader’s own', () => {
    expect(found('mleko')).toEqual(['Milk'])
  })

  it('answers nothing to no words, and never more than it may', () => {
    expect(found('  ')).toEqual([])
    const many = Array.from({ length: 50 }, (_, index) => food(`Bean ${index}`, `Fasola ${index}`))
    expect(searchFoods(many, 'bean', 'en')).toHaveLength(FOODS_FOUND_MOST)
  })
})
