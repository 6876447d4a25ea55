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

export type ReplaceMealInput = {
  date: string;
  /** Id of the meal that is planned there now. */
  originalMealId: string;
  replacementId: string;
};

export type ExchangeEffectFragment = { __typename: 'ExchangeEffect', keepsInside: boolean, keptDates: Array<string>, keptBecause: KeptBecause | null, uneatenPortions: number, dayEffects: Array<{ __typename: 'DayEffect', date: string, holds: boolean, before: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, after: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, portionChanges: Array<{ __typename: 'PortionChange', name: string, from: number, to: number, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName, name: string } }> }>, shopping: { __typename: 'ShoppingChange', more: Array<{ __typename: 'ShoppingChangeItem', productId: string, name: string, text: string }>, less: Array<{ __typename: 'ShoppingChangeItem', productId: string, name: string, text: string }> } };

export type EffectGramsFragment = { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number };

export type ShoppingItemFragment = { __typename: 'ShoppingChangeItem', productId: string, name: string, text: string };

export type MealReplacementsQueryVariables = Exact<{
  userDietSetId: string;
  mealType: MealTypeName;
  dietMealId: string;
  limit: number;
  prependWithOriginalMeal: boolean;
  date: string;
}>;


export type MealReplacementsQuery = { mealReplacements:
    | { __typename: 'MealReplacements', replacements: Array<{ __typename: 'MealReplacement', id: string, publicName: string, textLanguage: string, kcal: number, isOriginal: boolean, isFavorited: boolean, canBeAddedToFavorites: boolean, preparationImageUrl: string, allergens: Array<Allergen>, mainIngredients: Array<string>, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName }, preparationTime: { __typename: 'Duration', years: number, months: number, days: number, hours: number, minutes: number, seconds: number }, effect: { __typename: 'ExchangeEffect', keepsInside: boolean, keptDates: Array<string>, keptBecause: KeptBecause | null, uneatenPortions: number, dayEffects: Array<{ __typename: 'DayEffect', date: string, holds: boolean, before: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, after: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, portionChanges: Array<{ __typename: 'PortionChange', name: string, from: number, to: number, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName, name: string } }> }>, shopping: { __typename: 'ShoppingChange', more: Array<{ __typename: 'ShoppingChangeItem', productId: string, name: string, text: string }>, less: Array<{ __typename: 'ShoppingChangeItem', productId: string, name: string, text: string }> } } }> }
    | { __typename: 'UnauthorizedException', code: number }
    | { __typename: 'ValidationException', details: Array<{ __typename: 'ErrorDetail', messages: Array<string> }> }
   };

export type OfferedMealFragment = { __typename: 'MealReplacement', id: string, publicName: string, textLanguage: string, kcal: number, isOriginal: boolean, isFavorited: boolean, canBeAddedToFavorites: boolean, preparationImageUrl: string, allergens: Array<Allergen>, mainIngredients: Array<string>, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName }, preparationTime: { __typename: 'Duration', years: number, months: number, days: number, hours: number, minutes: number, seconds: number }, effect: { __typename: 'ExchangeEffect', keepsInside: boolean, keptDates: Array<string>, keptBecause: KeptBecause | null, uneatenPortions: number, dayEffects: Array<{ __typename: 'DayEffect', date: string, holds: boolean, before: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, after: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, portionChanges: Array<{ __typename: 'PortionChange', name: string, from: number, to: number, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName, name: string } }> }>, shopping: { __typename: 'ShoppingChange', more: Array<{ __typename: 'ShoppingChangeItem', productId: string, name: string, text: string }>, less: Array<{ __typename: 'ShoppingChangeItem', productId: string, name: string, text: string }> } } };

export type DietSetReplaceMealMutationVariables = Exact<{
  request: ReplaceMealInput;
}>;


