/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
export type ConsentWithdrawnQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsentWithdrawnQuery = { me: { __typename: 'Me', id: string, healthDataConsent: { __typename: 'HealthDataConsent', withdrawnAt: string | null } } };

export type MeIntroductionSeenMutationVariables = Exact<{ [key: string]: never; }>;


export type MeIntroductionSeenMutation = { me: { __typename: 'MeMutation', introductionSeen: { __typename: 'BasicMutationSuccess', code: number } } };

export const ConsentWithdrawnDocument = "query ConsentWithdrawn{me{id healthDataConsent{withdrawnAt}}}" as unknown as TypedDocumentNode<ConsentWithdrawnQuery, ConsentWithdrawnQueryVariables>
export const MeIntroductionSeenDocument = "mutation MeIntroductionSeen{me{introductionSeen{code}}}" as unknown as TypedDocumentNode<MeIntroductionSeenMutation, MeIntroductionSeenMutationVariables>