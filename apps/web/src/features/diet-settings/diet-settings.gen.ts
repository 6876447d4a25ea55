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

export type DietGenerateInput = {
  activityLevel: DietActivityLevel;
  dateOfBirth: string;
  dietId: number;
  dietMode: DietMode;
  dietType: DietType;
  /** The exclusions from now on. If absent, the stored exclusions stay. */
  exclusions?: ExclusionsInput | null | undefined;
  /** Ignored for stabilization, which uses the current weight. */
  goalWeight?: WeightInput | null | undefined;
  /** The person answered No to each question: pregnant or breast-feeding, an eating disorder, an illness that needs a medical diet. A Yes makes no plan; `dietStop` stops one that was made before. `dateOfBirth` says whether they are 18 or over. */
  healthConfirmed: boolean;
  /** Explicit consent to process health data (GDPR, article 9). May be false while an earlier consent is valid. */
  healthDataConsent: boolean;
  height: LengthInput;
  /** female or male; any other value is a validation error of this field. */
  sex: string;
  startDate: string;
  weight: WeightInput;
};

export type DietMode =
  | 'gain_muscle_mass'
  | 'put_on_weight'
  | 'slimming'
  | 'stabilization';

/** The wizard's answers so far. Missing answers are not checked, so that each step can be checked alone. */
export type DietSettingsInput = {
  activityLevel?: DietActivityLevel | null | undefined;
  dateOfBirth?: string | null | undefined;
  /** 3 classic, 4 vegetarian, 5 vegan, 200 glp1. */
  dietId?: number | null | undefined;
  dietMode?: DietMode | null | undefined;
  dietType?: DietType | null | undefined;
  /** The exclusions; checked against the diet once `dietId` is present. */
  exclusions?: ExclusionsInput | null | undefined;
  goalWeight?: WeightInput | null | undefined;
  height?: LengthInput | null | undefined;
  /** female or male; any other value is a validation error of this field. */
  sex?: string | null | undefined;
  startDate?: string | null | undefined;
  weight?: WeightInput | null | undefined;
};

export type DietType =
  | 'glp1'
  | 'standard';

export type ExclusionsInput = {
  allergens: Array<Allergen>;
  /** Ids of foods, at most 60. */
  foodIds: Array<string>;
};

export type LengthInput = {
  unit: LengthUnit;
  value: number;
};

export type LengthUnit =
  | 'cm'
  | 'in';

export type MealTypeName =
  | 'Breakfast'
  | 'Dinner'
  | 'Lunch'
  | 'Snack';

/** What the planner gave up for a day, or why the day is outside its tolerances. */
export type PlanReasonCode =
  | 'LARGE_PORTION'
  | 'LEFTOVER_DROPPED'
  | 'MACRO_UNREACHABLE'
  | 'MEAL_BANDS_RELAXED'
  | 'OUT_OF_SEASON'
  | 'PINNED_MEALS'
  | 'PORTION_LIMIT'
  | 'TOO_FEW_RECIPES'
  | 'VARIETY_RELAXED';

export type Sex =
  | 'female'
  | 'male';

export type SystemOfMeasures =
  | 'imperial'
  | 'si';

export type WeightInput = {
  unit: WeightUnit;
  value: number;
};

export type WeightUnit =
  | 'kg'
  | 'lb';

export type DietSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type DietSettingsQuery = { me: { __typename: 'Me', id: string, name: string | null, sex: Sex | null, birthDate: string | null, systemOfMeasures: SystemOfMeasures, lastWeightOn: string | null, healthDataConsent: { __typename: 'HealthDataConsent', isGiven: boolean, withdrawnAt: string | null, isDataKept: boolean }, height: { __typename: 'Length', value: number, unit: LengthUnit } | null, weight: { __typename: 'Weight', value: number, unit: WeightUnit } | null, goalWeight: { __typename: 'Weight', value: number, unit: WeightUnit } | null, firstWeight: { __typename: 'Weight', value: number, unit: WeightUnit } | null, lastWeight: { __typename: 'Weight', value: number, unit: WeightUnit } | null, diet: { __typename: 'Diet', id: number | null, mode: DietMode | null, activityLevel: DietActivityLevel | null, dietType: DietType | null, startDate: string | null, phasesFrom: string | null, hadEver: boolean, stoppedAt: string | null, exclusions: { __typename: 'Exclusions', allergens: Array<Allergen>, foods: Array<{ __typename: 'NamedFood', id: string, name: string }> } } } };

