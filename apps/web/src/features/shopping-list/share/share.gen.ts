/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
/** Both ends included, at most 31 days. */
export type DatePeriodInput = {
  end: string;
  start: string;
};

export type ShoppingListLinksQueryVariables = Exact<{ [key: string]: never; }>;


export type ShoppingListLinksQuery = { shoppingListLinks: Array<{ __typename: 'ShoppingListLink', expiresAt: string, period: { __typename: 'DatePeriod', start: string, end: string } }> };

export type ListLinkFragment = { __typename: 'ShoppingListLink', expiresAt: string, period: { __typename: 'DatePeriod', start: string, end: string } };

export type ShoppingListShareMutationVariables = Exact<{
  period: DatePeriodInput;
}>;


export type ShoppingListShareMutation = { shoppingListShare:
    | { __typename: 'ShoppingListShared', token: string, link: { __typename: 'ShoppingListLink', expiresAt: string, period: { __typename: 'DatePeriod', start: string, end: string } } }
    | { __typename: 'UnauthorizedException', code: number }
    | { __typename: 'ValidationException', details: Array<{ __typename: 'ErrorDetail', messages: Array<string> }> }
   };

export type ShoppingListStopSharingMutationVariables = Exact<{
  period: DatePeriodInput;
}>;


export type ShoppingListStopSharingMutation = { shoppingListStopSharing: { __typename: 'BasicMutationSuccess', code: number } };

export const ListLinkFragmentDoc = "fragment ListLink on ShoppingListLink{period{start end}expiresAt}" as unknown as TypedDocumentNode<ListLinkFragment, unknown>
export const ShoppingListLinksDocument = "query ShoppingListLinks{shoppingListLinks{...ListLink}}fragment ListLink on ShoppingListLink{period{start end}expiresAt}" as unknown as TypedDocumentNode<ShoppingListLinksQuery, ShoppingListLinksQueryVariables>
export const ShoppingListShareDocument = "mutation ShoppingListShare($period:DatePeriodInput!){shoppingListShare(period:$period){...on ShoppingListShared{token link{...ListLink}}...on ValidationException{details{messages}}...on UnauthorizedException{code}}}fragment ListLink on ShoppingListLink{period{start end}expiresAt}" as unknown as TypedDocumentNode<ShoppingListShareMutation, ShoppingListShareMutationVariables>
export const ShoppingListStopSharingDocument = "mutation ShoppingListStopSharing($period:DatePeriodInput!){shoppingListStopSharing(period:$period){code}}" as unknown as TypedDocumentNode<ShoppingListStopSharingMutation, ShoppingListStopSharingMutationVariables>