/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
export type SharedShoppingListQueryVariables = Exact<{
  token: string;
}>;


export type SharedShoppingListQuery = { sharedShoppingList:
    | { __typename: 'SharedShoppingList', expiresAt: string, period: { __typename: 'DatePeriod', start: string, end: string }, categories: Array<{ __typename: 'SharedShoppingCategory', key: string, name: string, products: Array<{ __typename: 'SharedShoppingProduct', key: string, productId: string, name: string, imageUrl: string | null, isBought: boolean, version: number, measurements: Array<{ __typename: 'Measurement', text: string }> }> }>, ownItems: Array<{ __typename: 'ShoppingItem', id: string, name: string, isBought: boolean, version: number }> }
    | { __typename: 'UnauthorizedException', code: number }
   };

export type SharedRowFragment = { __typename: 'SharedShoppingProduct', key: string, productId: string, name: string, imageUrl: string | null, isBought: boolean, version: number, measurements: Array<{ __typename: 'Measurement', text: string }> };

export type SharedItemFragment = { __typename: 'ShoppingItem', id: string, name: string, isBought: boolean, version: number };

export type SharedShoppingListMarkProductMutationVariables = Exact<{
  token: string;
  productId: string;
  isBought: boolean;
  version?: number | null | undefined;
}>;


export type SharedShoppingListMarkProductMutation = { sharedShoppingListMarkProduct:
    | { __typename: 'SharedShoppingProductMarked', product: { __typename: 'SharedShoppingProduct', key: string, productId: string, name: string, imageUrl: string | null, isBought: boolean, version: number, measurements: Array<{ __typename: 'Measurement', text: string }> } }
    | { __typename: 'UnauthorizedException', code: number }
    | { __typename: 'ValidationException', code: number }
   };

export type SharedShoppingListMarkItemMutationVariables = Exact<{
  token: string;
  id: string;
  isBought: boolean;
  version?: number | null | undefined;
}>;


export type SharedShoppingListMarkItemMutation = { sharedShoppingListMarkItem:
    | { __typename: 'ShoppingItemChanged', item: { __typename: 'ShoppingItem', id: string, name: string, isBought: boolean, version: number } }
    | { __typename: 'UnauthorizedException', code: number }
    | { __typename: 'ValidationException', code: number }
   };

export const SharedRowFragmentDoc = "fragment SharedRow on SharedShoppingProduct{key productId name imageUrl isBought version measurements{text}}" as unknown as TypedDocumentNode<SharedRowFragment, unknown>
export const SharedItemFragmentDoc = "fragment SharedItem on ShoppingItem{id name isBought version}" as unknown as TypedDocumentNode<SharedItemFragment, unknown>
export const SharedShoppingListDocument = "query SharedShoppingList($token:String!){sharedShoppingList(token:$token){...on SharedShoppingList{period{start end}expiresAt categories{key name products{...SharedRow}}ownItems{...SharedItem}}...on UnauthorizedException{code}}}fragment SharedRow on SharedShoppingProduct{key productId name imageUrl isBought version measurements{text}}fragment SharedItem on ShoppingItem{id name isBought version}" as unknown as TypedDocumentNode<SharedShoppingListQuery, SharedShoppingListQueryVariables>
export const SharedShoppingListMarkProductDocument = "mutation SharedShoppingListMarkProduct($token:String!$productId:ID!$isBought:Boolean!$version:Int){sharedShoppingListMarkProduct(token:$token productId:$productId isBought:$isBought version:$version){...on SharedShoppingProductMarked{product{...SharedRow}}...on ValidationException{code}...on UnauthorizedException{code}}}fragment SharedRow on SharedShoppingProduct{key productId name imageUrl isBought version measurements{text}}" as unknown as TypedDocumentNode<SharedShoppingListMarkProductMutation, SharedShoppingListMarkProductMutationVariables>
export const SharedShoppingListMarkItemDocument = "mutation SharedShoppingListMarkItem($token:String!$id:ID!$isBought:Boolean!$version:Int){sharedShoppingListMarkItem(token:$token id:$id isBought:$isBought version:$version){...on ShoppingItemChanged{item{...SharedItem}}...on ValidationException{code}...on UnauthorizedException{code}}}fragment SharedItem on ShoppingItem{id name isBought version}" as unknown as TypedDocumentNode<SharedShoppingListMarkItemMutation, SharedShoppingListMarkItemMutationVariables>