export type HealthDataConsentGiveAgainMutationVariables = Exact<{ [key: string]: never; }>;


export type HealthDataConsentGiveAgainMutation = { me: { __typename: 'MeMutation', healthDataConsentGive: { __typename: 'BasicMutationSuccess', code: number } } };

export type ValidateDietSettingsQueryVariables = Exact<{
  settings: DietSettingsInput;
}>;


export type ValidateDietSettingsQuery = { validateDietSettings:
    | { __typename: 'DietSettingsValid', code: number }
    | { __typename: 'ValidationException', code: number, details: Array<{ __typename: 'ErrorDetail', fieldName: string, messages: Array<string> }> }
   };

export type MeDietGenerateMutationVariables = Exact<{
  request: DietGenerateInput;
  token?: string | null | undefined;
}>;


export type MeDietGenerateMutation = { me: { __typename: 'MeMutation', dietGenerate:
      | { __typename: 'BasicMutationSuccess', code: number }
      | { __typename: 'DietChangePreview', token: string, from: string | null, mealsKept: number, mealsReplaced: number, days: Array<{ __typename: 'DietChangeDay', date: string, isChanged: boolean, before: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number } | null, after: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number } }>, diet: { __typename: 'NamedDiet', id: number, name: string }, formerDiet: { __typename: 'NamedDiet', id: number, name: string } | null, firstReplacedDays: Array<{ __typename: 'ReplacedDay', date: string, holds: boolean, meals: Array<{ __typename: 'ReplacedMeal', from: string, to: string | null, hasExcluded: boolean, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName, name: string } }> }>, replacedDays: Array<{ __typename: 'ReplacedDay', date: string, holds: boolean, meals: Array<{ __typename: 'ReplacedMeal', from: string, to: string | null, hasExcluded: boolean, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName, name: string } }> }> }
      | { __typename: 'UnauthorizedException', code: number }
      | { __typename: 'ValidationException', code: number, details: Array<{ __typename: 'ErrorDetail', fieldName: string, messages: Array<string> }> }
     } };

export type FoodsQueryVariables = Exact<{
  search: string;
}>;


export type FoodsQuery = { foods: Array<{ __typename: 'NamedFood', id: string, name: string }> };

export type FoodSiblingsQueryVariables = Exact<{
  foodId: string;
}>;


export type FoodSiblingsQuery = { foodSiblings: Array<{ __typename: 'NamedFood', id: string, name: string }> };

export type MealsWithoutQueryVariables = Exact<{
  exclusions: ExclusionsInput;
  dietId: number;
}>;


export type MealsWithoutQuery = { mealsWithout:
    | { __typename: 'MealsWithout', mealsLeft: Array<{ __typename: 'MealsLeft', type: MealTypeName, count: number, reason: PlanReasonCode | null, dearest: { __typename: 'DearestExclusion', mealCount: number, excluded: { __typename: 'Excluded', allergen: Allergen | null, food: { __typename: 'NamedFood', id: string, name: string } | null } } | null }> }
    | { __typename: 'ValidationException' }
   };

export type MealsLeftFragment = { __typename: 'MealsLeft', type: MealTypeName, count: number, reason: PlanReasonCode | null, dearest: { __typename: 'DearestExclusion', mealCount: number, excluded: { __typename: 'Excluded', allergen: Allergen | null, food: { __typename: 'NamedFood', id: string, name: string } | null } } | null };

