import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupIngredients } from './group-ingredients.ts'

const named = (name: string, isSeasoning = false, isOptional = false) => ({
  name,
  category: { isSeasoning, isOptional },
})

describe('groupIngredients', () => {
  it('separates ingredients, seasonings and optional ingredients', () => {
    const [rice, salt, sesame, chives] = [
      named('rice'),
      named('salt', true),
      named('sesame', true, true),
      named('chives', false, true),
    ]
    expect(groupIngredients([sesame, rice, salt, chives])).toEqual({
      normal: [rice],
      seasonings: [salt],
      optional: [sesame, chives],
    })
  })

  it('keeps each of them once, in the order of the recipe', () => {
    const ingredient = fc.tuple(fc.string(), fc.boolean(), fc.boolean()).map((parts) => named(...parts))
    fc.assert(
      fc.property(fc.array(ingredient), (all) => {
        const { normal, seasonings, optional } = groupIngredients(all)
        const order = (group: typeof all) => group.map((one) => all.indexOf(one))
        for (const group of [normal, seasonings, optional]) {
          expect(order([...group])).toEqual(order([...group]).toSorted((a, b) => a - b))
        }
        expect(new Set([...normal, ...seasonings, ...optional])).toEqual(new Set(all))
        expect(normal.length + seasonings.length + optional.length).toBe(all.length)
      }),
    )
  })
})
