/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
export type AddMealToFavoritesMutationVariables = Exact<{
  mealId: string;
  mealKey?: string | null | undefined;
}>;


export type AddMealToFavoritesMutation = { addMealToFavorites:
    | { __typename: 'FavoriteMealAdded', id: string }
    | { __typename: 'UnauthorizedException', code: number }
    | { __typename: 'ValidationException', description: string | null }
   };

export type RemoveMealFromFavoritesByMealIdMutationVariables = Exact<{
  mealId: string;
}>;


export type RemoveMealFromFavoritesByMealIdMutation = { removeMealFromFavoritesByMealId: { __typename: 'BasicMutationSuccess', code: number } };

export const AddMealToFavoritesDocument = "mutation AddMealToFavorites($mealId:ID!$mealKey:ID){addMealToFavorites(mealId:$mealId mealKey:$mealKey){...on FavoriteMealAdded{id}...on ValidationException{description}...on UnauthorizedException{code}}}" as unknown as TypedDocumentNode<AddMealToFavoritesMutation, AddMealToFavoritesMutationVariables>
export const RemoveMealFromFavoritesByMealIdDocument = "mutation RemoveMealFromFavoritesByMealId($mealId:ID!){removeMealFromFavoritesByMealId(mealId:$mealId){code}}" as unknown as TypedDocumentNode<RemoveMealFromFavoritesByMealIdMutation, RemoveMealFromFavoritesByMealIdMutationVariables>