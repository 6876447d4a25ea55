/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
export type LoginByTokenMutationVariables = Exact<{
  token: string;
}>;


export type LoginByTokenMutation = { loginByToken:
    | { __typename: 'Token', token: string }
    | { __typename: 'UnauthorizedException', code: number }
   };

export type ActivateAccountMutationVariables = Exact<{
  token: string;
}>;


export type ActivateAccountMutation = { activateAccount:
    | { __typename: 'BasicMutationSuccess', code: number }
    | { __typename: 'UnauthorizedException', code: number }
   };

export type ConfirmEmailChangeMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmEmailChangeMutation = { confirmEmailChange:
    | { __typename: 'EmailChanged', isYours: boolean }
    | { __typename: 'UnauthorizedException', code: number }
    | { __typename: 'ValidationException', code: number }
   };

export const LoginByTokenDocument = "mutation LoginByToken($token:String!){loginByToken(token:$token){...on Token{token}...on UnauthorizedException{code}}}" as unknown as TypedDocumentNode<LoginByTokenMutation, LoginByTokenMutationVariables>
export const ActivateAccountDocument = "mutation ActivateAccount($token:String!){activateAccount(token:$token){...on BasicMutationSuccess{code}...on UnauthorizedException{code}}}" as unknown as TypedDocumentNode<ActivateAccountMutation, ActivateAccountMutationVariables>
export const ConfirmEmailChangeDocument = "mutation ConfirmEmailChange($token:String!){confirmEmailChange(token:$token){...on EmailChanged{isYours}...on ValidationException{code}...on UnauthorizedException{code}}}" as unknown as TypedDocumentNode<ConfirmEmailChangeMutation, ConfirmEmailChangeMutationVariables>