export type ReplacedDayFragment = { __typename: 'ReplacedDay', date: string, holds: boolean, meals: Array<{ __typename: 'ReplacedMeal', from: string, to: string | null, hasExcluded: boolean, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName, name: string } }> };

export type ExclusionsPreviewFragment = { __typename: 'ExclusionsPreview', token: string, canBePlanned: boolean, mealsLeft: Array<{ __typename: 'MealsLeft', type: MealTypeName, count: number, reason: PlanReasonCode | null, dearest: { __typename: 'DearestExclusion', mealCount: number, excluded: { __typename: 'Excluded', allergen: Allergen | null, food: { __typename: 'NamedFood', id: string, name: string } | null } } | null }>, days: Array<{ __typename: 'ReplacedDay', date: string, holds: boolean, meals: Array<{ __typename: 'ReplacedMeal', from: string, to: string | null, hasExcluded: boolean, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName, name: string } }> }> };

export type ExclusionsPreviewQueryVariables = Exact<{
  exclusions: ExclusionsInput;
}>;


export type ExclusionsPreviewQuery = { exclusionsPreview:
    | { __typename: 'ExclusionsPreview', token: string, canBePlanned: boolean, mealsLeft: Array<{ __typename: 'MealsLeft', type: MealTypeName, count: number, reason: PlanReasonCode | null, dearest: { __typename: 'DearestExclusion', mealCount: number, excluded: { __typename: 'Excluded', allergen: Allergen | null, food: { __typename: 'NamedFood', id: string, name: string } | null } } | null }>, days: Array<{ __typename: 'ReplacedDay', date: string, holds: boolean, meals: Array<{ __typename: 'ReplacedMeal', from: string, to: string | null, hasExcluded: boolean, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName, name: string } }> }> }
    | { __typename: 'ValidationException', details: Array<{ __typename: 'ErrorDetail', fieldName: string, messages: Array<string> }> }
   };

export type ExclusionsSaveMutationVariables = Exact<{
  exclusions: ExclusionsInput;
  token: string;
  healthDataConsent: boolean;
}>;


export type ExclusionsSaveMutation = { me: { __typename: 'MeMutation', exclusionsSave:
      | { __typename: 'BasicMutationSuccess', code: number }
      | { __typename: 'ExclusionsPreview', token: string, canBePlanned: boolean, mealsLeft: Array<{ __typename: 'MealsLeft', type: MealTypeName, count: number, reason: PlanReasonCode | null, dearest: { __typename: 'DearestExclusion', mealCount: number, excluded: { __typename: 'Excluded', allergen: Allergen | null, food: { __typename: 'NamedFood', id: string, name: string } | null } } | null }>, days: Array<{ __typename: 'ReplacedDay', date: string, holds: boolean, meals: Array<{ __typename: 'ReplacedMeal', from: string, to: string | null, hasExcluded: boolean, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName, name: string } }> }> }
      | { __typename: 'ValidationException', details: Array<{ __typename: 'ErrorDetail', fieldName: string, messages: Array<string> }> }
     } };

export type DietChangeFragment = { __typename: 'DietChangePreview', token: string, from: string | null, mealsKept: number, mealsReplaced: number, days: Array<{ __typename: 'DietChangeDay', date: string, isChanged: boolean, before: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number } | null, after: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number } }>, diet: { __typename: 'NamedDiet', id: number, name: string }, formerDiet: { __typename: 'NamedDiet', id: number, name: string } | null, firstReplacedDays: Array<{ __typename: 'ReplacedDay', date: string, holds: boolean, meals: Array<{ __typename: 'ReplacedMeal', from: string, to: string | null, hasExcluded: boolean, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName, name: string } }> }>, replacedDays: Array<{ __typename: 'ReplacedDay', date: string, holds: boolean, meals: Array<{ __typename: 'ReplacedMeal', from: string, to: string | null, hasExcluded: boolean, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName, name: string } }> }> };

export type DietGeneratePreviewQueryVariables = Exact<{
  request: DietGenerateInput;
}>;


