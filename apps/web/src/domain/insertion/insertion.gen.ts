/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
/** Why some days keep a dish that was cooked for several days. */
export type KeptBecause =
  /** The new dish would put those days outside their tolerances, or is out of season or repeated too soon there. */
  | 'DOES_NOT_FIT'
  /** The new dish does not keep until those days. */
  | 'DOES_NOT_KEEP'
  /** A portion of the batch has already been eaten. */
  | 'EATEN';

export type MealTypeName =
  | 'Breakfast'
  | 'Dinner'
  | 'Lunch'
  | 'Snack';

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

export type InsertMealToDayplanMutationVariables = Exact<{
  date: string;
  replacementId: string;
  originalMealId?: string | null | undefined;
  skipValidation: boolean;
}>;


export type InsertMealToDayplanMutation = { insertMealToDayplan:
    | { __typename: 'FavoriteInserted', id: string, changeId: string, changedDays: Array<{ __typename: 'DailyDietPlanNormal', date: string }> }
    | { __typename: 'UnauthorizedException', code: number }
    | { __typename: 'ValidationException', skipable: boolean | null, title: string | null, description: string | null, details: Array<{ __typename: 'ErrorDetail', messages: Array<string> }> }
   };

export type InsertFavoritePreviewQueryVariables = Exact<{
  date: string;
  replacementId: string;
}>;


export type InsertFavoritePreviewQuery = { preview:
    | { __typename: 'InsertFavoritePreview', kcal: number, original: { __typename: 'OriginalMeal', id: string, name: string }, effect: { __typename: 'ExchangeEffect', keepsInside: boolean, keptDates: Array<string>, keptBecause: KeptBecause | null, uneatenPortions: number, dayEffects: Array<{ __typename: 'DayEffect', date: string, holds: boolean, before: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, after: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, portionChanges: Array<{ __typename: 'PortionChange', name: string, from: number, to: number, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName, name: string } }> }>, shopping: { __typename: 'ShoppingChange', more: Array<{ __typename: 'ShoppingChangeItem', productId: string, name: string, text: string }>, less: Array<{ __typename: 'ShoppingChangeItem', productId: string, name: string, text: string }> } } }
    | { __typename: 'UnauthorizedException', code: number }
    | { __typename: 'ValidationException', description: string | null, details: Array<{ __typename: 'ErrorDetail', messages: Array<string> }> }
   };

export type InsertMealPreviewQueryVariables = Exact<{
  date: string;
  replacementId: string;
}>;


export type InsertMealPreviewQuery = { preview:
    | { __typename: 'InsertFavoritePreview', kcal: number, original: { __typename: 'OriginalMeal', id: string, name: string }, effect: { __typename: 'ExchangeEffect', keepsInside: boolean, keptDates: Array<string>, keptBecause: KeptBecause | null, uneatenPortions: number, dayEffects: Array<{ __typename: 'DayEffect', date: string, holds: boolean, before: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, after: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, portionChanges: Array<{ __typename: 'PortionChange', name: string, from: number, to: number, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName, name: string } }> }>, shopping: { __typename: 'ShoppingChange', more: Array<{ __typename: 'ShoppingChangeItem', productId: string, name: string, text: string }>, less: Array<{ __typename: 'ShoppingChangeItem', productId: string, name: string, text: string }> } } }
    | { __typename: 'UnauthorizedException', code: number }
    | { __typename: 'ValidationException', description: string | null, details: Array<{ __typename: 'ErrorDetail', messages: Array<string> }> }
   };

export type ExchangeEffectFragment = { __typename: 'ExchangeEffect', keepsInside: boolean, keptDates: Array<string>, keptBecause: KeptBecause | null, uneatenPortions: number, dayEffects: Array<{ __typename: 'DayEffect', date: string, holds: boolean, before: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, after: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, portionChanges: Array<{ __typename: 'PortionChange', name: string, from: number, to: number, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName, name: string } }> }>, shopping: { __typename: 'ShoppingChange', more: Array<{ __typename: 'ShoppingChangeItem', productId: string, name: string, text: string }>, less: Array<{ __typename: 'ShoppingChangeItem', productId: string, name: string, text: string }> } };

