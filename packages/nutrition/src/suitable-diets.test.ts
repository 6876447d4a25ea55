import { describe, expect, it } from 'vitest'
import type { FoodOrigin } from './food.ts'
import { dietsOfMeal, isGlp1Suitable, suitableDiets } from './suitable-diets.ts'

function foods(...origins: readonly FoodOrigin[]) {
  return origins.map((origin) => ({ origin }))
}

describe('suitableDiets', () => {
  it.each([
    [['plant'], ['classic', 'vegetarian', 'vegan']],
    [
      ['plant', 'dairy'],
      ['classic', 'vegetarian'],
    ],
    [
      ['plant', 'egg'],
      ['classic', 'vegetarian'],
    ],
    [
      ['plant', 'honey'],
      ['classic', 'vegetarian'],
    ],
    [['plant', 'fish'], ['classic']],
    [['meat'], ['classic']],
  ] as const)('of %o are %o', (origins, diets) => {
    expect([...suitableDiets(foods(...origins))]).toEqual(diets)
  })
})

describe('GLP-1', () => {
  it('suits a meal with up to 40 % of energy from fat, whatever its protein', () => {
    // 40 kcal of fat in 100 kcal, then a little more.
    expect(isGlp1Suitable({ proteinG: 0, fatG: 4, carbohydrateG: 13.5 })).toBe(true)
    expect(isGlp1Suitable({ proteinG: 0, fatG: 4, carbohydrateG: 13.4 })).toBe(false)
    expect(isGlp1Suitable({ proteinG: 13.5, fatG: 4, carbohydrateG: 0 })).toBe(true)
  })

  it('is added to the diets of the foods', () => {
    expect(dietsOfMeal(foods('meat'), { proteinG: 30, fatG: 5, carbohydrateG: 30 })).toEqual(
      new Set(['classic', 'glp1']),
    )
    expect(dietsOfMeal(foods('meat'), { proteinG: 30, fatG: 25, carbohydrateG: 0 })).toEqual(new Set(['classic']))
  })
})
