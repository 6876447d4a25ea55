/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { me: { __typename: 'MeMutation', logout: { __typename: 'BasicMutationSuccess', code: number } } };

export type EndSessionMutationVariables = Exact<{
  tokenHash: string;
}>;


export type EndSessionMutation = { endSession: { __typename: 'BasicMutationSuccess', code: number } };

export const LogoutDocument = "mutation Logout{me{logout{code}}}" as unknown as TypedDocumentNode<LogoutMutation, LogoutMutationVariables>
export const EndSessionDocument = "mutation EndSession($tokenHash:String!){endSession(tokenHash:$tokenHash){code}}" as unknown as TypedDocumentNode<EndSessionMutation, EndSessionMutationVariables>