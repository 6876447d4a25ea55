/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
export type PromoCodeValidQueryVariables = Exact<{
  promoCode: string;
}>;


export type PromoCodeValidQuery = { sale: { __typename: 'SaleQuery', isPromoCodeValid: boolean } };

export const PromoCodeValidDocument = "query PromoCodeValid($promoCode:String!){sale{isPromoCodeValid(promoCode:$promoCode)}}" as unknown as TypedDocumentNode<PromoCodeValidQuery, PromoCodeValidQueryVariables>