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

export type ExchangeEffectFragment = { __typename: 'ExchangeEffect', keepsInside: boolean, keptDates: Array<string>, keptBecause: KeptBecause | null, uneatenPortions: number, dayEffects: Array<{ __typename: 'DayEffect', date: string, holds: boolean, before: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, after: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, portionChanges: Array<{ __typename: 'PortionChange', name: string, from: number, to: number, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName, name: string } }> }>, shopping: { __typename: 'ShoppingChange', more: Array<{ __typename: 'ShoppingChangeItem', productId: string, name: string, text: string }>, less: Array<{ __typename: 'ShoppingChangeItem', productId: string, name: string, text: string }> } };

export type EffectGramsFragment = { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number };

export type ShoppingItemFragment = { __typename: 'ShoppingChangeItem', productId: string, name: string, text: string };

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


export type FavouriteDetailsQuery = { favoriteMeal: { __typename: 'FavoriteMeal', name: string, preparationVideoUrl: string | null, allergens: Array<Allergen>, id: string, publicName: string, textLanguage: string, kcal: number, preparationImageUrl: string, preparationTime: { __typename: 'Duration', years: number, months: number, days: number, hours: number, minutes: number, seconds: number }, macro: { __typename: 'Macro', protein: { __typename: 'Macronutrient', grams: number }, fat: { __typename: 'Macronutrient', grams: number }, carbohydrates: { __typename: 'Macronutrient', grams: number } }, dishes: Array<{ __typename: 'DayDish', key: string, name: string, recipeNote: string | null, steps: Array<{ __typename: 'RecipeStep', parts: Array<{ __typename: 'StepPart', text: string, amount: string | null }> }>, ingredients: Array<{ __typename: 'DishIngredient', key: string, name: string, imageUrl: string | null, category: { __typename: 'IngredientCategory', isSeasoning: boolean, isOptional: boolean }, measurements: Array<{ __typename: 'Measurement', text: string }> }> }>, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName } } | null };

export type FavouriteMealFragment = { __typename: 'FavoriteMeal', name: string, preparationVideoUrl: string | null, allergens: Array<Allergen>, id: string, publicName: string, textLanguage: string, kcal: number, preparationImageUrl: string, preparationTime: { __typename: 'Duration', years: number, months: number, days: number, hours: number, minutes: number, seconds: number }, macro: { __typename: 'Macro', protein: { __typename: 'Macronutrient', grams: number }, fat: { __typename: 'Macronutrient', grams: number }, carbohydrates: { __typename: 'Macronutrient', grams: number } }, dishes: Array<{ __typename: 'DayDish', key: string, name: string, recipeNote: string | null, steps: Array<{ __typename: 'RecipeStep', parts: Array<{ __typename: 'StepPart', text: string, amount: string | null }> }>, ingredients: Array<{ __typename: 'DishIngredient', key: string, name: string, imageUrl: string | null, category: { __typename: 'IngredientCategory', isSeasoning: boolean, isOptional: boolean }, measurements: Array<{ __typename: 'Measurement', text: string }> }> }>, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName } };

export type FavouriteDishFragment = { __typename: 'DayDish', key: string, name: string, recipeNote: string | null, steps: Array<{ __typename: 'RecipeStep', parts: Array<{ __typename: 'StepPart', text: string, amount: string | null }> }>, ingredients: Array<{ __typename: 'DishIngredient', key: string, name: string, imageUrl: string | null, category: { __typename: 'IngredientCategory', isSeasoning: boolean, isOptional: boolean }, measurements: Array<{ __typename: 'Measurement', text: string }> }> };

export type InsertFavoritePreviewQueryVariables = Exact<{
  date: string;
  replacementId: string;
}>;


export type InsertFavoritePreviewQuery = { insertFavoritePreview:
    | { __typename: 'InsertFavoritePreview', kcal: number, original: { __typename: 'OriginalMeal', id: string, name: string }, effect: { __typename: 'ExchangeEffect', keepsInside: boolean, keptDates: Array<string>, keptBecause: KeptBecause | null, uneatenPortions: number, dayEffects: Array<{ __typename: 'DayEffect', date: string, holds: boolean, before: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, after: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, portionChanges: Array<{ __typename: 'PortionChange', name: string, from: number, to: number, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName, name: string } }> }>, shopping: { __typename: 'ShoppingChange', more: Array<{ __typename: 'ShoppingChangeItem', productId: string, name: string, text: string }>, less: Array<{ __typename: 'ShoppingChangeItem', productId: string, name: string, text: string }> } } }
    | { __typename: 'UnauthorizedException', code: number }
    | { __typename: 'ValidationException', description: string | null, details: Array<{ __typename: 'ErrorDetail', messages: Array<string> }> }
   };

export type FavouriteNameQueryVariables = Exact<{
  mealId: string;
}>;


