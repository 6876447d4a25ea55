/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
/** The 14 allergens of EU Regulation 1169/2011, annex II. */
export type Allergen =
  | 'celery'
  | 'crustaceans'
  | 'egg'
  | 'fish'
  | 'gluten'
  | 'lupin'
  | 'milk'
  | 'molluscs'
  | 'mustard'
  | 'nuts'
  | 'peanuts'
  | 'sesame'
  | 'soy'
  | 'sulphites';

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

export type ExampleMealQueryVariables = Exact<{
  bodyId: string;
  dietId: number;
  dietMode: DietMode;
  activityLevel: DietActivityLevel;
  mealType: MealTypeName;
  mealId: string;
}>;


export type ExampleMealQuery = { exampleDay:
    | { __typename: 'ExampleDay', meal: { __typename: 'MealEvent', id: string, textLanguage: string, allergens: Array<Allergen>, dishes: Array<{ __typename: 'DayDish', name: string, recipeNote: string | null, steps: Array<{ __typename: 'RecipeStep', parts: Array<{ __typename: 'StepPart', text: string, amount: string | null }> }>, ingredients: Array<{ __typename: 'DishIngredient', key: string, name: string, imageUrl: string | null, category: { __typename: 'IngredientCategory', isSeasoning: boolean, isOptional: boolean }, measurements: Array<{ __typename: 'Measurement', text: string }> }> }> } | null }
    | { __typename: 'ExampleDayInPreparation' }
    | { __typename: 'ValidationException' }
   };

export type ExampleRecipeFragment = { __typename: 'MealEvent', id: string, textLanguage: string, allergens: Array<Allergen>, dishes: Array<{ __typename: 'DayDish', name: string, recipeNote: string | null, steps: Array<{ __typename: 'RecipeStep', parts: Array<{ __typename: 'StepPart', text: string, amount: string | null }> }>, ingredients: Array<{ __typename: 'DishIngredient', key: string, name: string, imageUrl: string | null, category: { __typename: 'IngredientCategory', isSeasoning: boolean, isOptional: boolean }, measurements: Array<{ __typename: 'Measurement', text: string }> }> }> };

export type ExampleDishFragment = { __typename: 'DayDish', name: string, recipeNote: string | null, steps: Array<{ __typename: 'RecipeStep', parts: Array<{ __typename: 'StepPart', text: string, amount: string | null }> }>, ingredients: Array<{ __typename: 'DishIngredient', key: string, name: string, imageUrl: string | null, category: { __typename: 'IngredientCategory', isSeasoning: boolean, isOptional: boolean }, measurements: Array<{ __typename: 'Measurement', text: string }> }> };

export type ExampleIngredientFragment = { __typename: 'DishIngredient', key: string, name: string, imageUrl: string | null, category: { __typename: 'IngredientCategory', isSeasoning: boolean, isOptional: boolean }, measurements: Array<{ __typename: 'Measurement', text: string }> };

export const ExampleRecipeFragmentDoc = "fragment ExampleRecipe on MealEvent{id textLanguage allergens dishes{...ExampleDish}}fragment ExampleDish on DayDish{name recipeNote steps{parts{text amount}}ingredients{...ExampleIngredient}}fragment ExampleIngredient on DishIngredient{key name imageUrl category{isSeasoning isOptional}measurements{text}}" as unknown as TypedDocumentNode<ExampleRecipeFragment, unknown>
export const ExampleDishFragmentDoc = "fragment ExampleDish on DayDish{name recipeNote steps{parts{text amount}}ingredients{...ExampleIngredient}}fragment ExampleIngredient on DishIngredient{key name imageUrl category{isSeasoning isOptional}measurements{text}}" as unknown as TypedDocumentNode<ExampleDishFragment, unknown>
export const ExampleIngredientFragmentDoc = "fragment ExampleIngredient on DishIngredient{key name imageUrl category{isSeasoning isOptional}measurements{text}}" as unknown as TypedDocumentNode<ExampleIngredientFragment, unknown>
export const ExampleMealDocument = "query ExampleMeal($bodyId:ID!$dietId:Int!$dietMode:DietMode!$activityLevel:DietActivityLevel!$mealType:MealTypeName!$mealId:ID!){exampleDay(bodyId:$bodyId dietId:$dietId dietMode:$dietMode activityLevel:$activityLevel){...on ExampleDay{meal(type:$mealType id:$mealId){...ExampleRecipe}}}}fragment ExampleRecipe on MealEvent{id textLanguage allergens dishes{...ExampleDish}}fragment ExampleDish on DayDish{name recipeNote steps{parts{text amount}}ingredients{...ExampleIngredient}}fragment ExampleIngredient on DishIngredient{key name imageUrl category{isSeasoning isOptional}measurements{text}}" as unknown as TypedDocumentNode<ExampleMealQuery, ExampleMealQueryVariables>