/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
export type LeftoverUse =
  | 'COLD'
  | 'REHEAT';

export type MealTypeName =
  | 'Breakfast'
  | 'Dinner'
  | 'Lunch'
  | 'Snack';

export type PrintedDaysQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type PrintedDaysQuery = { printedDays:
    | { __typename: 'DailyDietPlanRedirect', date: string }
    | { __typename: 'PrintedPlan', plannedDays: Array<{ __typename: 'PrintedDay', date: string, dietName: string, eveningNotes: Array<string>, macros: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, meals: Array<{ __typename: 'PrintedMeal', recipeId: string, portion: number, portionsTotal: number, cookedOn: string, shareOfPot: number, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName, name: string }, macros: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number } }> }>, recipes: Array<{ __typename: 'PrintedRecipe', id: string, name: string, textLanguage: string, minutes: number, eveningNote: string | null, leftoverUse: LeftoverUse | null, mealType: { __typename: 'MealTypeOfDay', name: string }, dishes: Array<{ __typename: 'PrintedDish', name: string, ingredients: Array<string>, steps: Array<string>, isFresh: boolean, swaps: Array<{ __typename: 'PrintedSwap', original: string, name: string }> }>, cookings: Array<{ __typename: 'PrintedCooking', dates: Array<string>, portions: number, isCookedBefore: boolean, amounts: Array<Array<string>>, steps: Array<Array<string>>, plates: Array<{ __typename: 'PrintedPlate', dates: Array<string>, amounts: Array<Array<string>>, steps: Array<Array<string>> }> }> }> }
    | { __typename: 'UnauthorizedException', code: number }
    | { __typename: 'ValidationException', details: Array<{ __typename: 'ErrorDetail', messages: Array<string> }> }
   };

export type PrintedDayFragment = { __typename: 'PrintedDay', date: string, dietName: string, eveningNotes: Array<string>, macros: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, meals: Array<{ __typename: 'PrintedMeal', recipeId: string, portion: number, portionsTotal: number, cookedOn: string, shareOfPot: number, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName, name: string }, macros: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number } }> };

export type PrintedMealFragment = { __typename: 'PrintedMeal', recipeId: string, portion: number, portionsTotal: number, cookedOn: string, shareOfPot: number, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName, name: string }, macros: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number } };

export type PrintedMacrosFragment = { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number };

export type PrintedRecipeFragment = { __typename: 'PrintedRecipe', id: string, name: string, textLanguage: string, minutes: number, eveningNote: string | null, leftoverUse: LeftoverUse | null, mealType: { __typename: 'MealTypeOfDay', name: string }, dishes: Array<{ __typename: 'PrintedDish', name: string, ingredients: Array<string>, steps: Array<string>, isFresh: boolean, swaps: Array<{ __typename: 'PrintedSwap', original: string, name: string }> }>, cookings: Array<{ __typename: 'PrintedCooking', dates: Array<string>, portions: number, isCookedBefore: boolean, amounts: Array<Array<string>>, steps: Array<Array<string>>, plates: Array<{ __typename: 'PrintedPlate', dates: Array<string>, amounts: Array<Array<string>>, steps: Array<Array<string>> }> }> };

export type PrintedCookingFragment = { __typename: 'PrintedCooking', dates: Array<string>, portions: number, isCookedBefore: boolean, amounts: Array<Array<string>>, steps: Array<Array<string>>, plates: Array<{ __typename: 'PrintedPlate', dates: Array<string>, amounts: Array<Array<string>>, steps: Array<Array<string>> }> };

export const PrintedDayFragmentDoc = "fragment PrintedDay on PrintedDay{date dietName macros{...PrintedMacros}eveningNotes meals{...PrintedMeal}}fragment PrintedMacros on MacroGrams{kcal proteinG fatG carbohydrateG}fragment PrintedMeal on PrintedMeal{mealType{type name}recipeId macros{...PrintedMacros}portion portionsTotal cookedOn shareOfPot}" as unknown as TypedDocumentNode<PrintedDayFragment, unknown>
export const PrintedMealFragmentDoc = "fragment PrintedMeal on PrintedMeal{mealType{type name}recipeId macros{...PrintedMacros}portion portionsTotal cookedOn shareOfPot}fragment PrintedMacros on MacroGrams{kcal proteinG fatG carbohydrateG}" as unknown as TypedDocumentNode<PrintedMealFragment, unknown>
export const PrintedMacrosFragmentDoc = "fragment PrintedMacros on MacroGrams{kcal proteinG fatG carbohydrateG}" as unknown as TypedDocumentNode<PrintedMacrosFragment, unknown>
export const PrintedRecipeFragmentDoc = "fragment PrintedRecipe on PrintedRecipe{id name textLanguage mealType{name}minutes eveningNote leftoverUse dishes{name ingredients steps isFresh swaps{original name}}cookings{...PrintedCooking}}fragment PrintedCooking on PrintedCooking{dates portions isCookedBefore amounts steps plates{dates amounts steps}}" as unknown as TypedDocumentNode<PrintedRecipeFragment, unknown>
export const PrintedCookingFragmentDoc = "fragment PrintedCooking on PrintedCooking{dates portions isCookedBefore amounts steps plates{dates amounts steps}}" as unknown as TypedDocumentNode<PrintedCookingFragment, unknown>
export const PrintedDaysDocument = "query PrintedDays($from:Date!$to:Date!){printedDays(from:$from to:$to){...on PrintedPlan{plannedDays{...PrintedDay}recipes{...PrintedRecipe}}...on DailyDietPlanRedirect{date}...on ValidationException{details{messages}}...on UnauthorizedException{code}}}fragment PrintedDay on PrintedDay{date dietName macros{...PrintedMacros}eveningNotes meals{...PrintedMeal}}fragment PrintedMacros on MacroGrams{kcal proteinG fatG carbohydrateG}fragment PrintedMeal on PrintedMeal{mealType{type name}recipeId macros{...PrintedMacros}portion portionsTotal cookedOn shareOfPot}fragment PrintedRecipe on PrintedRecipe{id name textLanguage mealType{name}minutes eveningNote leftoverUse dishes{name ingredients steps isFresh swaps{original name}}cookings{...PrintedCooking}}fragment PrintedCooking on PrintedCooking{dates portions isCookedBefore amounts steps plates{dates amounts steps}}" as unknown as TypedDocumentNode<PrintedDaysQuery, PrintedDaysQueryVariables>