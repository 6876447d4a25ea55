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

export type MealTypeName =
  | 'Breakfast'
  | 'Dinner'
  | 'Lunch'
  | 'Snack';

export type BaseMealFragment = { __typename: 'FavoriteMeal', id: string, name: string, publicName: string, textLanguage: string, kcal: number, preparationImageUrl: string, preparationVideoUrl: string | null, allergens: Array<Allergen>, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName }, preparationTime: { __typename: 'Duration', years: number, months: number, days: number, hours: number, minutes: number, seconds: number }, macro: { __typename: 'Macro', protein: { __typename: 'Macronutrient', grams: number }, fat: { __typename: 'Macronutrient', grams: number }, carbohydrates: { __typename: 'Macronutrient', grams: number } }, dishes: Array<{ __typename: 'DayDish', key: string, name: string, recipeNote: string | null, steps: Array<{ __typename: 'RecipeStep', parts: Array<{ __typename: 'StepPart', text: string, amount: string | null }> }>, ingredients: Array<{ __typename: 'DishIngredient', key: string, name: string, imageUrl: string | null, category: { __typename: 'IngredientCategory', isSeasoning: boolean, isOptional: boolean }, measurements: Array<{ __typename: 'Measurement', text: string }> }> }> };

export type BaseDishFragment = { __typename: 'DayDish', key: string, name: string, recipeNote: string | null, steps: Array<{ __typename: 'RecipeStep', parts: Array<{ __typename: 'StepPart', text: string, amount: string | null }> }>, ingredients: Array<{ __typename: 'DishIngredient', key: string, name: string, imageUrl: string | null, category: { __typename: 'IngredientCategory', isSeasoning: boolean, isOptional: boolean }, measurements: Array<{ __typename: 'Measurement', text: string }> }> };

export type FavouritesQueryVariables = Exact<{
  text: string;
  mealType?: MealTypeName | null | undefined;
  date: string;
  offset: number;
}>;


export type FavouritesQuery = { favoriteMealsCount: number, favoriteMeals: Array<{ __typename: 'FavoriteMeal', id: string, publicName: string, textLanguage: string, kcal: number, preparationImageUrl: string, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName } }>, me: { __typename: 'Me', id: string, diet: { __typename: 'Diet', availableDays: Array<{ __typename: 'AvailableDay', date: string }> } }, dailyDietPlan:
    | { __typename: 'DailyDietPlanCurrentWeightNeeded' }
    | { __typename: 'DailyDietPlanExpired' }
    | { __typename: 'DailyDietPlanFuture' }
    | { __typename: 'DailyDietPlanGoalLost' }
    | { __typename: 'DailyDietPlanGoalReached' }
    | { __typename: 'DailyDietPlanIntroductionNeeded' }
    | { __typename: 'DailyDietPlanNormal', date: string }
    | { __typename: 'DailyDietPlanPaymentPending' }
    | { __typename: 'DailyDietPlanRedirect' }
    | { __typename: 'DailyDietPlanSettingsNeeded' }
    | { __typename: 'UnauthorizedException', code: number }
   };

export type FavouriteCardFragment = { __typename: 'FavoriteMeal', id: string, publicName: string, textLanguage: string, kcal: number, preparationImageUrl: string, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName } };

export type FavouriteDetailsQueryVariables = Exact<{
  mealId: string;
}>;


export type FavouriteDetailsQuery = { favoriteMeal: { __typename: 'FavoriteMeal', id: string, name: string, publicName: string, textLanguage: string, kcal: number, preparationImageUrl: string, preparationVideoUrl: string | null, allergens: Array<Allergen>, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName }, preparationTime: { __typename: 'Duration', years: number, months: number, days: number, hours: number, minutes: number, seconds: number }, macro: { __typename: 'Macro', protein: { __typename: 'Macronutrient', grams: number }, fat: { __typename: 'Macronutrient', grams: number }, carbohydrates: { __typename: 'Macronutrient', grams: number } }, dishes: Array<{ __typename: 'DayDish', key: string, name: string, recipeNote: string | null, steps: Array<{ __typename: 'RecipeStep', parts: Array<{ __typename: 'StepPart', text: string, amount: string | null }> }>, ingredients: Array<{ __typename: 'DishIngredient', key: string, name: string, imageUrl: string | null, category: { __typename: 'IngredientCategory', isSeasoning: boolean, isOptional: boolean }, measurements: Array<{ __typename: 'Measurement', text: string }> }> }> } | null };

export type FavouriteNameQueryVariables = Exact<{
  mealId: string;
}>;


export type FavouriteNameQuery = { favoriteMeal: { __typename: 'FavoriteMeal', id: string, publicName: string, textLanguage: string } | null };

export const BaseMealFragmentDoc = "fragment BaseMeal on FavoriteMeal{id name publicName textLanguage kcal mealType{type}preparationImageUrl preparationVideoUrl allergens preparationTime{years months days hours minutes seconds}macro{protein{grams}fat{grams}carbohydrates{grams}}dishes{...BaseDish}}fragment BaseDish on DayDish{key name steps{parts{text amount}}recipeNote ingredients{key name imageUrl category{isSeasoning isOptional}measurements{text}}}" as unknown as TypedDocumentNode<BaseMealFragment, unknown>
export const BaseDishFragmentDoc = "fragment BaseDish on DayDish{key name steps{parts{text amount}}recipeNote ingredients{key name imageUrl category{isSeasoning isOptional}measurements{text}}}" as unknown as TypedDocumentNode<BaseDishFragment, unknown>
export const FavouriteCardFragmentDoc = "fragment FavouriteCard on FavoriteMeal{id publicName textLanguage kcal preparationImageUrl mealType{type}}" as unknown as TypedDocumentNode<FavouriteCardFragment, unknown>
export const FavouritesDocument = "query Favourites($text:String!$mealType:MealTypeName$date:Date!$offset:Int!){favoriteMeals(text:$text mealType:$mealType offset:$offset){...FavouriteCard}favoriteMealsCount(text:$text mealType:$mealType)me{id diet{availableDays(from:$date){date}}}dailyDietPlan(date:$date){...on DailyDietPlanNormal{date}...on UnauthorizedException{code}}}fragment FavouriteCard on FavoriteMeal{id publicName textLanguage kcal preparationImageUrl mealType{type}}" as unknown as TypedDocumentNode<FavouritesQuery, FavouritesQueryVariables>
export const FavouriteDetailsDocument = "query FavouriteDetails($mealId:ID!){favoriteMeal(mealId:$mealId){...BaseMeal}}fragment BaseMeal on FavoriteMeal{id name publicName textLanguage kcal mealType{type}preparationImageUrl preparationVideoUrl allergens preparationTime{years months days hours minutes seconds}macro{protein{grams}fat{grams}carbohydrates{grams}}dishes{...BaseDish}}fragment BaseDish on DayDish{key name steps{parts{text amount}}recipeNote ingredients{key name imageUrl category{isSeasoning isOptional}measurements{text}}}" as unknown as TypedDocumentNode<FavouriteDetailsQuery, FavouriteDetailsQueryVariables>
export const FavouriteNameDocument = "query FavouriteName($mealId:ID!){favoriteMeal(mealId:$mealId){id publicName textLanguage}}" as unknown as TypedDocumentNode<FavouriteNameQuery, FavouriteNameQueryVariables>