/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
export type DietStopMutationVariables = Exact<{ [key: string]: never; }>;


export type DietStopMutation = { me: { __typename: 'MeMutation', dietStop: { __typename: 'BasicMutationSuccess', code: number } } };

export const DietStopDocument = "mutation DietStop{me{dietStop{code}}}" as unknown as TypedDocumentNode<DietStopMutation, DietStopMutationVariables>