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

export type MeasurementInput = {
  amount: number;
  text: string;
  unit: string;
};

export type ReplaceProductInput = {
  date: string;
  /** The ingredient's key as the page shows it. */
  key: string;
  /** Ignored, for the same reason. */
  measurements?: Array<MeasurementInput> | null | undefined;
  /** Ignored. The page shows this name until the answer arrives; the server computes its own. */
  name?: string | null | undefined;
  productAmountId: string;
  /** Id of the new food. The recipe's own food undoes an earlier replacement. */
  replacementId: string;
};

export type ExchangeEffectFragment = { __typename: 'ExchangeEffect', keepsInside: boolean, keptDates: Array<string>, keptBecause: KeptBecause | null, uneatenPortions: number, dayEffects: Array<{ __typename: 'DayEffect', date: string, holds: boolean, before: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, after: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, portionChanges: Array<{ __typename: 'PortionChange', name: string, from: number, to: number, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName, name: string } }> }>, shopping: { __typename: 'ShoppingChange', more: Array<{ __typename: 'ShoppingChangeItem', productId: string, name: string, text: string }>, less: Array<{ __typename: 'ShoppingChangeItem', productId: string, name: string, text: string }> } };

export type EffectGramsFragment = { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number };

export type ShoppingItemFragment = { __typename: 'ShoppingChangeItem', productId: string, name: string, text: string };

export type IngredientReplacementsQueryVariables = Exact<{
  date: string;
  productAmountId: string;
}>;


export type IngredientReplacementsQuery = { ingredientReplacements:
    | { __typename: 'IngredientReplacements', replacements: Array<{ __typename: 'IngredientReplacement', id: string, name: string, imageUrl: string | null, isOriginal: boolean, measurements: Array<{ __typename: 'Measurement', amount: number, unit: string, text: string }>, effect: { __typename: 'ExchangeEffect', keepsInside: boolean, keptDates: Array<string>, keptBecause: KeptBecause | null, uneatenPortions: number, dayEffects: Array<{ __typename: 'DayEffect', date: string, holds: boolean, before: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, after: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, portionChanges: Array<{ __typename: 'PortionChange', name: string, from: number, to: number, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName, name: string } }> }>, shopping: { __typename: 'ShoppingChange', more: Array<{ __typename: 'ShoppingChangeItem', productId: string, name: string, text: string }>, less: Array<{ __typename: 'ShoppingChangeItem', productId: string, name: string, text: string }> } } }> }
    | { __typename: 'UnauthorizedException', code: number }
    | { __typename: 'ValidationException', details: Array<{ __typename: 'ErrorDetail', messages: Array<string> }> }
   };

export type OfferedFoodFragment = { __typename: 'IngredientReplacement', id: string, name: string, imageUrl: string | null, isOriginal: boolean, measurements: Array<{ __typename: 'Measurement', amount: number, unit: string, text: string }>, effect: { __typename: 'ExchangeEffect', keepsInside: boolean, keptDates: Array<string>, keptBecause: KeptBecause | null, uneatenPortions: number, dayEffects: Array<{ __typename: 'DayEffect', date: string, holds: boolean, before: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, after: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, portionChanges: Array<{ __typename: 'PortionChange', name: string, from: number, to: number, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName, name: string } }> }>, shopping: { __typename: 'ShoppingChange', more: Array<{ __typename: 'ShoppingChangeItem', productId: string, name: string, text: string }>, less: Array<{ __typename: 'ShoppingChangeItem', productId: string, name: string, text: string }> } } };

export type DietSetReplaceProductMutationVariables = Exact<{
  request: ReplaceProductInput;
}>;


export type DietSetReplaceProductMutation = { dietSetReplaceProduct:
    | { __typename: 'DayChanged', changeId: string, changedDays: Array<{ __typename: 'DailyDietPlanNormal', date: string }> }
    | { __typename: 'UnauthorizedException', code: number }
    | { __typename: 'ValidationException', details: Array<{ __typename: 'ErrorDetail', messages: Array<string> }> }
   };

export const ExchangeEffectFragmentDoc = "fragment ExchangeEffect on ExchangeEffect{keepsInside keptDates keptBecause uneatenPortions dayEffects{date holds before{...EffectGrams}after{...EffectGrams}portionChanges{mealType{type name}name from to}}shopping{more{...ShoppingItem}less{...ShoppingItem}}}fragment EffectGrams on MacroGrams{kcal proteinG fatG carbohydrateG}fragment ShoppingItem on ShoppingChangeItem{productId name text}" as unknown as TypedDocumentNode<ExchangeEffectFragment, unknown>
export const EffectGramsFragmentDoc = "fragment EffectGrams on MacroGrams{kcal proteinG fatG carbohydrateG}" as unknown as TypedDocumentNode<EffectGramsFragment, unknown>
export const ShoppingItemFragmentDoc = "fragment ShoppingItem on ShoppingChangeItem{productId name text}" as unknown as TypedDocumentNode<ShoppingItemFragment, unknown>
export const OfferedFoodFragmentDoc = "fragment OfferedFood on IngredientReplacement{id name imageUrl isOriginal measurements{amount unit text}effect{...ExchangeEffect}}fragment ExchangeEffect on ExchangeEffect{keepsInside keptDates keptBecause uneatenPortions dayEffects{date holds before{...EffectGrams}after{...EffectGrams}portionChanges{mealType{type name}name from to}}shopping{more{...ShoppingItem}less{...ShoppingItem}}}fragment EffectGrams on MacroGrams{kcal proteinG fatG carbohydrateG}fragment ShoppingItem on ShoppingChangeItem{productId name text}" as unknown as TypedDocumentNode<OfferedFoodFragment, unknown>
export const IngredientReplacementsDocument = "query IngredientReplacements($date:Date!$productAmountId:ID!){ingredientReplacements(date:$date productAmountId:$productAmountId){...on IngredientReplacements{replacements{...OfferedFood}}...on ValidationException{details{messages}}...on UnauthorizedException{code}}}fragment OfferedFood on IngredientReplacement{id name imageUrl isOriginal measurements{amount unit text}effect{...ExchangeEffect}}fragment ExchangeEffect on ExchangeEffect{keepsInside keptDates keptBecause uneatenPortions dayEffects{date holds before{...EffectGrams}after{...EffectGrams}portionChanges{mealType{type name}name from to}}shopping{more{...ShoppingItem}less{...ShoppingItem}}}fragment EffectGrams on MacroGrams{kcal proteinG fatG carbohydrateG}fragment ShoppingItem on ShoppingChangeItem{productId name text}" as unknown as TypedDocumentNode<IngredientReplacementsQuery, IngredientReplacementsQueryVariables>
export const DietSetReplaceProductDocument = "mutation DietSetReplaceProduct($request:ReplaceProductInput!){dietSetReplaceProduct(request:$request){...on DayChanged{changeId changedDays{date}}...on ValidationException{details{messages}}...on UnauthorizedException{code}}}" as unknown as TypedDocumentNode<DietSetReplaceProductMutation, DietSetReplaceProductMutationVariables>