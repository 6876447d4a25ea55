/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
export type DocumentsSeenMutationVariables = Exact<{
  changedOn: string;
}>;


export type DocumentsSeenMutation = { me: { __typename: 'MeMutation', documentsSeen: { __typename: 'BasicMutationSuccess', code: number } } };

export const DocumentsSeenDocument = "mutation DocumentsSeen($changedOn:Date!){me{documentsSeen(changedOn:$changedOn){code}}}" as unknown as TypedDocumentNode<DocumentsSeenMutation, DocumentsSeenMutationVariables>