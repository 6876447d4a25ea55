/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
export type RegistrationInput = {
  accessCode?: string | null | undefined;
  agreementsPersonalDataProcessing?: boolean | null | undefined;
  agreementsTermsAndConditions: boolean;
  email: string;
  name?: string | null | undefined;
  password: string;
  sex?: Sex | null | undefined;
};

export type Sex =
  | 'female'
  | 'male';

export type RegisterMutationVariables = Exact<{
  request: RegistrationInput;
}>;


export type RegisterMutation = { register:
    | { __typename: 'Token', token: string }
    | { __typename: 'ValidationException', code: number, messages: Array<string>, details: Array<{ __typename: 'ErrorDetail', fieldName: string, messages: Array<string> }> }
   };

export const RegisterDocument = "mutation Register($request:RegistrationInput!){register(request:$request){...on Token{token}...on ValidationException{code messages details{fieldName messages}}}}" as unknown as TypedDocumentNode<RegisterMutation, RegisterMutationVariables>