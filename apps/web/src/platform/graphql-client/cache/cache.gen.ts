/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
export type HeartFragment = { __typename: 'MealEvent', key: string, isFavorite: boolean };

export const HeartFragmentDoc = "fragment Heart on MealEvent{key isFavorite}" as unknown as TypedDocumentNode<HeartFragment, unknown>