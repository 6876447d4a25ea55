/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
export type MobileAppsQueryVariables = Exact<{ [key: string]: never; }>;


export type MobileAppsQuery = { mobileApps: { __typename: 'MobileApps', appStoreUrl: string | null, googlePlayUrl: string | null } };

export const MobileAppsDocument = "query MobileApps{mobileApps{appStoreUrl googlePlayUrl}}" as unknown as TypedDocumentNode<MobileAppsQuery, MobileAppsQueryVariables>