/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
export type NewsletterUnsubscribeMutationVariables = Exact<{
  email: string;
}>;


export type NewsletterUnsubscribeMutation = { newsletter: { __typename: 'NewsletterMutation', unsubscribe: { __typename: 'UnsubscribeAnswer', code: number } } };

export type NewsletterUnsubscribeByLinkMutationVariables = Exact<{
  kind: string;
  token: string;
}>;


export type NewsletterUnsubscribeByLinkMutation = { newsletter: { __typename: 'NewsletterMutation', unsubscribeByLink: { __typename: 'UnsubscribeByLinkAnswer', code: number } } };

export const NewsletterUnsubscribeDocument = "mutation NewsletterUnsubscribe($email:String!){newsletter{unsubscribe(email:$email){code}}}" as unknown as TypedDocumentNode<NewsletterUnsubscribeMutation, NewsletterUnsubscribeMutationVariables>
export const NewsletterUnsubscribeByLinkDocument = "mutation NewsletterUnsubscribeByLink($kind:String!$token:String!){newsletter{unsubscribeByLink(kind:$kind token:$token){code}}}" as unknown as TypedDocumentNode<NewsletterUnsubscribeByLinkMutation, NewsletterUnsubscribeByLinkMutationVariables>