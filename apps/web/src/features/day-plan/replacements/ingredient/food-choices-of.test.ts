import { describe, expect, it } from 'vitest'
import { foodChoicesOf } from './food-choices-of.ts'
import type { IngredientFragment, OfferedFoodFragment } from '../../meal-details/meal-details.gen.ts'

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

const standing = (productId: string, original: string | null): IngredientFragment => ({
  __typename: 'DishIngredient',
  key: 'breakfast:0:1:salmon',
  productAmountId: 'breakfast:0:1',
  productId,
  name: productId,
  imageUrl: null,
  hasReplacement: true,
  original: original === null ? null : { __typename: 'OriginalIngredient', productId: original, name: original },
  category: { __typename: 'IngredientCategory', isSeasoning: false, isOptional: false },
  measurements: [],
  saleProductVariant: null,
})

/** What the list shows of each food: its name, whether it is the recipe's own food, and whether it is in use. */
const read = (choices: ReturnType<typeof foodChoicesOf>) =>
  choices.map((choice) => [choice.id, choice.isOriginal ? 'original' : '', choice.effect === null ? 'in use' : ''])

describe('foodChoicesOf', () => {
  it('lists the recipe’s own food first, in use if nothing has been replaced', () => {
    const choices = foodChoicesOf(standing('salmon', null), [offered('cod'), offered('tofu')])
    expect(read(choices)).toEqual([
      ['salmon', 'original', 'in use'],
      ['cod', '', ''],
      ['tofu', '', ''],
    ])
  })

  it('offers the recipe’s own food first if another one is in use', () => {
    const choices = foodChoicesOf(standing('cod', 'salmon'), [offered('salmon', true), offered('tofu')])
    expect(read(choices)).toEqual([
      ['salmon', 'original', ''],
      ['cod', '', 'in use'],
      ['tofu', '', ''],
    ])
  })
})
