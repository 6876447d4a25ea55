import { foods, meals } from '@dayplate/catalogue'
import { sampleFood, sampleMeal } from '@dayplate/nutrition/testing'
import { describe, expect, it } from 'vitest'
import { makeCatalogue } from './catalogue.ts'
import { searchedWords } from './fit-of-words.ts'
import { searchMeals } from './search-meals.ts'

const catalogue = makeCatalogue({ foods, meals })

function search(text: string) {
  const { mealIds, hitIn } = searchMeals(catalogue, searchedWords(text))
  const versions = [...catalogue.currentByMealId.values()].filter(({ mealId }) => mealIds.has(mealId))
  return { versions, hits: versions.map((version) => hitIn(version)) }
}

describe('searching meals', () => {
  it('finds an ingredient by its name in either language, ignoring accents and case', () => {
    const [english, polish] = [search('Cottage cheese'), search('TWAROG')]
    expect(english.versions.length).toBeGreaterThan(3)
    expect(polish.versions.length).toBeGreaterThan(3)
    for (const { versions, hits } of [english, polish]) {
      expect(hits).not.toContain(null)
      for (const [index, version] of versions.entries()) {
        const names = version.dishes.flatMap(({ ingredients }) => ingredients.map(({ name }) => name))
        expect(names).toContain(hits[index]?.name)
      }
    }
  })

  it.each([
    ['marchewki', 'marchew'],
    ['marchwi', 'marchew'],
    ['ziemniaków', 'ziemniak'],
    ['z łososiem', 'łosoś'],
    ['jabłkami', 'jabłko'],
  ])('finds by %s the same meals as by %s', (inflected, name) => {
    const named = search(name).versions.map(({ mealId }) => mealId)
    const found = search(inflected).versions.map(({ mealId }) => mealId)
    expect(named.length).toBeGreaterThan(3)
    expect(named.filter((mealId) => !found.includes(mealId))).toEqual([])
    expect(search(inflected).hits).not.toContain(null)
  })

  it('finds seasonings in any grammatical case when nothing else matches', () => {
    expect(search('tymiankiem').hits.map((hit) => hit?.name.pl)).toContain('tymianek')
  })

  it('finds no meal by its tap water', () => {
    const water = sampleFood('water', { category: 'water', name: { en: 'water', pl: 'woda' } })
    const own = makeCatalogue({ foods: [water], meals: [sampleMeal([['water', 300]], { name: 'Soup' })] })
    expect(searchMeals(own, searchedWords('woda')).mealIds.size).toBe(0)
  })

  it('finds a dish by its name', () => {
    const { versions, hits } = search('pierogi')
    expect(versions.length).toBeGreaterThan(0)
    expect(hits.every((hit) => hit?.kind === 'dish')).toBe(true)
  })

  it('ignores the middle of words while a word begins with the search', () => {
    const { hits } = search('rice')
    expect(hits.length).toBeGreaterThan(5)
    for (const hit of hits) expect(`${hit?.name.en}`.toLowerCase()).toMatch(/\brice/)
  })

  it('finds no meal by a pinch of seasoning while anything else matches', () => {
    const salted = search('salt').hits.map((hit) => hit?.name.en)
    const everywhere = catalogue.currentByMealId.size
    expect(search('pepper').versions.length).toBeLessThan(everywhere / 2)
    expect(salted.length).toBeGreaterThan(0)
  })

  it('finds nothing when no name contains the words', () => {
    expect(search('xylophone').versions).toEqual([])
  })
})
