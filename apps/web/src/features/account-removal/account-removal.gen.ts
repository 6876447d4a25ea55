/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
export type OperatorQueryVariables = Exact<{ [key: string]: never; }>;


export type OperatorQuery = { me: { __typename: 'Me', id: string, email: string, diet: { __typename: 'Diet', accessTo: string | null }, activeSubscriptions: Array<{ __typename: 'ActiveSubscription', operator: string }> } };

export type AccountRemovalQueryVariables = Exact<{
  token: string;
}>;


export type AccountRemovalQuery = { accountRemoval:
    | { __typename: 'AccountRemoval', email: string, isYours: boolean, activeSubscriptions: Array<{ __typename: 'ActiveSubscription', operator: string }> }
    | { __typename: 'UnauthorizedException', code: number, messages: Array<string> }
    | { __typename: 'ValidationException', code: number, messages: Array<string> }
   };

export type RemoveAccountRequestMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveAccountRequestMutation = { removeAccount: { __typename: 'RemoveAccountMutation', request:
      | { __typename: 'BasicMutationSuccess', code: number }
      | { __typename: 'ValidationException', code: number, messages: Array<string> }
     } };

export type RemoveAccountConfirmMutationVariables = Exact<{
  token: string;
}>;


export type RemoveAccountConfirmMutation = { removeAccount: { __typename: 'RemoveAccountMutation', confirm:
      | { __typename: 'BasicMutationSuccess', code: number }
      | { __typename: 'UnauthorizedException', code: number, messages: Array<string> }
      | { __typename: 'ValidationException', code: number, details: Array<{ __typename: 'ErrorDetail', fieldName: string, messages: Array<string> }> }
     } };

export const OperatorDocument = "query Operator{me{id email diet{accessTo}activeSubscriptions{operator}}}" as unknown as TypedDocumentNode<OperatorQuery, OperatorQueryVariables>
export const AccountRemovalDocument = "query AccountRemoval($token:String!){accountRemoval(token:$token){...on AccountRemoval{email isYours activeSubscriptions{operator}}...on ValidationException{code messages}...on UnauthorizedException{code messages}}}" as unknown as TypedDocumentNode<AccountRemovalQuery, AccountRemovalQueryVariables>
export const RemoveAccountRequestDocument = "mutation RemoveAccountRequest{removeAccount{request{...on BasicMutationSuccess{code}...on ValidationException{code messages}}}}" as unknown as TypedDocumentNode<RemoveAccountRequestMutation, RemoveAccountRequestMutationVariables>
export const RemoveAccountConfirmDocument = "mutation RemoveAccountConfirm($token:String!){removeAccount{confirm(token:$token){...on BasicMutationSuccess{code}...on UnauthorizedException{code messages}...on ValidationException{code details{fieldName messages}}}}}" as unknown as TypedDocumentNode<RemoveAccountConfirmMutation, RemoveAccountConfirmMutationVariables>