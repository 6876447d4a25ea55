import type { ShoppingPeriod } from '@dayplate/rules/shopping-list'
import type { SharedShoppingListQuery } from './shared.gen.ts'

type GivenList = Extract<SharedShoppingListQuery['sharedShoppingList'], { __typename: 'SharedShoppingList' }>

/** A list that another person shares. */
export type SharedListOfLink = Omit<GivenList, 'period'> & { readonly period: ShoppingPeriod }
export type SharedCategory = GivenList['categories'][number]
export type SharedProduct = SharedCategory['products'][number]
export type SharedItem = GivenList['ownItems'][number]
