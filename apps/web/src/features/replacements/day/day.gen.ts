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

/** Why a menu cannot be chosen. */
export type MenuInactiveReason =
  /** The viewer has already eaten a meal that the menu would replace. */
  | 'ALREADY_EATEN'
  /** The menu contains an excluded food. */
  | 'MEALS_EXCLUDED'
  /** No portions of the menu match the energy of the day. */
  | 'OUT_OF_TOLERANCE';

export type ReplaceDayInput = {
  date: string;
  /** The `dietSetId` of an offered menu. */
  replacementId: string;
};

export type SearchHitKind =
  | 'DISH'
  | 'INGREDIENT';

export type ExchangeEffectFragment = { __typename: 'ExchangeEffect', keepsInside: boolean, keptDates: Array<string>, keptBecause: KeptBecause | null, uneatenPortions: number, dayEffects: Array<{ __typename: 'DayEffect', date: string, holds: boolean, before: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, after: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, portionChanges: Array<{ __typename: 'PortionChange', name: string, from: number, to: number, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName, name: string } }> }>, shopping: { __typename: 'ShoppingChange', more: Array<{ __typename: 'ShoppingChangeItem', productId: string, name: string, text: string }>, less: Array<{ __typename: 'ShoppingChangeItem', productId: string, name: string, text: string }> } };

export type EffectGramsFragment = { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number };

export type ShoppingItemFragment = { __typename: 'ShoppingChangeItem', productId: string, name: string, text: string };

export type DayReplacementQueryVariables = Exact<{
  date: string;
  text?: string | null | undefined;
}>;


export type DayReplacementQuery = { dayReplacement:
    | { __typename: 'DayReplacements', replacements: Array<{ __typename: 'DayReplacement', dietSetId: string, active: boolean, inactiveReason: MenuInactiveReason | null, holiday: { __typename: 'DayReplacementHoliday', name: string, description: string, icon: string } | null, categories: Array<{ __typename: 'DayReplacementCategory', id: string, name: string }>, events: Array<{ __typename: 'DayReplacementEvent', id: string, name: string, publicName: string, textLanguage: string, preparationImageUrl: string, isEaten: boolean, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName }, hit: { __typename: 'SearchHit', kind: SearchHitKind, name: string } | null, excluded: Array<{ __typename: 'Excluded', allergen: Allergen | null, food: { __typename: 'NamedFood', id: string, name: string } | null }> }>, effect: { __typename: 'ExchangeEffect', keepsInside: boolean, keptDates: Array<string>, keptBecause: KeptBecause | null, uneatenPortions: number, dayEffects: Array<{ __typename: 'DayEffect', date: string, holds: boolean, before: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, after: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, portionChanges: Array<{ __typename: 'PortionChange', name: string, from: number, to: number, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName, name: string } }> }>, shopping: { __typename: 'ShoppingChange', more: Array<{ __typename: 'ShoppingChangeItem', productId: string, name: string, text: string }>, less: Array<{ __typename: 'ShoppingChangeItem', productId: string, name: string, text: string }> } } | null }> }
    | { __typename: 'UnauthorizedException', code: number }
    | { __typename: 'ValidationException', details: Array<{ __typename: 'ErrorDetail', messages: Array<string> }> }
   };

export type OtherDayFragment = { __typename: 'DayReplacement', dietSetId: string, active: boolean, inactiveReason: MenuInactiveReason | null, holiday: { __typename: 'DayReplacementHoliday', name: string, description: string, icon: string } | null, categories: Array<{ __typename: 'DayReplacementCategory', id: string, name: string }>, events: Array<{ __typename: 'DayReplacementEvent', id: string, name: string, publicName: string, textLanguage: string, preparationImageUrl: string, isEaten: boolean, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName }, hit: { __typename: 'SearchHit', kind: SearchHitKind, name: string } | null, excluded: Array<{ __typename: 'Excluded', allergen: Allergen | null, food: { __typename: 'NamedFood', id: string, name: string } | null }> }>, effect: { __typename: 'ExchangeEffect', keepsInside: boolean, keptDates: Array<string>, keptBecause: KeptBecause | null, uneatenPortions: number, dayEffects: Array<{ __typename: 'DayEffect', date: string, holds: boolean, before: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, after: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, portionChanges: Array<{ __typename: 'PortionChange', name: string, from: number, to: number, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName, name: string } }> }>, shopping: { __typename: 'ShoppingChange', more: Array<{ __typename: 'ShoppingChangeItem', productId: string, name: string, text: string }>, less: Array<{ __typename: 'ShoppingChangeItem', productId: string, name: string, text: string }> } } | null };

