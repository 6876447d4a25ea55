import { describe, expect, it } from 'vitest'
import { foodChoicesOf, type ReplaceableIngredient } from './food-choices-of.ts'
import type { OfferedFoodFragment } from './ingredient.gen.ts'

const offered = (id: string, isOriginal = false): OfferedFoodFragment => ({
  __typename: 'IngredientReplacement',
  id,
  name: id,
  imageUrl: null,
  isOriginal,
  measurements: [],
  effect: {
    __typename: 'ExchangeEffect',
    keepsInside: true,
    keptDates: [],
    keptBecause: null,
    uneatenPortions: 0,
    dayEffects: [],
    shopping: { __typename: 'ShoppingChange', more: [], less: [] },
  },
})

const ingredient = (productId: string, original: string | null): ReplaceableIngredient => ({
  key: 'breakfast:0:1:salmon',
  productAmountId: 'breakfast:0:1',
  productId,
  name: productId,
  imageUrl: null,
  original: original === null ? null : { productId: original, name: original },
  measurements: [],
})

/** The shown parts of each food: its name, whether it is the recipe's own food, and whether it is in use. */
const read = (choices: ReturnType<typeof foodChoicesOf>) =>
  choices.map((choice) => [choice.id, choice.isOriginal ? 'original' : '', choice.effect === null ? 'in use' : ''])

describe('foodChoicesOf', () => {
  it('lists the recipe’s own food first, in use if nothing has been replaced', () => {
    const choices = foodChoicesOf(ingredient('salmon', null), [offered('cod'), offered('tofu')])
    expect(read(choices)).toEqual([
      ['salmon', 'original', 'in use'],
      ['cod', '', ''],
      ['tofu', '', ''],
    ])
  })

  it('offers the recipe’s own food first if another one is in use', () => {
    const choices = foodChoicesOf(ingredient('cod', 'salmon'), [offered('salmon', true), offered('tofu')])
    expect(read(choices)).toEqual([
      ['salmon', 'original', ''],
      ['cod', '', 'in use'],
      ['tofu', '', ''],
    ])
  })
})
