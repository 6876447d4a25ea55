/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
export type AccessCodeOfferQueryVariables = Exact<{
  accessCode: string;
}>;


export type AccessCodeOfferQuery = { accessCodeOffer:
    | { __typename: 'AccessCodeOffer', days: number, givesAccessToDiet: boolean, givesAccessToVideoWorkouts: boolean }
    | { __typename: 'ValidationException', code: number, messages: Array<string>, details: Array<{ __typename: 'ErrorDetail', fieldName: string, messages: Array<string> }> }
   };

export type GivenByCodeFragment = { __typename: 'AccessCodeOffer', days: number, givesAccessToDiet: boolean, givesAccessToVideoWorkouts: boolean };

export const GivenByCodeFragmentDoc = "fragment GivenByCode on AccessCodeOffer{days givesAccessToDiet givesAccessToVideoWorkouts}" as unknown as TypedDocumentNode<GivenByCodeFragment, unknown>
export const AccessCodeOfferDocument = "query AccessCodeOffer($accessCode:String!){accessCodeOffer(accessCode:$accessCode){...on AccessCodeOffer{...GivenByCode}...on ValidationException{code messages details{fieldName messages}}}}fragment GivenByCode on AccessCodeOffer{days givesAccessToDiet givesAccessToVideoWorkouts}" as unknown as TypedDocumentNode<AccessCodeOfferQuery, AccessCodeOfferQueryVariables>