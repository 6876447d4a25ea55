/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
export type MeProveOwnerMutationVariables = Exact<{
  currentPassword: string;
}>;


export type MeProveOwnerMutation = { me: { __typename: 'MeMutation', proveOwner:
      | { __typename: 'BasicMutationSuccess', code: number }
      | { __typename: 'UnauthorizedException', code: number }
     } };

export const MeProveOwnerDocument = "mutation MeProveOwner($currentPassword:String!){me{proveOwner(currentPassword:$currentPassword){...on BasicMutationSuccess{code}...on UnauthorizedException{code}}}}" as unknown as TypedDocumentNode<MeProveOwnerMutation, MeProveOwnerMutationVariables>