export type OtherDayMealFragment = { __typename: 'DayReplacementEvent', id: string, name: string, publicName: string, textLanguage: string, preparationImageUrl: string, isEaten: boolean, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName }, hit: { __typename: 'SearchHit', kind: SearchHitKind, name: string } | null, excluded: Array<{ __typename: 'Excluded', allergen: Allergen | null, food: { __typename: 'NamedFood', id: string, name: string } | null }> };

export type DietSetReplaceMutationVariables = Exact<{
  request: ReplaceDayInput;
}>;


export type DietSetReplaceMutation = { dietSetReplace:
    | { __typename: 'DayChanged', changeId: string, changedDays: Array<{ __typename: 'DailyDietPlanNormal', date: string }> }
    | { __typename: 'UnauthorizedException', code: number }
    | { __typename: 'ValidationException', details: Array<{ __typename: 'ErrorDetail', messages: Array<string> }> }
   };

export const ExchangeEffectFragmentDoc = "fragment ExchangeEffect on ExchangeEffect{keepsInside keptDates keptBecause uneatenPortions dayEffects{date holds before{...EffectGrams}after{...EffectGrams}portionChanges{mealType{type name}name from to}}shopping{more{...ShoppingItem}less{...ShoppingItem}}}fragment EffectGrams on MacroGrams{kcal proteinG fatG carbohydrateG}fragment ShoppingItem on ShoppingChangeItem{productId name text}" as unknown as TypedDocumentNode<ExchangeEffectFragment, unknown>
export const EffectGramsFragmentDoc = "fragment EffectGrams on MacroGrams{kcal proteinG fatG carbohydrateG}" as unknown as TypedDocumentNode<EffectGramsFragment, unknown>
export const ShoppingItemFragmentDoc = "fragment ShoppingItem on ShoppingChangeItem{productId name text}" as unknown as TypedDocumentNode<ShoppingItemFragment, unknown>
export const OtherDayFragmentDoc = "fragment OtherDay on DayReplacement{dietSetId active inactiveReason holiday{name description icon}categories{id name}events{...OtherDayMeal}effect{...ExchangeEffect}}fragment OtherDayMeal on DayReplacementEvent{id name mealType{type}publicName textLanguage preparationImageUrl isEaten hit{kind name}excluded{allergen food{id name}}}fragment ExchangeEffect on ExchangeEffect{keepsInside keptDates keptBecause uneatenPortions dayEffects{date holds before{...EffectGrams}after{...EffectGrams}portionChanges{mealType{type name}name from to}}shopping{more{...ShoppingItem}less{...ShoppingItem}}}fragment EffectGrams on MacroGrams{kcal proteinG fatG carbohydrateG}fragment ShoppingItem on ShoppingChangeItem{productId name text}" as unknown as TypedDocumentNode<OtherDayFragment, unknown>
export const OtherDayMealFragmentDoc = "fragment OtherDayMeal on DayReplacementEvent{id name mealType{type}publicName textLanguage preparationImageUrl isEaten hit{kind name}excluded{allergen food{id name}}}" as unknown as TypedDocumentNode<OtherDayMealFragment, unknown>
export const DayReplacementDocument = "query DayReplacement($date:Date!$text:String){dayReplacement(date:$date text:$text){...on DayReplacements{replacements{...OtherDay}}...on ValidationException{details{messages}}...on UnauthorizedException{code}}}fragment OtherDay on DayReplacement{dietSetId active inactiveReason holiday{name description icon}categories{id name}events{...OtherDayMeal}effect{...ExchangeEffect}}fragment OtherDayMeal on DayReplacementEvent{id name mealType{type}publicName textLanguage preparationImageUrl isEaten hit{kind name}excluded{allergen food{id name}}}fragment ExchangeEffect on ExchangeEffect{keepsInside keptDates keptBecause uneatenPortions dayEffects{date holds before{...EffectGrams}after{...EffectGrams}portionChanges{mealType{type name}name from to}}shopping{more{...ShoppingItem}less{...ShoppingItem}}}fragment EffectGrams on MacroGrams{kcal proteinG fatG carbohydrateG}fragment ShoppingItem on ShoppingChangeItem{productId name text}" as unknown as TypedDocumentNode<DayReplacementQuery, DayReplacementQueryVariables>
export const DietSetReplaceDocument = "mutation DietSetReplace($request:ReplaceDayInput!){dietSetReplace(request:$request){...on DayChanged{changeId changedDays{date}}...on ValidationException{details{messages}}...on UnauthorizedException{code}}}" as unknown as TypedDocumentNode<DietSetReplaceMutation, DietSetReplaceMutationVariables>