/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
export type RemindPasswordMutationVariables = Exact<{
  email: string;
}>;


export type RemindPasswordMutation = { remindPassword: { __typename: 'BasicMutationSuccess', code: number } };

export type SendLoginLinkMutationVariables = Exact<{
  email: string;
}>;


export type SendLoginLinkMutation = { sendLoginLink: { __typename: 'BasicMutationSuccess', code: number } };

export type WhoIsHereQueryVariables = Exact<{ [key: string]: never; }>;


export type WhoIsHereQuery = { me: { __typename: 'Me', id: string, email: string } };

export type PasswordIsSetQueryVariables = Exact<{ [key: string]: never; }>;


export type PasswordIsSetQuery = { me: { __typename: 'Me', id: string, passwordIsSet: boolean } };

export type ValidateResetPasswordTokenQueryVariables = Exact<{
  token: string;
}>;


export type ValidateResetPasswordTokenQuery = { validateResetPasswordToken: boolean };

export type ResetPasswordMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type ResetPasswordMutation = { resetPassword:
    | { __typename: 'BasicMutationSuccess', code: number }
    | { __typename: 'ValidationException', messages: Array<string>, details: Array<{ __typename: 'ErrorDetail', fieldName: string, messages: Array<string> }> }
   };

export type SetInitialPasswordMutationVariables = Exact<{
  authToken: string;
  password: string;
}>;


export type SetInitialPasswordMutation = { setInitialPassword:
    | { __typename: 'BasicMutationSuccess', code: number }
    | { __typename: 'UnauthorizedException', code: number }
    | { __typename: 'ValidationException', messages: Array<string>, details: Array<{ __typename: 'ErrorDetail', fieldName: string, messages: Array<string> }> }
   };

export const RemindPasswordDocument = "mutation RemindPassword($email:String!){remindPassword(email:$email){code}}" as unknown as TypedDocumentNode<RemindPasswordMutation, RemindPasswordMutationVariables>
export const SendLoginLinkDocument = "mutation SendLoginLink($email:String!){sendLoginLink(email:$email){code}}" as unknown as TypedDocumentNode<SendLoginLinkMutation, SendLoginLinkMutationVariables>
export const WhoIsHereDocument = "query WhoIsHere{me{id email}}" as unknown as TypedDocumentNode<WhoIsHereQuery, WhoIsHereQueryVariables>
export const PasswordIsSetDocument = "query PasswordIsSet{me{id passwordIsSet}}" as unknown as TypedDocumentNode<PasswordIsSetQuery, PasswordIsSetQueryVariables>
export const ValidateResetPasswordTokenDocument = "query ValidateResetPasswordToken($token:String!){validateResetPasswordToken(token:$token)}" as unknown as TypedDocumentNode<ValidateResetPasswordTokenQuery, ValidateResetPasswordTokenQueryVariables>
export const ResetPasswordDocument = "mutation ResetPassword($token:String!$password:String!){resetPassword(token:$token password:$password){...on BasicMutationSuccess{code}...on ValidationException{messages details{fieldName messages}}}}" as unknown as TypedDocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>
export const SetInitialPasswordDocument = "mutation SetInitialPassword($authToken:String!$password:String!){setInitialPassword(authToken:$authToken password:$password){...on BasicMutationSuccess{code}...on UnauthorizedException{code}...on ValidationException{messages details{fieldName messages}}}}" as unknown as TypedDocumentNode<SetInitialPasswordMutation, SetInitialPasswordMutationVariables>