export type EffectGramsFragment = { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number };

export type ShoppingItemFragment = { __typename: 'ShoppingChangeItem', productId: string, name: string, text: string };

export const ExchangeEffectFragmentDoc = "fragment ExchangeEffect on ExchangeEffect{keepsInside keptDates keptBecause uneatenPortions dayEffects{date holds before{...EffectGrams}after{...EffectGrams}portionChanges{mealType{type name}name from to}}shopping{more{...ShoppingItem}less{...ShoppingItem}}}fragment EffectGrams on MacroGrams{kcal proteinG fatG carbohydrateG}fragment ShoppingItem on ShoppingChangeItem{productId name text}" as unknown as TypedDocumentNode<ExchangeEffectFragment, unknown>
export const EffectGramsFragmentDoc = "fragment EffectGrams on MacroGrams{kcal proteinG fatG carbohydrateG}" as unknown as TypedDocumentNode<EffectGramsFragment, unknown>
export const ShoppingItemFragmentDoc = "fragment ShoppingItem on ShoppingChangeItem{productId name text}" as unknown as TypedDocumentNode<ShoppingItemFragment, unknown>
export const InsertFavoriteToDayplanDocument = "mutation InsertFavoriteToDayplan($date:Date!$replacementId:ID!$originalMealId:ID$skipValidation:Boolean!){insertFavoriteToDayplan(date:$date replacementId:$replacementId originalMealId:$originalMealId skipValidation:$skipValidation){...on FavoriteInserted{id changeId changedDays{date}}...on ValidationException{details{messages}skipable title description}...on UnauthorizedException{code}}}" as unknown as TypedDocumentNode<InsertFavoriteToDayplanMutation, InsertFavoriteToDayplanMutationVariables>
export const InsertMealToDayplanDocument = "mutation InsertMealToDayplan($date:Date!$replacementId:ID!$originalMealId:ID$skipValidation:Boolean!){insertMealToDayplan(date:$date replacementId:$replacementId originalMealId:$originalMealId skipValidation:$skipValidation){...on FavoriteInserted{id changeId changedDays{date}}...on ValidationException{details{messages}skipable title description}...on UnauthorizedException{code}}}" as unknown as TypedDocumentNode<InsertMealToDayplanMutation, InsertMealToDayplanMutationVariables>
export const InsertFavoritePreviewDocument = "query InsertFavoritePreview($date:Date!$replacementId:ID!){preview:insertFavoritePreview(date:$date replacementId:$replacementId){...on InsertFavoritePreview{kcal original{id name}effect{...ExchangeEffect}}...on ValidationException{description details{messages}}...on UnauthorizedException{code}}}fragment ExchangeEffect on ExchangeEffect{keepsInside keptDates keptBecause uneatenPortions dayEffects{date holds before{...EffectGrams}after{...EffectGrams}portionChanges{mealType{type name}name from to}}shopping{more{...ShoppingItem}less{...ShoppingItem}}}fragment EffectGrams on MacroGrams{kcal proteinG fatG carbohydrateG}fragment ShoppingItem on ShoppingChangeItem{productId name text}" as unknown as TypedDocumentNode<InsertFavoritePreviewQuery, InsertFavoritePreviewQueryVariables>
export const InsertMealPreviewDocument = "query InsertMealPreview($date:Date!$replacementId:ID!){preview:insertMealPreview(date:$date replacementId:$replacementId){...on InsertFavoritePreview{kcal original{id name}effect{...ExchangeEffect}}...on ValidationException{description details{messages}}...on UnauthorizedException{code}}}fragment ExchangeEffect on ExchangeEffect{keepsInside keptDates keptBecause uneatenPortions dayEffects{date holds before{...EffectGrams}after{...EffectGrams}portionChanges{mealType{type name}name from to}}shopping{more{...ShoppingItem}less{...ShoppingItem}}}fragment EffectGrams on MacroGrams{kcal proteinG fatG carbohydrateG}fragment ShoppingItem on ShoppingChangeItem{productId name text}" as unknown as TypedDocumentNode<InsertMealPreviewQuery, InsertMealPreviewQueryVariables>