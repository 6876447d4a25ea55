import { foods, meals } from '@dayplate/catalogue'
import { findByWords } from '@dayplate/rules/meal-search'
import { describe, expect, it } from 'vitest'
import { makeCatalogue } from '../catalogue/index.ts'
import { presentAllMeals } from './present-all-meals.ts'

const catalogue = makeCatalogue({ foods, meals })
const allowed = {
  diet: 'classic' as const,
  mealIds: new Set(catalogue.currentByMealId.keys()),
  idsOfDiet: () => new Set<string>(),
}
const { listedMeals, mealWords, foodWords } = presentAllMeals(catalogue, allowed, 'pl')
const keyed = listedMeals.map(({ id, foods: places }, place) => ({
  id,
  key: [mealWords[place], ...places.map((food) => foodWords[food])].join(' '),
}))
const found = (text: string): readonly string[] =>
  (findByWords(keyed, text, ({ key }) => key) ?? []).map(({ id }) => id)

describe('the words of all meals', () => {
  it.each([
    ['jajka', 'jajko'],
    ['jajek', 'jajko'],
    ['eggs', 'egg'],
    ['pomidory', 'pomidor'],
    ['tomatoes', 'tomato'],
    ['marchewka', 'marchew'],
    ['carrots', 'carrot'],
    ['ziemniaki', 'ziemniak'],
    ['ryżu', 'ryż'],
    ['z łososiem', 'łosoś'],
  ])('find by %s at least what %s finds', (form, base) => {
    const ids = new Set(found(form))
    expect(found(base).length).toBeGreaterThan(5)
    expect(found(base).filter((id) => !ids.has(id))).toEqual([])
  })

  it.each([
    ['jajek', 'bezjajek', /\b(?:jaj|egg)/],
    ['eggs', 'freeegg', /\b(?:jaj|egg)/],
  ])('do not find a food where it is left out: %s', (text, leftOut, contained) => {
    const ids = new Set(found(text))
    expect(ids.size).toBeGreaterThan(0)
    const without = keyed.filter(({ key }) => key.includes(leftOut) && !contained.test(key))
    expect(without.length).toBeGreaterThan(0)
    expect(without.filter(({ id }) => ids.has(id))).toEqual([])
  })
})
