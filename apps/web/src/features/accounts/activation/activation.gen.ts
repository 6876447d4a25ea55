/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
export type UserStatus =
  /** The e-mail address is confirmed, or the person dismissed the request to confirm it. */
  | 'STATUS_ACTIVE'
  /** The e-mail address is not confirmed yet. Nothing is blocked. */
  | 'STATUS_NON_ACTIVE';

export type ActivationQueryVariables = Exact<{ [key: string]: never; }>;


export type ActivationQuery = { me: { __typename: 'Me', id: string, email: string, status: UserStatus } };

export type SendActivationMutationVariables = Exact<{ [key: string]: never; }>;


export type SendActivationMutation = { me: { __typename: 'MeMutation', sendActivation:
      | { __typename: 'BasicMutationSuccess', code: number }
      | { __typename: 'ValidationException', messages: Array<string> }
     } };

export type ActivateMeMutationVariables = Exact<{ [key: string]: never; }>;


export type ActivateMeMutation = { me: { __typename: 'MeMutation', activateAccount: { __typename: 'BasicMutationSuccess', code: number } } };

export const ActivationDocument = "query Activation{me{id email status}}" as unknown as TypedDocumentNode<ActivationQuery, ActivationQueryVariables>
export const SendActivationDocument = "mutation SendActivation{me{sendActivation{...on BasicMutationSuccess{code}...on ValidationException{messages}}}}" as unknown as TypedDocumentNode<SendActivationMutation, SendActivationMutationVariables>
export const ActivateMeDocument = "mutation ActivateMe{me{activateAccount{code}}}" as unknown as TypedDocumentNode<ActivateMeMutation, ActivateMeMutationVariables>