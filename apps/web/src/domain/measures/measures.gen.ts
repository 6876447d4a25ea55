/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
export type SettingInput = {
  systemOfMeasures: SystemOfMeasuresChoice;
};

/** The systems of measures a person can choose. `metric` means the same as `si`. */
export type SystemOfMeasuresChoice =
  | 'imperial'
  | 'metric'
  | 'si';

export type SettingMutationVariables = Exact<{
  request: SettingInput;
}>;


export type SettingMutation = { setting: { __typename: 'BasicMutationSuccess', code: number } };

export const SettingDocument = "mutation Setting($request:SettingInput!){setting(request:$request){code}}" as unknown as TypedDocumentNode<SettingMutation, SettingMutationVariables>