import type { ShoppingPeriod } from '@dayplate/rules/shopping-list'
import type { ShoppingListQuery } from './shopping-list.gen.ts'

type AnsweredList = NonNullable<ShoppingListQuery['shoppingList']>

type GivenList = Extract<AnsweredList, { __typename: 'ShoppingList' }>

/** A list as the page shows it. */
export type ShoppingListOfPeriod = Omit<GivenList, 'period' | 'ownItems'> & {
  readonly period: ShoppingPeriod
  readonly ownItems: readonly OwnItem[]
}
export type ShoppingCategory = ShoppingListOfPeriod['categories'][number]
export type ShoppingProduct = ShoppingCategory['products'][number]
export type OwnItem = GivenList['ownItems'][number]
