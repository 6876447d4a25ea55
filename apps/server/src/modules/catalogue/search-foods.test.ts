import type { Food } from '@dayplate/nutrition'
import { sampleFood } from '@dayplate/nutrition/testing'
import { describe, expect, it } from 'vitest'
import { FOODS_FOUND_MOST, searchFoods } from './search-foods.ts'

const food = (en: string, pl: string): Food => sampleFood(en.toLowerCase().replaceAll(' ', '-'), { name: { en, pl } })

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

  it('looks for the accents that were typed, and drops them only where no name has them', () => {
    const named = [food('Crème fraîche', 'Śmietana'), food('Bread', 'Chleb'), food('Cream', 'Śmietanka')]
    const names = (search: string) => searchFoods(named, search, 'en').map(({ name }) => name.en)
    expect(names('è')).toEqual(['Crème fraîche'])
    // The same letter, typed as an e followed by a combining accent.
    expect(names('e\u0300')).toEqual(['Crème fraîche'])
    expect(names('é')).toEqual([])
    expect(names('éa')).toEqual([])
    expect(names('créam')).toEqual(['Cream'])
    expect(names('e')).toEqual(['Bread', 'Cream', 'Crème fraîche'])
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
