import { sampleFood, sampleMeal } from '@dayplate/nutrition/testing'
import { describe, expect, it } from 'vitest'
import { versionOf } from './meal-version.ts'
import { textsOf } from './texts-of-version.ts'

const foodById = new Map([['white-rice', sampleFood('white-rice', {})]])
const polish = { name: 'Ryż', eveningNote: null, dishes: [{ name: 'Ryż', steps: [['Ugotuj.']] }] }
const both = versionOf(sampleMeal([['white-rice', 80]], { name: 'Rice', polish }), foodById)
const english = versionOf(sampleMeal([['white-rice', 80]], { name: 'Rice' }), foodById)

describe('textsOf', () => {
  it('gives the texts in the language of the reader', () => {
    expect(textsOf(both, 'pl')).toEqual({ language: 'pl', ...polish })
    expect(textsOf(both, 'en')).toMatchObject({ language: 'en', name: 'Rice' })
  })

  it('gives English texts, and says so, if nobody has written Polish ones', () => {
    expect(textsOf(english, 'pl')).toMatchObject({ language: 'en', name: 'Rice', dishes: english.dishes })
  })
})
