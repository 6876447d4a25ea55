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


export type DietSettingsQuery = { me: { __typename: 'Me', id: string, name: string | null, sex: Sex | null, birthDate: string | null, systemOfMeasures: SystemOfMeasures, height: { __typename: 'Length', value: number, unit: LengthUnit } | null, weight: { __typename: 'Weight', value: number, unit: WeightUnit } | null, goalWeight: { __typename: 'Weight', value: number, unit: WeightUnit } | null, diet: { __typename: 'Diet', id: number | null, mode: DietMode | null, activityLevel: DietActivityLevel | null, dietType: DietType | null, startDate: string | null, hadEver: boolean } } };

export type ValidateDietSettingsQueryVariables = Exact<{
  settings: DietSettingsInput;
}>;


export type ValidateDietSettingsQuery = { validateDietSettings:
    | { __typename: 'DietSettingsValid', code: number }
    | { __typename: 'ValidationException', code: number, details: Array<{ __typename: 'ErrorDetail', fieldName: string, messages: Array<string> }> }
   };

export type MeDietGenerateMutationVariables = Exact<{
  request: DietGenerateInput;
}>;


export type MeDietGenerateMutation = { me: { __typename: 'MeMutation', dietGenerate:
      | { __typename: 'BasicMutationSuccess', code: number }
      | { __typename: 'DietChangePreview' }
      | { __typename: 'UnauthorizedException', code: number }
      | { __typename: 'ValidationException', code: number, details: Array<{ __typename: 'ErrorDetail', fieldName: string, messages: Array<string> }> }
     } };

export type MeSettingMutationVariables = Exact<{
  systemOfMeasures: SystemOfMeasures;
}>;


export type MeSettingMutation = { me: { __typename: 'MeMutation', setting: { __typename: 'BasicMutationSuccess', code: number } } };


export const DietSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DietSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sex"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"systemOfMeasures"}},{"kind":"Field","name":{"kind":"Name","value":"height"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weight"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"goalWeight"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"diet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"activityLevel"}},{"kind":"Field","name":{"kind":"Name","value":"dietType"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"hadEver"}}]}}]}}]}}]} as unknown as DocumentNode<DietSettingsQuery, DietSettingsQueryVariables>;
export const ValidateDietSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ValidateDietSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"settings"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DietSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"validateDietSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"settings"},"value":{"kind":"Variable","name":{"kind":"Name","value":"settings"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DietSettingsValid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationException"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"details"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldName"}},{"kind":"Field","name":{"kind":"Name","value":"messages"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ValidateDietSettingsQuery, ValidateDietSettingsQueryVariables>;
export const MeDietGenerateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MeDietGenerate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"request"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DietGenerateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dietGenerate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"request"},"value":{"kind":"Variable","name":{"kind":"Name","value":"request"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BasicMutationSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UnauthorizedException"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationException"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"details"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldName"}},{"kind":"Field","name":{"kind":"Name","value":"messages"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<MeDietGenerateMutation, MeDietGenerateMutationVariables>;
export const MeSettingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MeSetting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"systemOfMeasures"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SystemOfMeasures"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"systemOfMeasures"},"value":{"kind":"Variable","name":{"kind":"Name","value":"systemOfMeasures"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<MeSettingMutation, MeSettingMutationVariables>;