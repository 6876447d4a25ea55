import { sampleFood, sampleMeal } from '@dayplate/nutrition/testing'
import { describe, expect, it } from 'vitest'
import { makeCatalogue } from '../catalogue/index.ts'
import { searchFavourites } from './find-favourites.ts'

const FOODS = [
  sampleFood('quark', { name: { en: 'quark', pl: 'twaróg' } }),
  sampleFood('plum', { name: { en: 'plum', pl: 'śliwka łowicka' } }),
  sampleFood('egg', { name: { en: 'egg', pl: 'jajko' } }),
  sampleFood('pasta', { name: { en: 'egg-free pasta', pl: 'makaron bez jajek' } }),
  sampleFood('water', { category: 'water', name: { en: 'water', pl: 'woda' } }),
]

const catalogue = makeCatalogue({
  foods: FOODS,
  meals: [
    sampleMeal(
      [
        ['quark', 100],
        ['plum', 100],
        ['water', 100],
      ],
      { id: 'pancakes', name: 'Crème brûlée pancakes' },
    ),
    sampleMeal([['egg', 100]], { id: 'omelette', name: 'Omelette', type: 'breakfast' }),
    sampleMeal([['pasta', 100]], { id: 'pasta-bake', name: 'Pasta bake' }),
  ],
})

const finds = (text: string, type: 'breakfast' | 'lunch' | null = null) =>
  searchFavourites([...catalogue.currentByMealId.values()], { text, type }).map(({ mealId }) => mealId)

describe('a search in favourites', () => {
  it.each(['pancak', 'QUARK', 'twarog', 'twaróg', 'sliwka', 'lowicka', 'creme brulee', 'quark pancakes', 'ancakes'])(
    'finds a meal by its words and foods in both languages, with or without accents: %s',
    (text) => {
      expect(finds(text)).toEqual(['pancakes'])
    },
  )

  it.each(['jajko', 'jajka', 'jajek', 'eggs'])(
    'finds a food by its other forms, and not where it is left out: %s',
    (text) => {
      expect(finds(text)).toEqual(['omelette'])
    },
  )

  it('finds a food by what it is free of when the search says so', () => {
    expect(finds('bez jajek')).toEqual(['pasta-bake'])
    expect(finds('egg-free')).toEqual(['pasta-bake'])
  })

  it.each(['woda', 'quark bread'])('finds no meal by its tap water, nor by a part of the words: %s', (text) => {
    expect(finds(text)).toEqual([])
  })

  it('keeps to a type of meal, and finds everything for blanks', () => {
    expect(finds('jajko', 'lunch')).toEqual([])
    expect(finds('  ')).toEqual(['pancakes', 'omelette', 'pasta-bake'])
    expect(finds('  ', 'breakfast')).toEqual(['omelette'])
  })
})