export type DietGeneratePreviewQuery = { dietGeneratePreview:
    | { __typename: 'DietChangePreview', token: string, from: string | null, mealsKept: number, mealsReplaced: number, days: Array<{ __typename: 'DietChangeDay', date: string, isChanged: boolean, before: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number } | null, after: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number } }>, diet: { __typename: 'NamedDiet', id: number, name: string }, formerDiet: { __typename: 'NamedDiet', id: number, name: string } | null, firstReplacedDays: Array<{ __typename: 'ReplacedDay', date: string, holds: boolean, meals: Array<{ __typename: 'ReplacedMeal', from: string, to: string | null, hasExcluded: boolean, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName, name: string } }> }>, replacedDays: Array<{ __typename: 'ReplacedDay', date: string, holds: boolean, meals: Array<{ __typename: 'ReplacedMeal', from: string, to: string | null, hasExcluded: boolean, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName, name: string } }> }> }
    | { __typename: 'UnauthorizedException', code: number }
    | { __typename: 'ValidationException', details: Array<{ __typename: 'ErrorDetail', fieldName: string, messages: Array<string> }> }
   };

export const MealsLeftFragmentDoc = "fragment MealsLeft on MealsLeft{type count reason dearest{mealCount excluded{allergen food{id name}}}}" as unknown as TypedDocumentNode<MealsLeftFragment, unknown>
export const ReplacedDayFragmentDoc = "fragment ReplacedDay on ReplacedDay{date holds meals{mealType{type name}from to hasExcluded}}" as unknown as TypedDocumentNode<ReplacedDayFragment, unknown>
export const ExclusionsPreviewFragmentDoc = "fragment ExclusionsPreview on ExclusionsPreview{token canBePlanned mealsLeft{...MealsLeft}days{...ReplacedDay}}fragment MealsLeft on MealsLeft{type count reason dearest{mealCount excluded{allergen food{id name}}}}fragment ReplacedDay on ReplacedDay{date holds meals{mealType{type name}from to hasExcluded}}" as unknown as TypedDocumentNode<ExclusionsPreviewFragment, unknown>
export const DietChangeFragmentDoc = "fragment DietChange on DietChangePreview{token from days{date isChanged before{kcal proteinG fatG carbohydrateG}after{kcal proteinG fatG carbohydrateG}}diet{id name}formerDiet{id name}mealsKept mealsReplaced firstReplacedDays{...ReplacedDay}replacedDays{...ReplacedDay}}fragment ReplacedDay on ReplacedDay{date holds meals{mealType{type name}from to hasExcluded}}" as unknown as TypedDocumentNode<DietChangeFragment, unknown>
export const DietSettingsDocument = "query DietSettings{me{id name sex birthDate systemOfMeasures healthDataConsent{isGiven withdrawnAt isDataKept}height{value unit}weight{value unit}goalWeight{value unit}firstWeight{value unit}lastWeight{value unit}lastWeightOn diet{id mode activityLevel dietType startDate phasesFrom hadEver stoppedAt exclusions{allergens foods{id name}}}}}" as unknown as TypedDocumentNode<DietSettingsQuery, DietSettingsQueryVariables>
export const HealthDataConsentGiveAgainDocument = "mutation HealthDataConsentGiveAgain{me{healthDataConsentGive{code}}}" as unknown as TypedDocumentNode<HealthDataConsentGiveAgainMutation, HealthDataConsentGiveAgainMutationVariables>
export const ValidateDietSettingsDocument = "query ValidateDietSettings($settings:DietSettingsInput!){validateDietSettings(settings:$settings){...on DietSettingsValid{code}...on ValidationException{code details{fieldName messages}}}}" as unknown as TypedDocumentNode<ValidateDietSettingsQuery, ValidateDietSettingsQueryVariables>
export const MeDietGenerateDocument = "mutation MeDietGenerate($request:DietGenerateInput!$token:ID){me{dietGenerate(request:$request token:$token){...on BasicMutationSuccess{code}...on DietChangePreview{...DietChange}...on UnauthorizedException{code}...on ValidationException{code details{fieldName messages}}}}}fragment DietChange on DietChangePreview{token from days{date isChanged before{kcal proteinG fatG carbohydrateG}after{kcal proteinG fatG carbohydrateG}}diet{id name}formerDiet{id name}mealsKept mealsReplaced firstReplacedDays{...ReplacedDay}replacedDays{...ReplacedDay}}fragment ReplacedDay on ReplacedDay{date holds meals{mealType{type name}from to hasExcluded}}" as unknown as TypedDocumentNode<MeDietGenerateMutation, MeDietGenerateMutationVariables>
export const FoodsDocument = "query Foods($search:String!){foods(search:$search){id name}}" as unknown as TypedDocumentNode<FoodsQuery, FoodsQueryVariables>
export const FoodSiblingsDocument = "query FoodSiblings($foodId:ID!){foodSiblings(foodId:$foodId){id name}}" as unknown as TypedDocumentNode<FoodSiblingsQuery, FoodSiblingsQueryVariables>
export const MealsWithoutDocument = "query MealsWithout($exclusions:ExclusionsInput!$dietId:Int!){mealsWithout(exclusions:$exclusions dietId:$dietId){...on MealsWithout{mealsLeft{...MealsLeft}}}}fragment MealsLeft on MealsLeft{type count reason dearest{mealCount excluded{allergen food{id name}}}}" as unknown as TypedDocumentNode<MealsWithoutQuery, MealsWithoutQueryVariables>
export const ExclusionsPreviewDocument = "query ExclusionsPreview($exclusions:ExclusionsInput!){exclusionsPreview(exclusions:$exclusions){...on ExclusionsPreview{...ExclusionsPreview}...on ValidationException{details{fieldName messages}}}}fragment ExclusionsPreview on ExclusionsPreview{token canBePlanned mealsLeft{...MealsLeft}days{...ReplacedDay}}fragment MealsLeft on MealsLeft{type count reason dearest{mealCount excluded{allergen food{id name}}}}fragment ReplacedDay on ReplacedDay{date holds meals{mealType{type name}from to hasExcluded}}" as unknown as TypedDocumentNode<ExclusionsPreviewQuery, ExclusionsPreviewQueryVariables>
export const ExclusionsSaveDocument = "mutation ExclusionsSave($exclusions:ExclusionsInput!$token:ID!$healthDataConsent:Boolean!){me{exclusionsSave(exclusions:$exclusions token:$token healthDataConsent:$healthDataConsent){...on BasicMutationSuccess{code}...on ExclusionsPreview{...ExclusionsPreview}...on ValidationException{details{fieldName messages}}}}}fragment ExclusionsPreview on ExclusionsPreview{token canBePlanned mealsLeft{...MealsLeft}days{...ReplacedDay}}fragment MealsLeft on MealsLeft{type count reason dearest{mealCount excluded{allergen food{id name}}}}fragment ReplacedDay on ReplacedDay{date holds meals{mealType{type name}from to hasExcluded}}" as unknown as TypedDocumentNode<ExclusionsSaveMutation, ExclusionsSaveMutationVariables>
export const DietGeneratePreviewDocument = "query DietGeneratePreview($request:DietGenerateInput!){dietGeneratePreview(request:$request){...on DietChangePreview{...DietChange}...on UnauthorizedException{code}...on ValidationException{details{fieldName messages}}}}fragment DietChange on DietChangePreview{token from days{date isChanged before{kcal proteinG fatG carbohydrateG}after{kcal proteinG fatG carbohydrateG}}diet{id name}formerDiet{id name}mealsKept mealsReplaced firstReplacedDays{...ReplacedDay}replacedDays{...ReplacedDay}}fragment ReplacedDay on ReplacedDay{date holds meals{mealType{type name}from to hasExcluded}}" as unknown as TypedDocumentNode<DietGeneratePreviewQuery, DietGeneratePreviewQueryVariables>