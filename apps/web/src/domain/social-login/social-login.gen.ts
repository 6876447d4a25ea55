/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
export type AuthorizationUrlsQueryVariables = Exact<{
  returnUrl: string;
  state?: string | null | undefined;
}>;


export type AuthorizationUrlsQuery = { getAuthorizationUrls: { __typename: 'AuthorizationUrls', google: string | null, apple: string | null, facebook: string | null } };

export const AuthorizationUrlsDocument = "query AuthorizationUrls($returnUrl:String!$state:String){getAuthorizationUrls(returnUrl:$returnUrl state:$state){google:googleUrl apple:appleUrl facebook:facebookUrl}}" as unknown as TypedDocumentNode<AuthorizationUrlsQuery, AuthorizationUrlsQueryVariables>