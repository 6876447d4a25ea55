import type { CalendarDay } from '@dayplate/dates'
import { expect } from 'vitest'
import type { TestServer } from './test-server.ts'

const PRODUCT = `key productId name isBought version measurements { amount unit text } needed neededGrams bought atHome atHomeGrams homeUnits { name one grams } isTrimmed
  externalStoreProductId externalStoreMeasure externalStoreUnit`
export const LIST = `query ShoppingList($period: DatePeriodInput) {
  shoppingList(period: $period) {
    __typename
    ... on ShoppingList {
      period { start end } plates ownItems { id name isBought version } cookedMeals { date name mealType { type } productIds }
      categories { key categoryId name products { ${PRODUCT} } } }
    ... on ValidationException { details { fieldName messages } }
    ... on UnauthorizedException { code }
  }
}`
const markWith = (field: string) => `mutation Mark($request: ShoppingListProductRequest!) {
  ${field}(request: $request) {
    __typename
    ... on ShoppingProductMarked { code isBought product { ${PRODUCT} } }
    ... on ValidationException { details { fieldName messages } }
    ... on UnauthorizedException { code }
  }
}`
export const BOUGHT = markWith('shoppingListMarkProductAsBought')
export const NOT_BOUGHT = markWith('shoppingListMarkProductAsNotBought')
export const AT_HOME = `mutation AtHome($request: ShoppingListProductRequest!, $grams: Int!) {
  shoppingListSetAtHome(request: $request, grams: $grams) {
    __typename
    ... on ShoppingProductMarked { code isBought product { ${PRODUCT} } }
    ... on ValidationException { details { fieldName messages } }
  }
}`
export const PLATES = `mutation Plates($plates: Int!) {
  shoppingListSetPlates(plates: $plates) {
    __typename
    ... on ValidationException { details { fieldName messages } }
  }
}`
const ITEM = `__typename
    ... on ShoppingItemChanged { code item { id name isBought version } }
    ... on ValidationException { details { fieldName messages } }
    ... on UnauthorizedException { code }`
export const ADD_ITEM = `mutation Add($id: ID!, $name: String!) {
  shoppingListAddItem(id: $id, name: $name) { ${ITEM} } }`
export const MARK_ITEM = `mutation MarkItem($id: ID!, $isBought: Boolean!, $version: Int) {
  shoppingListMarkItem(id: $id, isBought: $isBought, version: $version) { ${ITEM} } }`
export const REMOVE_ITEM = `mutation RemoveItem($id: ID!) {
  shoppingListRemoveItem(id: $id) { __typename ... on UnauthorizedException { code } } }`

/** Marks the first product of a day as bought. */
export async function tickSomething(
  { client }: Pick<TestServer, 'client'>,
  token: string,
  date: CalendarDay,
): Promise<void> {
  const period = { start: date, end: date }
  const listed = await client.call(LIST, { token, variables: { period } })
  const [{ productId }] = listed.data.shoppingList.categories[0].products
  const { data } = await client.call(BOUGHT, { token, variables: { request: { productId, datePeriod: period } } })
  expect(data.shoppingListMarkProductAsBought).toMatchObject({ isBought: true })
}
