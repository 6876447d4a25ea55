/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Sex =
  | 'female'
  | 'male';

export type UserDataQueryVariables = Exact<{ [key: string]: never; }>;


export type UserDataQuery = { me: { __typename: 'Me', id: string, name: string | null, sex: Sex | null, email: string, passwordIsSet: boolean, hasExternalProviderSetUp: boolean } };


export const UserDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sex"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"passwordIsSet"}},{"kind":"Field","name":{"kind":"Name","value":"hasExternalProviderSetUp"}}]}}]}}]} as unknown as DocumentNode<UserDataQuery, UserDataQueryVariables>;