/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
/** Both ends included, at most 31 days. */
export type DatePeriodInput = {
  end: string;
  start: string;
};

export type MealTypeName =
  | 'Breakfast'
  | 'Dinner'
  | 'Lunch'
  | 'Snack';

export type ShoppingListProductRequest = {
  datePeriod: DatePeriodInput;
  productId: string;
  /** The version of the product that the page shows. If it has changed since, nothing is marked, and the answer has the newer state. */
  version?: number | null | undefined;
};

export type ShoppingListQueryVariables = Exact<{
  period?: DatePeriodInput | null | undefined;
  from: string;
  to: string;
}>;


export type ShoppingListQuery = { shoppingList:
    | { __typename: 'ShoppingList', plates: number, period: { __typename: 'DatePeriod', start: string, end: string }, cookedMeals: Array<{ __typename: 'ShoppingMeal', date: string, name: string, productIds: Array<string>, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName, name: string } }>, categories: Array<{ __typename: 'ShoppingCategory', key: string, name: string, products: Array<{ __typename: 'ShoppingProduct', key: string, productId: string, name: string, imageUrl: string | null, isBought: boolean, version: number, needed: string, neededGrams: number, bought: string | null, atHome: string | null, atHomeGrams: number, isTrimmed: boolean, measurements: Array<{ __typename: 'Measurement', text: string }>, homeUnits: Array<{ __typename: 'HomeUnit', name: string, one: string | null, grams: number }> }> }>, ownItems: Array<{ __typename: 'ShoppingItem', id: string, name: string, isBought: boolean, version: number }> }
    | { __typename: 'UnauthorizedException', code: number }
    | { __typename: 'ValidationException', details: Array<{ __typename: 'ErrorDetail', fieldName: string, messages: Array<string> }> }
   | null, me: { __typename: 'Me', id: string, diet: { __typename: 'Diet', availableDays: Array<{ __typename: 'AvailableDay', date: string }> } } };

export type ShoppingRowFragment = { __typename: 'ShoppingProduct', key: string, productId: string, name: string, imageUrl: string | null, isBought: boolean, version: number, needed: string, neededGrams: number, bought: string | null, atHome: string | null, atHomeGrams: number, isTrimmed: boolean, measurements: Array<{ __typename: 'Measurement', text: string }>, homeUnits: Array<{ __typename: 'HomeUnit', name: string, one: string | null, grams: number }> };

export type OwnItemFragment = { __typename: 'ShoppingItem', id: string, name: string, isBought: boolean, version: number };

export type ShoppingListMarkProductAsBoughtMutationVariables = Exact<{
  request: ShoppingListProductRequest;
}>;


export type ShoppingListMarkProductAsBoughtMutation = { shoppingListMarkProductAsBought:
    | { __typename: 'ShoppingProductMarked', code: number, isBought: boolean, product: { __typename: 'ShoppingProduct', key: string, productId: string, name: string, imageUrl: string | null, isBought: boolean, version: number, needed: string, neededGrams: number, bought: string | null, atHome: string | null, atHomeGrams: number, isTrimmed: boolean, measurements: Array<{ __typename: 'Measurement', text: string }>, homeUnits: Array<{ __typename: 'HomeUnit', name: string, one: string | null, grams: number }> } }
    | { __typename: 'UnauthorizedException', code: number }
    | { __typename: 'ValidationException', details: Array<{ __typename: 'ErrorDetail', messages: Array<string> }> }
   };

export type ShoppingListMarkProductAsNotBoughtMutationVariables = Exact<{
  request: ShoppingListProductRequest;
}>;


export type ShoppingListMarkProductAsNotBoughtMutation = { shoppingListMarkProductAsNotBought:
    | { __typename: 'ShoppingProductMarked', code: number, isBought: boolean, product: { __typename: 'ShoppingProduct', key: string, productId: string, name: string, imageUrl: string | null, isBought: boolean, version: number, needed: string, neededGrams: number, bought: string | null, atHome: string | null, atHomeGrams: number, isTrimmed: boolean, measurements: Array<{ __typename: 'Measurement', text: string }>, homeUnits: Array<{ __typename: 'HomeUnit', name: string, one: string | null, grams: number }> } }
    | { __typename: 'UnauthorizedException', code: number }
    | { __typename: 'ValidationException', details: Array<{ __typename: 'ErrorDetail', messages: Array<string> }> }
   };

