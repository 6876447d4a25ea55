/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
export type MealTypeName =
  | 'Breakfast'
  | 'Dinner'
  | 'Lunch'
  | 'Snack';

export type MealDetailsQueryVariables = Exact<{
  userDietSetId: string;
  mealType: MealTypeName;
  dietMealId: string;
  date: string;
}>;


export type MealDetailsQuery = { mealDetails:
    | { __typename: 'MealEvent', id: string, key: string, preparationVideoUrl: string | null, macro: { __typename: 'Macro', protein: { __typename: 'Macronutrient', percentage: number }, fat: { __typename: 'Macronutrient', percentage: number }, carbohydrates: { __typename: 'Macronutrient', percentage: number } }, dishes: Array<{ __typename: 'DayDish', key: string, name: string, recipe: Array<string>, recipeNote: string | null, portions: number, portionsTotal: number, portionDates: Array<string>, ingredients: Array<{ __typename: 'DishIngredient', key: string, productAmountId: string, productId: string, name: string, imageUrl: string | null, hasReplacement: boolean, original: { __typename: 'OriginalIngredient', productId: string, name: string } | null, category: { __typename: 'IngredientCategory', isSeasoning: boolean, isOptional: boolean }, measurements: Array<{ __typename: 'Measurement', amount: number, unit: string, text: string }>, saleProductVariant: { __typename: 'SaleProductVariantLink', link: string } | null }> }> }
    | { __typename: 'UnauthorizedException', code: number }
    | { __typename: 'ValidationException', details: Array<{ __typename: 'ErrorDetail', messages: Array<string> }> }
   };

export type MealDetailsFragment = { __typename: 'MealEvent', id: string, key: string, preparationVideoUrl: string | null, macro: { __typename: 'Macro', protein: { __typename: 'Macronutrient', percentage: number }, fat: { __typename: 'Macronutrient', percentage: number }, carbohydrates: { __typename: 'Macronutrient', percentage: number } }, dishes: Array<{ __typename: 'DayDish', key: string, name: string, recipe: Array<string>, recipeNote: string | null, portions: number, portionsTotal: number, portionDates: Array<string>, ingredients: Array<{ __typename: 'DishIngredient', key: string, productAmountId: string, productId: string, name: string, imageUrl: string | null, hasReplacement: boolean, original: { __typename: 'OriginalIngredient', productId: string, name: string } | null, category: { __typename: 'IngredientCategory', isSeasoning: boolean, isOptional: boolean }, measurements: Array<{ __typename: 'Measurement', amount: number, unit: string, text: string }>, saleProductVariant: { __typename: 'SaleProductVariantLink', link: string } | null }> }> };

export type DishFragment = { __typename: 'DayDish', key: string, name: string, recipe: Array<string>, recipeNote: string | null, portions: number, portionsTotal: number, portionDates: Array<string>, ingredients: Array<{ __typename: 'DishIngredient', key: string, productAmountId: string, productId: string, name: string, imageUrl: string | null, hasReplacement: boolean, original: { __typename: 'OriginalIngredient', productId: string, name: string } | null, category: { __typename: 'IngredientCategory', isSeasoning: boolean, isOptional: boolean }, measurements: Array<{ __typename: 'Measurement', amount: number, unit: string, text: string }>, saleProductVariant: { __typename: 'SaleProductVariantLink', link: string } | null }> };

export type IngredientFragment = { __typename: 'DishIngredient', key: string, productAmountId: string, productId: string, name: string, imageUrl: string | null, hasReplacement: boolean, original: { __typename: 'OriginalIngredient', productId: string, name: string } | null, category: { __typename: 'IngredientCategory', isSeasoning: boolean, isOptional: boolean }, measurements: Array<{ __typename: 'Measurement', amount: number, unit: string, text: string }>, saleProductVariant: { __typename: 'SaleProductVariantLink', link: string } | null };

export type MeasureFragment = { __typename: 'Measurement', amount: number, unit: string, text: string };

export const MealDetailsFragmentDoc = "fragment MealDetails on MealEvent{id key preparationVideoUrl macro{protein{percentage}fat{percentage}carbohydrates{percentage}}dishes{...Dish}}fragment Dish on DayDish{key name recipe recipeNote portions portionsTotal portionDates ingredients{...Ingredient}}fragment Ingredient on DishIngredient{key productAmountId productId name imageUrl hasReplacement original{productId name}category{isSeasoning isOptional}measurements{...Measure}saleProductVariant{link}}fragment Measure on Measurement{amount unit text}" as unknown as TypedDocumentNode<MealDetailsFragment, unknown>
export const DishFragmentDoc = "fragment Dish on DayDish{key name recipe recipeNote portions portionsTotal portionDates ingredients{...Ingredient}}fragment Ingredient on DishIngredient{key productAmountId productId name imageUrl hasReplacement original{productId name}category{isSeasoning isOptional}measurements{...Measure}saleProductVariant{link}}fragment Measure on Measurement{amount unit text}" as unknown as TypedDocumentNode<DishFragment, unknown>
export const IngredientFragmentDoc = "fragment Ingredient on DishIngredient{key productAmountId productId name imageUrl hasReplacement original{productId name}category{isSeasoning isOptional}measurements{...Measure}saleProductVariant{link}}fragment Measure on Measurement{amount unit text}" as unknown as TypedDocumentNode<IngredientFragment, unknown>
export const MeasureFragmentDoc = "fragment Measure on Measurement{amount unit text}" as unknown as TypedDocumentNode<MeasureFragment, unknown>
export const MealDetailsDocument = "query MealDetails($userDietSetId:ID!$mealType:MealTypeName!$dietMealId:ID!$date:Date!){mealDetails(userDietSetId:$userDietSetId mealType:$mealType dietMealId:$dietMealId date:$date){...on MealEvent{...MealDetails}...on ValidationException{details{messages}}...on UnauthorizedException{code}}}fragment MealDetails on MealEvent{id key preparationVideoUrl macro{protein{percentage}fat{percentage}carbohydrates{percentage}}dishes{...Dish}}fragment Dish on DayDish{key name recipe recipeNote portions portionsTotal portionDates ingredients{...Ingredient}}fragment Ingredient on DishIngredient{key productAmountId productId name imageUrl hasReplacement original{productId name}category{isSeasoning isOptional}measurements{...Measure}saleProductVariant{link}}fragment Measure on Measurement{amount unit text}" as unknown as TypedDocumentNode<MealDetailsQuery, MealDetailsQueryVariables>