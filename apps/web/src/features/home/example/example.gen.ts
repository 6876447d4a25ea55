/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
export type DietActivityLevel =
  | 'ACTIVITY_LEVEL_HIGH'
  | 'ACTIVITY_LEVEL_LOW'
  | 'ACTIVITY_LEVEL_MEDIUM'
  | 'ACTIVITY_LEVEL_NONE';

export type DietMode =
  | 'gain_muscle_mass'
  | 'put_on_weight'
  | 'slimming'
  | 'stabilization';

export type MealTypeName =
  | 'Breakfast'
  | 'Dinner'
  | 'Lunch'
  | 'Snack';

export type ExampleMealFragment = { __typename: 'MealEvent', id: string, name: string, textLanguage: string, kcal: number, preparationImageUrl: string, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName, name: string }, preparationTime: { __typename: 'Duration', years: number, months: number, days: number, hours: number, minutes: number, seconds: number }, macro: { __typename: 'Macro', protein: { __typename: 'Macronutrient', grams: number }, fat: { __typename: 'Macronutrient', grams: number }, carbohydrates: { __typename: 'Macronutrient', grams: number } } };

export type ExampleReplacementsQueryVariables = Exact<{
  bodyId: string;
  dietId: number;
  dietMode: DietMode;
  activityLevel: DietActivityLevel;
}>;


export type ExampleReplacementsQuery = { exampleDay:
    | { __typename: 'ExampleDay', exampleReplacements: Array<{ __typename: 'MealEvent', id: string, name: string, textLanguage: string, kcal: number, preparationImageUrl: string, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName, name: string }, preparationTime: { __typename: 'Duration', years: number, months: number, days: number, hours: number, minutes: number, seconds: number }, macro: { __typename: 'Macro', protein: { __typename: 'Macronutrient', grams: number }, fat: { __typename: 'Macronutrient', grams: number }, carbohydrates: { __typename: 'Macronutrient', grams: number } } }> }
    | { __typename: 'ExampleDayInPreparation' }
    | { __typename: 'ValidationException' }
   };

export const ExampleMealFragmentDoc = "fragment ExampleMeal on MealEvent{id name textLanguage kcal preparationImageUrl mealType{type name}preparationTime{years months days hours minutes seconds}macro{protein{grams}fat{grams}carbohydrates{grams}}}" as unknown as TypedDocumentNode<ExampleMealFragment, unknown>
export const ExampleReplacementsDocument = "query ExampleReplacements($bodyId:ID!$dietId:Int!$dietMode:DietMode!$activityLevel:DietActivityLevel!){exampleDay(bodyId:$bodyId dietId:$dietId dietMode:$dietMode activityLevel:$activityLevel){...on ExampleDay{exampleReplacements{...ExampleMeal}}}}fragment ExampleMeal on MealEvent{id name textLanguage kcal preparationImageUrl mealType{type name}preparationTime{years months days hours minutes seconds}macro{protein{grams}fat{grams}carbohydrates{grams}}}" as unknown as TypedDocumentNode<ExampleReplacementsQuery, ExampleReplacementsQueryVariables>