export type DietSetReplaceMealMutation = { dietSetReplaceMeal:
    | { __typename: 'DayChanged', changeId: string, changedDays: Array<{ __typename: 'DailyDietPlanNormal', date: string }> }
    | { __typename: 'UnauthorizedException', code: number }
    | { __typename: 'ValidationException', details: Array<{ __typename: 'ErrorDetail', messages: Array<string> }> }
   };

export const ExchangeEffectFragmentDoc = "fragment ExchangeEffect on ExchangeEffect{keepsInside keptDates keptBecause uneatenPortions dayEffects{date holds before{...EffectGrams}after{...EffectGrams}portionChanges{mealType{type name}name from to}}shopping{more{...ShoppingItem}less{...ShoppingItem}}}fragment EffectGrams on MacroGrams{kcal proteinG fatG carbohydrateG}fragment ShoppingItem on ShoppingChangeItem{productId name text}" as unknown as TypedDocumentNode<ExchangeEffectFragment, unknown>
export const EffectGramsFragmentDoc = "fragment EffectGrams on MacroGrams{kcal proteinG fatG carbohydrateG}" as unknown as TypedDocumentNode<EffectGramsFragment, unknown>
export const ShoppingItemFragmentDoc = "fragment ShoppingItem on ShoppingChangeItem{productId name text}" as unknown as TypedDocumentNode<ShoppingItemFragment, unknown>
export const OfferedMealFragmentDoc = "fragment OfferedMeal on MealReplacement{id publicName textLanguage kcal isOriginal isFavorited canBeAddedToFavorites preparationImageUrl allergens mealType{type}preparationTime{years months days hours minutes seconds}mainIngredients effect{...ExchangeEffect}}fragment ExchangeEffect on ExchangeEffect{keepsInside keptDates keptBecause uneatenPortions dayEffects{date holds before{...EffectGrams}after{...EffectGrams}portionChanges{mealType{type name}name from to}}shopping{more{...ShoppingItem}less{...ShoppingItem}}}fragment EffectGrams on MacroGrams{kcal proteinG fatG carbohydrateG}fragment ShoppingItem on ShoppingChangeItem{productId name text}" as unknown as TypedDocumentNode<OfferedMealFragment, unknown>
export const MealReplacementsDocument = "query MealReplacements($userDietSetId:ID!$mealType:MealTypeName!$dietMealId:ID!$limit:Int!$prependWithOriginalMeal:Boolean!$date:Date!){mealReplacements(userDietSetId:$userDietSetId mealType:$mealType dietMealId:$dietMealId limit:$limit prependWithOriginalMeal:$prependWithOriginalMeal date:$date){...on MealReplacements{replacements{...OfferedMeal}}...on ValidationException{details{messages}}...on UnauthorizedException{code}}}fragment OfferedMeal on MealReplacement{id publicName textLanguage kcal isOriginal isFavorited canBeAddedToFavorites preparationImageUrl allergens mealType{type}preparationTime{years months days hours minutes seconds}mainIngredients effect{...ExchangeEffect}}fragment ExchangeEffect on ExchangeEffect{keepsInside keptDates keptBecause uneatenPortions dayEffects{date holds before{...EffectGrams}after{...EffectGrams}portionChanges{mealType{type name}name from to}}shopping{more{...ShoppingItem}less{...ShoppingItem}}}fragment EffectGrams on MacroGrams{kcal proteinG fatG carbohydrateG}fragment ShoppingItem on ShoppingChangeItem{productId name text}" as unknown as TypedDocumentNode<MealReplacementsQuery, MealReplacementsQueryVariables>
export const DietSetReplaceMealDocument = "mutation DietSetReplaceMeal($request:ReplaceMealInput!){dietSetReplaceMeal(request:$request){...on DayChanged{changeId changedDays{date}}...on ValidationException{details{messages}}...on UnauthorizedException{code}}}" as unknown as TypedDocumentNode<DietSetReplaceMealMutation, DietSetReplaceMealMutationVariables>