export type ShoppingListSetAtHomeMutationVariables = Exact<{
  request: ShoppingListProductRequest;
  grams: number;
}>;


export type ShoppingListSetAtHomeMutation = { shoppingListSetAtHome:
    | { __typename: 'ShoppingProductMarked', code: number, product: { __typename: 'ShoppingProduct', key: string, productId: string, name: string, imageUrl: string | null, isBought: boolean, version: number, needed: string, neededGrams: number, bought: string | null, atHome: string | null, atHomeGrams: number, isTrimmed: boolean, measurements: Array<{ __typename: 'Measurement', text: string }>, homeUnits: Array<{ __typename: 'HomeUnit', name: string, one: string | null, grams: number }> } }
    | { __typename: 'UnauthorizedException', code: number }
    | { __typename: 'ValidationException', details: Array<{ __typename: 'ErrorDetail', fieldName: string, messages: Array<string> }> }
   };

export type ShoppingListSetPlatesMutationVariables = Exact<{
  plates: number;
}>;


export type ShoppingListSetPlatesMutation = { shoppingListSetPlates:
    | { __typename: 'BasicMutationSuccess', code: number }
    | { __typename: 'UnauthorizedException', code: number }
    | { __typename: 'ValidationException', details: Array<{ __typename: 'ErrorDetail', fieldName: string, messages: Array<string> }> }
   };

export type ShoppingListAddItemMutationVariables = Exact<{
  id: string;
  name: string;
}>;


export type ShoppingListAddItemMutation = { shoppingListAddItem:
    | { __typename: 'ShoppingItemChanged', code: number, item: { __typename: 'ShoppingItem', id: string, name: string, isBought: boolean, version: number } }
    | { __typename: 'UnauthorizedException', code: number }
    | { __typename: 'ValidationException', details: Array<{ __typename: 'ErrorDetail', fieldName: string, messages: Array<string> }> }
   };

export type ShoppingListMarkItemMutationVariables = Exact<{
  id: string;
  isBought: boolean;
  version?: number | null | undefined;
}>;


export type ShoppingListMarkItemMutation = { shoppingListMarkItem:
    | { __typename: 'ShoppingItemChanged', code: number, item: { __typename: 'ShoppingItem', id: string, name: string, isBought: boolean, version: number } }
    | { __typename: 'UnauthorizedException', code: number }
    | { __typename: 'ValidationException', details: Array<{ __typename: 'ErrorDetail', messages: Array<string> }> }
   };

export type ShoppingListRemoveItemMutationVariables = Exact<{
  id: string;
}>;


export type ShoppingListRemoveItemMutation = { shoppingListRemoveItem:
    | { __typename: 'BasicMutationSuccess', code: number }
    | { __typename: 'UnauthorizedException', code: number }
   };

