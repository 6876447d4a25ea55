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
  it('sorts names that begin with the words first, then names with a word that does, then the rest', () => {
    expect(found('apple')).toEqual(['Apple', 'Green apple', 'Pineapple'])
  })

  it('ignores case and accents, including ł', () => {
    expect(found('JABLKO', 'pl')).toEqual(['Jabłko', 'Zielone jabłko'])
    expect(found('jabłko', 'pl')).toEqual(['Jabłko', 'Zielone jabłko'])
  })

  it('matches typed accents, and ignores them only if no name has them', () => {
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

  it("finds names of the other language and shows the reader's own", () => {
    expect(found('mleko')).toEqual(['Milk'])
  })

  it('never finds tap water, but foods in water', () => {
    const water = sampleFood('water', { category: 'water', name: { en: 'water', pl: 'woda' } })
    const tuna = food('canned tuna in water', 'tuńczyk z puszki')
    expect(searchFoods([water, tuna], 'water', 'en')).toEqual([tuna])
    expect(searchFoods([water, tuna], 'woda', 'pl')).toEqual([])
  })

  it('finds nothing for an empty search and never exceeds its limit', () => {
    expect(found('  ')).toEqual([])
    const many = Array.from({ length: 50 }, (_, index) => food(`Bean ${index}`, `Fasola ${index}`))
    expect(searchFoods(many, 'bean', 'en')).toHaveLength(FOODS_FOUND_MOST)
  })
})
