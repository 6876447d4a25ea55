/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
export type Sex =
  | 'female'
  | 'male';

export type UserStatus =
  /** The e-mail address is confirmed, or the person dismissed the request to confirm it. */
  | 'STATUS_ACTIVE'
  /** The e-mail address is not confirmed yet. Nothing is blocked. */
  | 'STATUS_NON_ACTIVE';

export type UserDataQueryVariables = Exact<{ [key: string]: never; }>;


export type UserDataQuery = { me: { __typename: 'Me', id: string, name: string | null, sex: Sex | null, email: string, status: UserStatus, passwordIsSet: boolean, hasExternalProviderSetUp: boolean, passwordWasVoidedAtLogin: boolean, changedDocuments: Array<{ __typename: 'ChangedDocument', identifier: string, changedOn: string }> } };

export const UserDataDocument = "query UserData{me{id name sex email status passwordIsSet hasExternalProviderSetUp passwordWasVoidedAtLogin changedDocuments{identifier changedOn}}}" as unknown as TypedDocumentNode<UserDataQuery, UserDataQueryVariables>