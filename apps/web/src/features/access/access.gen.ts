/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
export type CouponActivateMutationVariables = Exact<{
  accessCode: string;
}>;


export type CouponActivateMutation = { me: { __typename: 'MeMutation', coupon: { __typename: 'CouponMutation', activate:
        | { __typename: 'BasicMutationSuccess', code: number }
        | { __typename: 'UnauthorizedException', code: number, messages: Array<string> }
        | { __typename: 'ValidationException', code: number, messages: Array<string>, details: Array<{ __typename: 'ErrorDetail', fieldName: string, messages: Array<string> }> }
       } } };

export const CouponActivateDocument = "mutation CouponActivate($accessCode:String!){me{coupon{activate(accessCode:$accessCode){...on BasicMutationSuccess{code}...on UnauthorizedException{code messages}...on ValidationException{code messages details{fieldName messages}}}}}}" as unknown as TypedDocumentNode<CouponActivateMutation, CouponActivateMutationVariables>