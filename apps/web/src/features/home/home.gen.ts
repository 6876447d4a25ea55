/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
export type DietMode =
  | 'gain_muscle_mass'
  | 'put_on_weight'
  | 'slimming'
  | 'stabilization';

export type LengthUnit =
  | 'cm'
  | 'in';

export type MealTypeName =
  | 'Breakfast'
  | 'Dinner'
  | 'Lunch'
  | 'Snack';

export type Sex =
  | 'female'
  | 'male';

export type WeightUnit =
  | 'kg'
  | 'lb';

export type ExampleDaysQueryVariables = Exact<{ [key: string]: never; }>;


export type ExampleDaysQuery = { exampleDays: Array<{ __typename: 'ExampleDay', person: { __typename: 'ExamplePerson', identifier: string, sex: Sex, age: number, dietMode: DietMode, height: { __typename: 'Length', value: number, unit: LengthUnit }, weight: { __typename: 'Weight', value: number, unit: WeightUnit }, goalWeight: { __typename: 'Weight', value: number, unit: WeightUnit } }, dayDiet: { __typename: 'DayDiet', name: string }, events: Array<{ __typename: 'MealEvent', id: string, name: string, kcal: number, preparationImageUrl: string, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName, name: string }, macro: { __typename: 'Macro', protein: { __typename: 'Macronutrient', grams: number }, fat: { __typename: 'Macronutrient', grams: number }, carbohydrates: { __typename: 'Macronutrient', grams: number } } }>, proof: { __typename: 'DayProof', target: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, actual: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number } } }> };

export type ExampleDayFragment = { __typename: 'ExampleDay', person: { __typename: 'ExamplePerson', identifier: string, sex: Sex, age: number, dietMode: DietMode, height: { __typename: 'Length', value: number, unit: LengthUnit }, weight: { __typename: 'Weight', value: number, unit: WeightUnit }, goalWeight: { __typename: 'Weight', value: number, unit: WeightUnit } }, dayDiet: { __typename: 'DayDiet', name: string }, events: Array<{ __typename: 'MealEvent', id: string, name: string, kcal: number, preparationImageUrl: string, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName, name: string }, macro: { __typename: 'Macro', protein: { __typename: 'Macronutrient', grams: number }, fat: { __typename: 'Macronutrient', grams: number }, carbohydrates: { __typename: 'Macronutrient', grams: number } } }>, proof: { __typename: 'DayProof', target: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, actual: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number } } };

export type ExamplePersonFragment = { __typename: 'ExamplePerson', identifier: string, sex: Sex, age: number, dietMode: DietMode, height: { __typename: 'Length', value: number, unit: LengthUnit }, weight: { __typename: 'Weight', value: number, unit: WeightUnit }, goalWeight: { __typename: 'Weight', value: number, unit: WeightUnit } };

export type ExampleMealFragment = { __typename: 'MealEvent', id: string, name: string, kcal: number, preparationImageUrl: string, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName, name: string }, macro: { __typename: 'Macro', protein: { __typename: 'Macronutrient', grams: number }, fat: { __typename: 'Macronutrient', grams: number }, carbohydrates: { __typename: 'Macronutrient', grams: number } } };

export type ExampleProofFragment = { __typename: 'DayProof', target: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number }, actual: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number } };

export type ExampleGramsFragment = { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number };

export const ExampleDayFragmentDoc = "fragment ExampleDay on ExampleDay{person{...ExamplePerson}dayDiet{name}events{...ExampleMeal}proof{...ExampleProof}}fragment ExamplePerson on ExamplePerson{identifier sex age height{value unit}weight{value unit}goalWeight{value unit}dietMode}fragment ExampleMeal on MealEvent{id name kcal preparationImageUrl mealType{type name}macro{protein{grams}fat{grams}carbohydrates{grams}}}fragment ExampleProof on DayProof{target{...ExampleGrams}actual{...ExampleGrams}}fragment ExampleGrams on MacroGrams{kcal proteinG fatG carbohydrateG}" as unknown as TypedDocumentNode<ExampleDayFragment, unknown>
export const ExamplePersonFragmentDoc = "fragment ExamplePerson on ExamplePerson{identifier sex age height{value unit}weight{value unit}goalWeight{value unit}dietMode}" as unknown as TypedDocumentNode<ExamplePersonFragment, unknown>
export const ExampleMealFragmentDoc = "fragment ExampleMeal on MealEvent{id name kcal preparationImageUrl mealType{type name}macro{protein{grams}fat{grams}carbohydrates{grams}}}" as unknown as TypedDocumentNode<ExampleMealFragment, unknown>
export const ExampleProofFragmentDoc = "fragment ExampleProof on DayProof{target{...ExampleGrams}actual{...ExampleGrams}}fragment ExampleGrams on MacroGrams{kcal proteinG fatG carbohydrateG}" as unknown as TypedDocumentNode<ExampleProofFragment, unknown>
export const ExampleGramsFragmentDoc = "fragment ExampleGrams on MacroGrams{kcal proteinG fatG carbohydrateG}" as unknown as TypedDocumentNode<ExampleGramsFragment, unknown>
export const ExampleDaysDocument = "query ExampleDays{exampleDays{...ExampleDay}}fragment ExampleDay on ExampleDay{person{...ExamplePerson}dayDiet{name}events{...ExampleMeal}proof{...ExampleProof}}fragment ExamplePerson on ExamplePerson{identifier sex age height{value unit}weight{value unit}goalWeight{value unit}dietMode}fragment ExampleMeal on MealEvent{id name kcal preparationImageUrl mealType{type name}macro{protein{grams}fat{grams}carbohydrates{grams}}}fragment ExampleProof on DayProof{target{...ExampleGrams}actual{...ExampleGrams}}fragment ExampleGrams on MacroGrams{kcal proteinG fatG carbohydrateG}" as unknown as TypedDocumentNode<ExampleDaysQuery, ExampleDaysQueryVariables>