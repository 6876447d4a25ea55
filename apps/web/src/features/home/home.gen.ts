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

export type ExampleDayQueryVariables = Exact<{
  bodyId: string;
  dietId: number;
  dietMode: DietMode;
  activityLevel: DietActivityLevel;
}>;


export type ExampleDayQuery = { exampleDay:
    | { __typename: 'ExampleDay', events: Array<{ __typename: 'MealEvent', id: string, name: string, textLanguage: string, kcal: number, preparationImageUrl: string, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName, name: string }, preparationTime: { __typename: 'Duration', years: number, months: number, days: number, hours: number, minutes: number, seconds: number }, macro: { __typename: 'Macro', protein: { __typename: 'Macronutrient', grams: number }, fat: { __typename: 'Macronutrient', grams: number }, carbohydrates: { __typename: 'Macronutrient', grams: number } } }>, proof: { __typename: 'DayProof', target: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number } } }
    | { __typename: 'ExampleDayInPreparation', retryAfterSeconds: number }
    | { __typename: 'ValidationException', code: number }
   };

export type ExampleDayFragment = { __typename: 'ExampleDay', events: Array<{ __typename: 'MealEvent', id: string, name: string, textLanguage: string, kcal: number, preparationImageUrl: string, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName, name: string }, preparationTime: { __typename: 'Duration', years: number, months: number, days: number, hours: number, minutes: number, seconds: number }, macro: { __typename: 'Macro', protein: { __typename: 'Macronutrient', grams: number }, fat: { __typename: 'Macronutrient', grams: number }, carbohydrates: { __typename: 'Macronutrient', grams: number } } }>, proof: { __typename: 'DayProof', target: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number } } };

export const ExampleMealFragmentDoc = "fragment ExampleMeal on MealEvent{id name textLanguage kcal preparationImageUrl mealType{type name}preparationTime{years months days hours minutes seconds}macro{protein{grams}fat{grams}carbohydrates{grams}}}" as unknown as TypedDocumentNode<ExampleMealFragment, unknown>
export const ExampleDayFragmentDoc = "fragment ExampleDay on ExampleDay{events{...ExampleMeal}proof{target{kcal proteinG fatG carbohydrateG}}}fragment ExampleMeal on MealEvent{id name textLanguage kcal preparationImageUrl mealType{type name}preparationTime{years months days hours minutes seconds}macro{protein{grams}fat{grams}carbohydrates{grams}}}" as unknown as TypedDocumentNode<ExampleDayFragment, unknown>
export const ExampleDayDocument = "query ExampleDay($bodyId:ID!$dietId:Int!$dietMode:DietMode!$activityLevel:DietActivityLevel!){exampleDay(bodyId:$bodyId dietId:$dietId dietMode:$dietMode activityLevel:$activityLevel){...on ExampleDay{...ExampleDay}...on ExampleDayInPreparation{retryAfterSeconds}...on ValidationException{code}}}fragment ExampleDay on ExampleDay{events{...ExampleMeal}proof{target{kcal proteinG fatG carbohydrateG}}}fragment ExampleMeal on MealEvent{id name textLanguage kcal preparationImageUrl mealType{type name}preparationTime{years months days hours minutes seconds}macro{protein{grams}fat{grams}carbohydrates{grams}}}" as unknown as TypedDocumentNode<ExampleDayQuery, ExampleDayQueryVariables>