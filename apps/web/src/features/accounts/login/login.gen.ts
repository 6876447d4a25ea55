/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
export type LoginMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type LoginMutation = { login:
    | { __typename: 'Token', token: string }
    | { __typename: 'UnauthorizedException', code: number, messages: Array<string> }
   };

export const LoginDocument = "mutation Login($email:String!$password:String!){login(email:$email password:$password){...on Token{token}...on UnauthorizedException{code messages}}}" as unknown as TypedDocumentNode<LoginMutation, LoginMutationVariables>