import { FOOD_MONTHS } from '@dayplate/nutrition'
import { describe, expect, it } from 'vitest'
import { readSources } from '../../read-sources.ts'
import { compileCatalogue } from './compile-catalogue.ts'
import { compileFoods } from './compile-foods.ts'

const { foodsCsv } = readSources()
const PATH = 'recipes/snack/fresh-fruit.cook'

interface Recipe {
  readonly season: string
  readonly food: string
  readonly words?: string
  readonly header?: string
}

/** Errors of a recipe with one food, which is marked on line 10. */
function errorsOf({ season, food, words = '', header = '' }: Recipe) {
  const text = `---
title: Fresh fruit
meal: snack
time: 5 min
season: ${season}
${header}---

== Fruit ==

Wash the @${food}{120%g}${words} and serve.
`
  const compiled = compileCatalogue({ foodsCsv, recipes: [{ path: PATH, text }] })
  return compiled.kind === 'refused' ? compiled.errors : []
}

describe('a recipe with a seasonal food', () => {
  it.each([
    ['strawberries', 'all year', 'No fresh "strawberries" in spring, autumn, winter: sold from May to July', 'summer'],
    ['strawberries', 'spring, summer', 'No fresh "strawberries" in spring: sold from May to July', 'summer'],
    ['asparagus', 'autumn', 'No fresh "asparagus" in autumn: sold from April to June', 'spring'],
    ['pumpkin', 'summer, autumn', 'No fresh "pumpkin" in summer: sold from September to February', 'autumn'],
    ['potato|new potatoes', 'winter', 'No fresh "new potatoes" in winter: sold from April to August', 'spring, summer'],
  ])('is refused out of its season: %s in %s', (food, season, message, right) => {
    expect(errorsOf({ food, season })).toEqual([
      {
        file: PATH,
        line: 5,
        message,
        remedy: `Write "season: ${right}", or "fresh or frozen" in the step, or take another food`,
      },
    ])
  })

  it.each<[string, Recipe]>([
    ['in its season', { food: 'strawberries', season: 'summer' }],
    ['that lasts over the new year', { food: 'kale', season: 'autumn, winter' }],
    ['that may be frozen', { food: 'raspberries', season: 'all year', words: ', fresh or frozen,' }],
    ['as a garnish', { food: 'apple{100%g} with @raspberries{20%g} and @lemon', season: 'all year' }],
    ['for a holiday', { food: 'broad beans', season: 'spring', header: 'holiday: easter\n' }],
    ['from a greenhouse', { food: 'tomato', season: 'winter' }],
    ['that is stored all year', { food: 'potato|potatoes', season: 'winter' }],
  ])('is accepted with one %s', (_, recipe) => {
    expect(errorsOf(recipe)).toEqual([])
  })

  it('names foods of the table only', () => {
    const ids = new Set(compileFoods(foodsCsv).foods.map(({ id }) => id))
    expect(Object.keys(FOOD_MONTHS).filter((id) => !ids.has(id))).toEqual([])
  })
})
