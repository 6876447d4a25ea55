/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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
  /** What is left out from now on; absent: what was left out before. */
  exclusions?: ExclusionsInput | null | undefined;
  /** For stabilization the current weight is taken, whatever is sent. */
  goalWeight?: WeightInput | null | undefined;
  /** 18 or over, not pregnant or breast-feeding, no eating disorder, no illness that needs a medical diet. */
  healthConfirmed: boolean;
  /** Explicit consent to process health data (GDPR, article 9). */
  healthDataConsent: boolean;
  height: LengthInput;
  sex: Sex;
  startDate: string;
  weight: WeightInput;
};

export type DietMode =
  | 'gain_muscle_mass'
  | 'put_on_weight'
  | 'slimming'
  | 'stabilization';

/** Answers so far; a missing one is not checked, so that each step of the wizard can ask about itself. */
export type DietSettingsInput = {
  activityLevel?: DietActivityLevel | null | undefined;
  dateOfBirth?: string | null | undefined;
  /** 3 classic, 4 vegetarian, 5 vegan, 200 glp1. */
  dietId?: number | null | undefined;
  dietMode?: DietMode | null | undefined;
  dietType?: DietType | null | undefined;
  /** What is left out; checked against the diet as soon as that is there. */
  exclusions?: ExclusionsInput | null | undefined;
  goalWeight?: WeightInput | null | undefined;
  height?: LengthInput | null | undefined;
  sex?: Sex | null | undefined;
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

/** What the planner gave up for a day, or why it is outside its band. */
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


export type DietSettingsQuery = { me: { __typename: 'Me', id: string, name: string | null, sex: Sex | null, birthDate: string | null, systemOfMeasures: SystemOfMeasures, height: { __typename: 'Length', value: number, unit: LengthUnit } | null, weight: { __typename: 'Weight', value: number, unit: WeightUnit } | null, goalWeight: { __typename: 'Weight', value: number, unit: WeightUnit } | null, diet: { __typename: 'Diet', id: number | null, mode: DietMode | null, activityLevel: DietActivityLevel | null, dietType: DietType | null, startDate: string | null, hadEver: boolean, exclusions: { __typename: 'Exclusions', allergens: Array<Allergen>, foods: Array<{ __typename: 'NamedFood', id: string, name: string }> } } } };

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
      | { __typename: 'DietChangePreview', token: string, from: string | null, days: Array<{ __typename: 'DietChangeDay', date: string, isChanged: boolean, before: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number } | null, after: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number } }>, replacedDays: Array<{ __typename: 'ReplacedDay', date: string, holds: boolean, meals: Array<{ __typename: 'ReplacedMeal', from: string, to: string | null, hasExcluded: boolean, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName, name: string } }> }> }
      | { __typename: 'UnauthorizedException', code: number }
      | { __typename: 'ValidationException', code: number, details: Array<{ __typename: 'ErrorDetail', fieldName: string, messages: Array<string> }> }
     } };

export type MeSettingMutationVariables = Exact<{
  systemOfMeasures: SystemOfMeasures;
}>;


export type MeSettingMutation = { me: { __typename: 'MeMutation', setting: { __typename: 'BasicMutationSuccess', code: number } } };

export type FoodsQueryVariables = Exact<{
  search: string;
}>;


export type FoodsQuery = { foods: Array<{ __typename: 'NamedFood', id: string, name: string }> };

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

export type DietChangeFragment = { __typename: 'DietChangePreview', token: string, from: string | null, days: Array<{ __typename: 'DietChangeDay', date: string, isChanged: boolean, before: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number } | null, after: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number } }>, replacedDays: Array<{ __typename: 'ReplacedDay', date: string, holds: boolean, meals: Array<{ __typename: 'ReplacedMeal', from: string, to: string | null, hasExcluded: boolean, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName, name: string } }> }> };

export type DietGeneratePreviewQueryVariables = Exact<{
  request: DietGenerateInput;
}>;


export type DietGeneratePreviewQuery = { dietGeneratePreview:
    | { __typename: 'DietChangePreview', token: string, from: string | null, days: Array<{ __typename: 'DietChangeDay', date: string, isChanged: boolean, before: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number } | null, after: { __typename: 'MacroGrams', kcal: number, proteinG: number, fatG: number, carbohydrateG: number } }>, replacedDays: Array<{ __typename: 'ReplacedDay', date: string, holds: boolean, meals: Array<{ __typename: 'ReplacedMeal', from: string, to: string | null, hasExcluded: boolean, mealType: { __typename: 'MealTypeOfDay', type: MealTypeName, name: string } }> }> }
    | { __typename: 'UnauthorizedException', code: number }
    | { __typename: 'ValidationException', details: Array<{ __typename: 'ErrorDetail', fieldName: string, messages: Array<string> }> }
   };

