import { describe, expect, it } from 'vitest'
import type { MealVersion } from '../catalogue/index.ts'
import { holdsWords, wordsOf } from './holds-words.ts'

const ingredient = (en: string, pl: string): MealVersion['dishes'][number]['ingredients'][number] => ({
  foodId: en,
  name: { en, pl },
  category: 'vegetables',
  isSeasoning: false,
  isOptional: false,
  grams: 100,
  measures: [],
})

const meal = {
  name: 'Pancakes with plums',
  dishes: [
    {
      name: 'Crème brûlée pancakes',
      steps: [],
      ingredients: [ingredient('quark', 'twaróg'), ingredient('plum', 'śliwka łowicka')],
    },
  ],
}

const finds = (text: string) => holdsWords(meal, wordsOf(text))

describe('a search in favourites', () => {
  it('finds a meal, its dishes and its ingredients by part of a word', () => {
    expect(['pancak', 'PLUMS', 'quark'].map(finds)).toEqual([true, true, true])
  })

  it('finds ingredients in both languages, with or without accents', () => {
    expect(['twarog', 'twaróg', 'sliwka', 'lowicka', 'creme brulee'].map(finds)).toEqual([true, true, true, true, true])
  })

  it('finds no meal by its tap water', () => {
    const water = { ...ingredient('water', 'woda'), category: 'water' as const }
    const soup = { name: 'Soup', dishes: [{ name: 'Soup', steps: [], ingredients: [water] }] }
    expect(holdsWords(soup, wordsOf('woda'))).toBe(false)
  })

  it('requires every word, in any order', () => {
    expect(finds('quark pancakes')).toBe(true)
    expect(finds('quark bread')).toBe(false)
  })

  it('finds everything for blanks', () => {
    expect(finds('  ')).toBe(true)
  })
})