export const ShoppingRowFragmentDoc = "fragment ShoppingRow on ShoppingProduct{key productId name imageUrl isBought version measurements{text}needed neededGrams bought atHome atHomeGrams isTrimmed homeUnits{name one grams}}" as unknown as TypedDocumentNode<ShoppingRowFragment, unknown>
export const OwnItemFragmentDoc = "fragment OwnItem on ShoppingItem{id name isBought version}" as unknown as TypedDocumentNode<OwnItemFragment, unknown>
export const ShoppingListDocument = "query ShoppingList($period:DatePeriodInput$from:Date!$to:Date!){shoppingList(period:$period){...on ShoppingList{period{start end}plates cookedMeals{date mealType{type name}name productIds}categories{key name products{...ShoppingRow}}ownItems{...OwnItem}}...on ValidationException{details{fieldName messages}}...on UnauthorizedException{code}}me{id diet{availableDays(from:$from to:$to){date}}}}fragment ShoppingRow on ShoppingProduct{key productId name imageUrl isBought version measurements{text}needed neededGrams bought atHome atHomeGrams isTrimmed homeUnits{name one grams}}fragment OwnItem on ShoppingItem{id name isBought version}" as unknown as TypedDocumentNode<ShoppingListQuery, ShoppingListQueryVariables>
export const ShoppingListMarkProductAsBoughtDocument = "mutation ShoppingListMarkProductAsBought($request:ShoppingListProductRequest!){shoppingListMarkProductAsBought(request:$request){...on ShoppingProductMarked{code isBought product{...ShoppingRow}}...on ValidationException{details{messages}}...on UnauthorizedException{code}}}fragment ShoppingRow on ShoppingProduct{key productId name imageUrl isBought version measurements{text}needed neededGrams bought atHome atHomeGrams isTrimmed homeUnits{name one grams}}" as unknown as TypedDocumentNode<ShoppingListMarkProductAsBoughtMutation, ShoppingListMarkProductAsBoughtMutationVariables>
export const ShoppingListMarkProductAsNotBoughtDocument = "mutation ShoppingListMarkProductAsNotBought($request:ShoppingListProductRequest!){shoppingListMarkProductAsNotBought(request:$request){...on ShoppingProductMarked{code isBought product{...ShoppingRow}}...on ValidationException{details{messages}}...on UnauthorizedException{code}}}fragment ShoppingRow on ShoppingProduct{key productId name imageUrl isBought version measurements{text}needed neededGrams bought atHome atHomeGrams isTrimmed homeUnits{name one grams}}" as unknown as TypedDocumentNode<ShoppingListMarkProductAsNotBoughtMutation, ShoppingListMarkProductAsNotBoughtMutationVariables>
export const ShoppingListSetAtHomeDocument = "mutation ShoppingListSetAtHome($request:ShoppingListProductRequest!$grams:Int!){shoppingListSetAtHome(request:$request grams:$grams){...on ShoppingProductMarked{code product{...ShoppingRow}}...on ValidationException{details{fieldName messages}}...on UnauthorizedException{code}}}fragment ShoppingRow on ShoppingProduct{key productId name imageUrl isBought version measurements{text}needed neededGrams bought atHome atHomeGrams isTrimmed homeUnits{name one grams}}" as unknown as TypedDocumentNode<ShoppingListSetAtHomeMutation, ShoppingListSetAtHomeMutationVariables>
export const ShoppingListSetPlatesDocument = "mutation ShoppingListSetPlates($plates:Int!){shoppingListSetPlates(plates:$plates){...on BasicMutationSuccess{code}...on ValidationException{details{fieldName messages}}...on UnauthorizedException{code}}}" as unknown as TypedDocumentNode<ShoppingListSetPlatesMutation, ShoppingListSetPlatesMutationVariables>
export const ShoppingListAddItemDocument = "mutation ShoppingListAddItem($id:ID!$name:String!){shoppingListAddItem(id:$id name:$name){...on ShoppingItemChanged{code item{...OwnItem}}...on ValidationException{details{fieldName messages}}...on UnauthorizedException{code}}}fragment OwnItem on ShoppingItem{id name isBought version}" as unknown as TypedDocumentNode<ShoppingListAddItemMutation, ShoppingListAddItemMutationVariables>
export const ShoppingListMarkItemDocument = "mutation ShoppingListMarkItem($id:ID!$isBought:Boolean!$version:Int){shoppingListMarkItem(id:$id isBought:$isBought version:$version){...on ShoppingItemChanged{code item{...OwnItem}}...on ValidationException{details{messages}}...on UnauthorizedException{code}}}fragment OwnItem on ShoppingItem{id name isBought version}" as unknown as TypedDocumentNode<ShoppingListMarkItemMutation, ShoppingListMarkItemMutationVariables>
export const ShoppingListRemoveItemDocument = "mutation ShoppingListRemoveItem($id:ID!){shoppingListRemoveItem(id:$id){...on BasicMutationSuccess{code}...on UnauthorizedException{code}}}" as unknown as TypedDocumentNode<ShoppingListRemoveItemMutation, ShoppingListRemoveItemMutationVariables>