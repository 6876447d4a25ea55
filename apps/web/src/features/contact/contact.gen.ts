/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
export type ContactRequest = {
  email: string;
  message: string;
  name: string;
  /** diet, technical, payment or other. */
  topic: string;
};

export type ContactMutationVariables = Exact<{
  request: ContactRequest;
}>;


export type ContactMutation = { contact:
    | { __typename: 'BasicMutationSuccess', code: number }
    | { __typename: 'ValidationException', code: number, messages: Array<string>, details: Array<{ __typename: 'ErrorDetail', fieldName: string, messages: Array<string> }> }
   };

export const ContactDocument = "mutation Contact($request:ContactRequest!){contact(request:$request){...on BasicMutationSuccess{code}...on ValidationException{code messages details{fieldName messages}}}}" as unknown as TypedDocumentNode<ContactMutation, ContactMutationVariables>