import { foods, meals } from '@dayplate/catalogue'
import { describe, expect, it } from 'vitest'
import { drawMeal } from './draw-meal.ts'
import { makeCatalogue } from '../catalogue/index.ts'
import { findUndrawn } from './find-undrawn.ts'

describe('findUndrawn', () => {
  it('finds nothing in the release: every food is decided and every meal has its own picture', () => {
    expect(findUndrawn({ foods, meals })).toEqual({ foods: [], meals: [] })
  })

  it('names an undecided food, and a meal that consists only of such foods', () => {
    const [food] = foods
    const [meal] = meals
    if (food === undefined || meal === undefined) throw new Error('the catalogue is empty')
    const strange = { ...food, id: 'moon-dust' }
    const dish = {
      name: 'Dust',
      steps: [['Sprinkle.']],
      ingredients: [{ foodId: 'moon-dust', grams: 80, isOptional: false }],
    }
    const dusty = { ...meal, id: 'plate-of-dust', name: 'Plate of dust', dishes: [dish] }
    expect(findUndrawn({ foods: [strange], meals: [dusty] })).toEqual({
      foods: ['moon-dust'],
      meals: ['plate-of-dust'],
    })
  })

  it('draws every meal of the release as valid SVG', () => {
    const drawn = [...makeCatalogue({ foods, meals }).currentByMealId.values()].map((version) =>
      drawMeal(version, { isEaten: false }),
    )
    expect(
      drawn.filter((svg) => !svg.startsWith('<svg ') || !svg.endsWith('</svg>') || /NaN|undefined/.test(svg)),
    ).toEqual([])
  })
})
