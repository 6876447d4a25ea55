/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
export type ContentQueryVariables = Exact<{
  identifier: string;
}>;


export type ContentQuery = { content: { __typename: 'Content', identifier: string, title: string, changedOn: string, content: { __typename: 'ContentText', html: string } } | null };

export type QuestionsQueryVariables = Exact<{
  identifier: string;
}>;


export type QuestionsQuery = { content: { __typename: 'Content', title: string, changedOn: string, content: { __typename: 'ContentText', markdown: string, html: string } } | null };

export type TermsOfServiceQueryVariables = Exact<{ [key: string]: never; }>;


export type TermsOfServiceQuery = { web: { __typename: 'Content', identifier: string, title: string, changedOn: string, content: { __typename: 'ContentText', html: string } } | null, android: { __typename: 'Content', identifier: string, title: string, changedOn: string, content: { __typename: 'ContentText', html: string } } | null, ios: { __typename: 'Content', identifier: string, title: string, changedOn: string, content: { __typename: 'ContentText', html: string } } | null, huawei: { __typename: 'Content', identifier: string, title: string, changedOn: string, content: { __typename: 'ContentText', html: string } } | null };

export type PageOfTextFragment = { __typename: 'Content', identifier: string, title: string, changedOn: string, content: { __typename: 'ContentText', html: string } };

export type TextOfQuestionsFragment = { __typename: 'Content', title: string, changedOn: string, content: { __typename: 'ContentText', markdown: string, html: string } };

export const PageOfTextFragmentDoc = "fragment PageOfText on Content{identifier title changedOn content{html}}" as unknown as TypedDocumentNode<PageOfTextFragment, unknown>
export const TextOfQuestionsFragmentDoc = "fragment TextOfQuestions on Content{title changedOn content{markdown html}}" as unknown as TypedDocumentNode<TextOfQuestionsFragment, unknown>
export const ContentDocument = "query Content($identifier:String!){content(identifier:$identifier){...PageOfText}}fragment PageOfText on Content{identifier title changedOn content{html}}" as unknown as TypedDocumentNode<ContentQuery, ContentQueryVariables>
export const QuestionsDocument = "query Questions($identifier:String!){content(identifier:$identifier){...TextOfQuestions}}fragment TextOfQuestions on Content{title changedOn content{markdown html}}" as unknown as TypedDocumentNode<QuestionsQuery, QuestionsQueryVariables>
export const TermsOfServiceDocument = "query TermsOfService{web:content(identifier:\"terms-of-service-web\"){...PageOfText}android:content(identifier:\"terms-of-service-android\"){...PageOfText}ios:content(identifier:\"terms-of-service-ios\"){...PageOfText}huawei:content(identifier:\"terms-of-service-huawei\"){...PageOfText}}fragment PageOfText on Content{identifier title changedOn content{html}}" as unknown as TypedDocumentNode<TermsOfServiceQuery, TermsOfServiceQueryVariables>