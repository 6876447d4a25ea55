import { foods } from '@dayplate/catalogue'
import { describe, expect, it } from 'vitest'
import { findSiblings, SIBLINGS_MOST } from './find-siblings.ts'

function siblings(id: string, language: 'en' | 'pl'): readonly string[] {
  const food = foods.find((one) => one.id === id)
  if (food === undefined) throw new Error(`There is no food ${id}`)
  return findSiblings(foods, food, language).map(({ name }) => name[language])
}

describe('findSiblings', () => {
  it('finds other kinds of a food, also those without its role', () => {
    expect(siblings('tofu', 'en')).toEqual(['smoked tofu', 'silken tofu'])
    expect(siblings('silken-tofu', 'pl')).toEqual(['tofu naturalne', 'tofu wędzone'])
  })

  it('recognises a word with other endings', () => {
    expect(siblings('tomato', 'pl').toSorted((a, b) => a.localeCompare(b, 'pl'))).toEqual([
      'koncentrat pomidorowy',
      'passata pomidorowa',
      'pomidorki koktajlowe',
      'pomidory z puszki',
      'sok pomidorowy',
      'suszone pomidory w oleju',
    ])
    expect(siblings('cherry-tomatoes', 'en')).toContain('tomato paste')
  })

  it('compares the nouns of names and ignores their adjectives', () => {
    // Sweetcorn comes in cans too, and borowiki are dried too.
    expect(siblings('canned-tomatoes', 'pl')).not.toContainEqual(expect.stringContaining('kukurydza'))
    expect(siblings('sun-dried-tomatoes', 'pl')).toContain('pomidor')
    expect(siblings('sun-dried-tomatoes', 'pl')).not.toContain('suszone borowiki')
    expect(siblings('wild-rice', 'pl')).toContain('ryż biały')
  })

  it('does not take the fat of minced meat for its noun', () => {
    expect(siblings('minced-beef', 'en')).toContain('lean beef')
  })

  it('does not confuse words with the same beginning', () => {
    expect(siblings('butter', 'pl')).not.toContain('maślanka')
    expect(siblings('buttermilk', 'en')).toEqual([])
    expect(siblings('poppy-seeds', 'pl')).toEqual([])
  })

  it('finds none for a food without relatives, and never exceeds its limit', () => {
    expect(siblings('honey', 'en')).toEqual([])
    for (const { id } of foods) expect(siblings(id, 'pl').length).toBeLessThanOrEqual(SIBLINGS_MOST)
  })
})
