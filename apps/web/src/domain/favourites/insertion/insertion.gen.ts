/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
export type InsertFavoriteToDayplanMutationVariables = Exact<{
  date: string;
  replacementId: string;
  originalMealId?: string | null | undefined;
  skipValidation: boolean;
}>;


export type InsertFavoriteToDayplanMutation = { insertFavoriteToDayplan:
    | { __typename: 'FavoriteInserted', id: string, changeId: string, changedDays: Array<{ __typename: 'DailyDietPlanNormal', date: string }> }
    | { __typename: 'UnauthorizedException', code: number }
    | { __typename: 'ValidationException', skipable: boolean | null, title: string | null, description: string | null, details: Array<{ __typename: 'ErrorDetail', messages: Array<string> }> }
   };

export const InsertFavoriteToDayplanDocument = "mutation InsertFavoriteToDayplan($date:Date!$replacementId:ID!$originalMealId:ID$skipValidation:Boolean!){insertFavoriteToDayplan(date:$date replacementId:$replacementId originalMealId:$originalMealId skipValidation:$skipValidation){...on FavoriteInserted{id changeId changedDays{date}}...on ValidationException{details{messages}skipable title description}...on UnauthorizedException{code}}}" as unknown as TypedDocumentNode<InsertFavoriteToDayplanMutation, InsertFavoriteToDayplanMutationVariables>