export const MealsLeftFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MealsLeft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MealsLeft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"dearest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mealCount"}},{"kind":"Field","name":{"kind":"Name","value":"excluded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allergen"}},{"kind":"Field","name":{"kind":"Name","value":"food"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<MealsLeftFragment, unknown>;
export const ReplacedDayFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReplacedDay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReplacedDay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"holds"}},{"kind":"Field","name":{"kind":"Name","value":"meals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mealType"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"hasExcluded"}}]}}]}}]} as unknown as DocumentNode<ReplacedDayFragment, unknown>;
export const ExclusionsPreviewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExclusionsPreview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExclusionsPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"canBePlanned"}},{"kind":"Field","name":{"kind":"Name","value":"mealsLeft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MealsLeft"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReplacedDay"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MealsLeft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MealsLeft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"dearest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mealCount"}},{"kind":"Field","name":{"kind":"Name","value":"excluded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allergen"}},{"kind":"Field","name":{"kind":"Name","value":"food"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReplacedDay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReplacedDay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"holds"}},{"kind":"Field","name":{"kind":"Name","value":"meals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mealType"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"hasExcluded"}}]}}]}}]} as unknown as DocumentNode<ExclusionsPreviewFragment, unknown>;
export const DietChangeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DietChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DietChangePreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"isChanged"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kcal"}},{"kind":"Field","name":{"kind":"Name","value":"proteinG"}},{"kind":"Field","name":{"kind":"Name","value":"fatG"}},{"kind":"Field","name":{"kind":"Name","value":"carbohydrateG"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kcal"}},{"kind":"Field","name":{"kind":"Name","value":"proteinG"}},{"kind":"Field","name":{"kind":"Name","value":"fatG"}},{"kind":"Field","name":{"kind":"Name","value":"carbohydrateG"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"replacedDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReplacedDay"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReplacedDay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReplacedDay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"holds"}},{"kind":"Field","name":{"kind":"Name","value":"meals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mealType"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"hasExcluded"}}]}}]}}]} as unknown as DocumentNode<DietChangeFragment, unknown>;
export const DietSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DietSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sex"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"systemOfMeasures"}},{"kind":"Field","name":{"kind":"Name","value":"height"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weight"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"goalWeight"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"diet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"activityLevel"}},{"kind":"Field","name":{"kind":"Name","value":"dietType"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"hadEver"}},{"kind":"Field","name":{"kind":"Name","value":"exclusions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allergens"}},{"kind":"Field","name":{"kind":"Name","value":"foods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<DietSettingsQuery, DietSettingsQueryVariables>;
export const ValidateDietSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ValidateDietSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"settings"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DietSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"validateDietSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"settings"},"value":{"kind":"Variable","name":{"kind":"Name","value":"settings"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DietSettingsValid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationException"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"details"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldName"}},{"kind":"Field","name":{"kind":"Name","value":"messages"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ValidateDietSettingsQuery, ValidateDietSettingsQueryVariables>;
export const MeDietGenerateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MeDietGenerate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"request"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DietGenerateInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dietGenerate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"request"},"value":{"kind":"Variable","name":{"kind":"Name","value":"request"}}},{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BasicMutationSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DietChangePreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DietChange"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UnauthorizedException"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationException"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"details"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldName"}},{"kind":"Field","name":{"kind":"Name","value":"messages"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReplacedDay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReplacedDay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"holds"}},{"kind":"Field","name":{"kind":"Name","value":"meals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mealType"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"hasExcluded"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DietChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DietChangePreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"isChanged"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kcal"}},{"kind":"Field","name":{"kind":"Name","value":"proteinG"}},{"kind":"Field","name":{"kind":"Name","value":"fatG"}},{"kind":"Field","name":{"kind":"Name","value":"carbohydrateG"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kcal"}},{"kind":"Field","name":{"kind":"Name","value":"proteinG"}},{"kind":"Field","name":{"kind":"Name","value":"fatG"}},{"kind":"Field","name":{"kind":"Name","value":"carbohydrateG"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"replacedDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReplacedDay"}}]}}]}}]} as unknown as DocumentNode<MeDietGenerateMutation, MeDietGenerateMutationVariables>;
export const MeSettingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MeSetting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"systemOfMeasures"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SystemOfMeasures"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"systemOfMeasures"},"value":{"kind":"Variable","name":{"kind":"Name","value":"systemOfMeasures"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<MeSettingMutation, MeSettingMutationVariables>;
export const FoodsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Foods"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"foods"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<FoodsQuery, FoodsQueryVariables>;
export const MealsWithoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MealsWithout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"exclusions"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExclusionsInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dietId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mealsWithout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"exclusions"},"value":{"kind":"Variable","name":{"kind":"Name","value":"exclusions"}}},{"kind":"Argument","name":{"kind":"Name","value":"dietId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dietId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MealsWithout"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mealsLeft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MealsLeft"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MealsLeft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MealsLeft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"dearest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mealCount"}},{"kind":"Field","name":{"kind":"Name","value":"excluded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allergen"}},{"kind":"Field","name":{"kind":"Name","value":"food"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<MealsWithoutQuery, MealsWithoutQueryVariables>;
export const ExclusionsPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExclusionsPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"exclusions"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExclusionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exclusionsPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"exclusions"},"value":{"kind":"Variable","name":{"kind":"Name","value":"exclusions"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExclusionsPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExclusionsPreview"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationException"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"details"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldName"}},{"kind":"Field","name":{"kind":"Name","value":"messages"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MealsLeft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MealsLeft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"dearest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mealCount"}},{"kind":"Field","name":{"kind":"Name","value":"excluded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allergen"}},{"kind":"Field","name":{"kind":"Name","value":"food"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReplacedDay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReplacedDay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"holds"}},{"kind":"Field","name":{"kind":"Name","value":"meals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mealType"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"hasExcluded"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExclusionsPreview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExclusionsPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"canBePlanned"}},{"kind":"Field","name":{"kind":"Name","value":"mealsLeft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MealsLeft"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReplacedDay"}}]}}]}}]} as unknown as DocumentNode<ExclusionsPreviewQuery, ExclusionsPreviewQueryVariables>;
export const ExclusionsSaveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExclusionsSave"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"exclusions"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExclusionsInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"healthDataConsent"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exclusionsSave"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"exclusions"},"value":{"kind":"Variable","name":{"kind":"Name","value":"exclusions"}}},{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"healthDataConsent"},"value":{"kind":"Variable","name":{"kind":"Name","value":"healthDataConsent"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BasicMutationSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExclusionsPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExclusionsPreview"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationException"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"details"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldName"}},{"kind":"Field","name":{"kind":"Name","value":"messages"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MealsLeft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MealsLeft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"dearest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mealCount"}},{"kind":"Field","name":{"kind":"Name","value":"excluded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allergen"}},{"kind":"Field","name":{"kind":"Name","value":"food"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReplacedDay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReplacedDay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"holds"}},{"kind":"Field","name":{"kind":"Name","value":"meals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mealType"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"hasExcluded"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExclusionsPreview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExclusionsPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"canBePlanned"}},{"kind":"Field","name":{"kind":"Name","value":"mealsLeft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MealsLeft"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReplacedDay"}}]}}]}}]} as unknown as DocumentNode<ExclusionsSaveMutation, ExclusionsSaveMutationVariables>;
export const DietGeneratePreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DietGeneratePreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"request"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DietGenerateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dietGeneratePreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"request"},"value":{"kind":"Variable","name":{"kind":"Name","value":"request"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DietChangePreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DietChange"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UnauthorizedException"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationException"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"details"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldName"}},{"kind":"Field","name":{"kind":"Name","value":"messages"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReplacedDay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReplacedDay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"holds"}},{"kind":"Field","name":{"kind":"Name","value":"meals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mealType"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"hasExcluded"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DietChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DietChangePreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"isChanged"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kcal"}},{"kind":"Field","name":{"kind":"Name","value":"proteinG"}},{"kind":"Field","name":{"kind":"Name","value":"fatG"}},{"kind":"Field","name":{"kind":"Name","value":"carbohydrateG"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kcal"}},{"kind":"Field","name":{"kind":"Name","value":"proteinG"}},{"kind":"Field","name":{"kind":"Name","value":"fatG"}},{"kind":"Field","name":{"kind":"Name","value":"carbohydrateG"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"replacedDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReplacedDay"}}]}}]}}]} as unknown as DocumentNode<DietGeneratePreviewQuery, DietGeneratePreviewQueryVariables>;