import { foods, meals } from '@dayplate/catalogue'
import { describe, expect, it } from 'vitest'
import { findAlike } from './find-alike.ts'

describe('findAlike', () => {
  it('finds no identical pictures in the release', () => {
    expect(findAlike({ foods, meals })).toEqual([])
  })

  it('finds meals with the same foods and the same words', () => {
    const [meal] = meals
    if (meal === undefined) throw new Error('the catalogue is empty')
    const twin = { ...meal, id: `${meal.id}-again` }
    expect(findAlike({ foods, meals: [meal, twin] })).toEqual([[meal.id, twin.id]])
  })
})
