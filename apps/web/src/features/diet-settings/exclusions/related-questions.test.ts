import type { Allergen } from '@dayplate/nutrition'
import { describe, expect, it } from 'vitest'
import { relatedQuestions } from './related-questions.ts'

const asked = (allergens: readonly Allergen[], answered: readonly Allergen[] = []) =>
  relatedQuestions({ allergens: [...allergens] }, answered).map(({ allergen, related }) => `${allergen}: ${related}?`)

describe('relatedQuestions', () => {
  it('asks for each excluded allergen whose related one is eaten, whatever was excluded after it', () => {
    expect(asked(['nuts', 'gluten', 'molluscs'])).toEqual(
      expect.arrayContaining(['nuts: peanuts?', 'molluscs: crustaceans?']),
    )
    expect(asked(['gluten'])).toEqual([])
  })

  it('does not ask when both are excluded, but keeps a question that was answered', () => {
    expect(asked(['nuts', 'peanuts'])).toEqual([])
    expect(asked(['nuts', 'peanuts'], ['nuts'])).toEqual(['nuts: peanuts?'])
  })
})
