import { foods, meals } from '@dayplate/catalogue'
import { describe, expect, it } from 'vitest'
import { drawMeal } from './draw-meal.ts'
import { makeCatalogue } from '../catalogue/index.ts'
import { findUndrawn } from './find-undrawn.ts'

describe('findUndrawn', () => {
  it('finds nothing in the release: every food is decided and every meal has its own picture', () => {
    expect(findUndrawn({ foods, meals })).toEqual({ foods: [], borrowing: [], formless: [], meals: [] })
  })

  it('names an undecided food, and a meal that consists only of such foods', () => {
    const [food] = foods
    const [meal] = meals
    if (food === undefined || meal === undefined) throw new Error('the catalogue is empty')
    const strange = { ...food, id: 'moon-dust', role: 'nut' } as const
    const salty = { ...food, id: 'moon-salt', role: null, category: 'seasonings' } as const
    const dish = {
      name: 'Dust',
      steps: [['Sprinkle.']],
      ingredients: [{ foodId: 'moon-dust', grams: 80, isOptional: false }],
    }
    const dusty = { ...meal, id: 'plate-of-dust', name: 'Plate of dust', dishes: [dish] }
    const bare = { ...dusty, id: 'bare-plate', picture: { form: 'heap' } }
    expect(findUndrawn({ foods: [strange, salty], meals: [dusty, bare] })).toEqual({
      foods: ['moon-dust', 'moon-salt'],
      borrowing: [
        { foodId: 'moon-dust', role: 'nut' },
        { foodId: 'moon-salt', role: null },
      ],
      formless: ['bare-plate'],
      meals: ['plate-of-dust', 'bare-plate'],
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