export type FavouriteNameQuery = { favoriteMeal: { __typename: 'FavoriteMeal', id: string, publicName: string, textLanguage: string } | null };

export const ExchangeEffectFragmentDoc = "fragment ExchangeEffect on ExchangeEffect{keepsInside keptDates keptBecause uneatenPortions dayEffects{date holds before{...EffectGrams}after{...EffectGrams}portionChanges{mealType{type name}name from to}}shopping{more{...ShoppingItem}less{...ShoppingItem}}}fragment EffectGrams on MacroGrams{kcal proteinG fatG carbohydrateG}fragment ShoppingItem on ShoppingChangeItem{productId name text}" as unknown as TypedDocumentNode<ExchangeEffectFragment, unknown>
export const EffectGramsFragmentDoc = "fragment EffectGrams on MacroGrams{kcal proteinG fatG carbohydrateG}" as unknown as TypedDocumentNode<EffectGramsFragment, unknown>
export const ShoppingItemFragmentDoc = "fragment ShoppingItem on ShoppingChangeItem{productId name text}" as unknown as TypedDocumentNode<ShoppingItemFragment, unknown>
export const FavouriteCardFragmentDoc = "fragment FavouriteCard on FavoriteMeal{id publicName textLanguage kcal preparationImageUrl mealType{type}}" as unknown as TypedDocumentNode<FavouriteCardFragment, unknown>
export const FavouriteMealFragmentDoc = "fragment FavouriteMeal on FavoriteMeal{...FavouriteCard name preparationVideoUrl allergens preparationTime{years months days hours minutes seconds}macro{protein{grams}fat{grams}carbohydrates{grams}}dishes{...FavouriteDish}}fragment FavouriteCard on FavoriteMeal{id publicName textLanguage kcal preparationImageUrl mealType{type}}fragment FavouriteDish on DayDish{key name steps{parts{text amount}}recipeNote ingredients{key name imageUrl category{isSeasoning isOptional}measurements{text}}}" as unknown as TypedDocumentNode<FavouriteMealFragment, unknown>
export const FavouriteDishFragmentDoc = "fragment FavouriteDish on DayDish{key name steps{parts{text amount}}recipeNote ingredients{key name imageUrl category{isSeasoning isOptional}measurements{text}}}" as unknown as TypedDocumentNode<FavouriteDishFragment, unknown>
export const FavouritesDocument = "query Favourites($text:String!$mealType:MealTypeName$date:Date!$offset:Int!){favoriteMeals(text:$text mealType:$mealType offset:$offset){...FavouriteCard}favoriteMealsCount(text:$text mealType:$mealType)me{id diet{availableDays(from:$date){date}}}dailyDietPlan(date:$date){...on DailyDietPlanNormal{date}...on UnauthorizedException{code}}}fragment FavouriteCard on FavoriteMeal{id publicName textLanguage kcal preparationImageUrl mealType{type}}" as unknown as TypedDocumentNode<FavouritesQuery, FavouritesQueryVariables>
export const FavouriteDetailsDocument = "query FavouriteDetails($mealId:ID!){favoriteMeal(mealId:$mealId){...FavouriteMeal}}fragment FavouriteMeal on FavoriteMeal{...FavouriteCard name preparationVideoUrl allergens preparationTime{years months days hours minutes seconds}macro{protein{grams}fat{grams}carbohydrates{grams}}dishes{...FavouriteDish}}fragment FavouriteCard on FavoriteMeal{id publicName textLanguage kcal preparationImageUrl mealType{type}}fragment FavouriteDish on DayDish{key name steps{parts{text amount}}recipeNote ingredients{key name imageUrl category{isSeasoning isOptional}measurements{text}}}" as unknown as TypedDocumentNode<FavouriteDetailsQuery, FavouriteDetailsQueryVariables>
export const InsertFavoritePreviewDocument = "query InsertFavoritePreview($date:Date!$replacementId:ID!){insertFavoritePreview(date:$date replacementId:$replacementId){...on InsertFavoritePreview{kcal original{id name}effect{...ExchangeEffect}}...on ValidationException{description details{messages}}...on UnauthorizedException{code}}}fragment ExchangeEffect on ExchangeEffect{keepsInside keptDates keptBecause uneatenPortions dayEffects{date holds before{...EffectGrams}after{...EffectGrams}portionChanges{mealType{type name}name from to}}shopping{more{...ShoppingItem}less{...ShoppingItem}}}fragment EffectGrams on MacroGrams{kcal proteinG fatG carbohydrateG}fragment ShoppingItem on ShoppingChangeItem{productId name text}" as unknown as TypedDocumentNode<InsertFavoritePreviewQuery, InsertFavoritePreviewQueryVariables>
export const FavouriteNameDocument = "query FavouriteName($mealId:ID!){favoriteMeal(mealId:$mealId){id publicName textLanguage}}" as unknown as TypedDocumentNode<FavouriteNameQuery, FavouriteNameQueryVariables>