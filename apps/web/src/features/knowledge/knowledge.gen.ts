/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
export type ArticlesQueryVariables = Exact<{
  categoryIdentifier?: string | null | undefined;
  pageNumber: number;
  articlesPerPage: number;
}>;


export type ArticlesQuery = { article: Array<{ __typename: 'Article', id: string, slug: string, title: string, teaser: string, thumbUrl: string, icon: string | null, pinned: boolean, category: { __typename: 'ArticleCategory', identifier: string, name: string, label: { __typename: 'ArticleLabel', color: string } } }>, articlePagination: { __typename: 'ArticlePagination', pageCount: number, articlesCount: number } };

export type ArticleCardFragment = { __typename: 'Article', id: string, slug: string, title: string, teaser: string, thumbUrl: string, icon: string | null, pinned: boolean, category: { __typename: 'ArticleCategory', identifier: string, name: string, label: { __typename: 'ArticleLabel', color: string } } };

export type CategoryOfArticleFragment = { __typename: 'ArticleCategory', identifier: string, name: string, label: { __typename: 'ArticleLabel', color: string } };

export type ArticleQueryVariables = Exact<{
  articleId: string;
  isSignedIn: boolean;
}>;


export type ArticleQuery = { article: Array<{ __typename: 'Article', id: string, slug: string, title: string, lead: string, content: string | null, photoUrl: string, icon: string | null, changedOn: string, onlyForPayingUsersMessage: string | null, onlyForPayingUsersCtaLabel: string | null, ctaLabel: string | null, ctaUrl: string | null, category: { __typename: 'ArticleCategory', identifier: string, name: string, label: { __typename: 'ArticleLabel', color: string } }, author: { __typename: 'ArticleAuthor', name: string, description: string, avatar: string } }>, me?: { __typename: 'Me', id: string, diet: { __typename: 'Diet', accessTo: string | null } } };

export type WholeArticleFragment = { __typename: 'Article', id: string, slug: string, title: string, lead: string, content: string | null, photoUrl: string, icon: string | null, changedOn: string, onlyForPayingUsersMessage: string | null, onlyForPayingUsersCtaLabel: string | null, ctaLabel: string | null, ctaUrl: string | null, category: { __typename: 'ArticleCategory', identifier: string, name: string, label: { __typename: 'ArticleLabel', color: string } }, author: { __typename: 'ArticleAuthor', name: string, description: string, avatar: string } };

export const ArticleCardFragmentDoc = "fragment ArticleCard on Article{id slug title teaser thumbUrl icon pinned category{...CategoryOfArticle}}fragment CategoryOfArticle on ArticleCategory{identifier name label{color}}" as unknown as TypedDocumentNode<ArticleCardFragment, unknown>
export const CategoryOfArticleFragmentDoc = "fragment CategoryOfArticle on ArticleCategory{identifier name label{color}}" as unknown as TypedDocumentNode<CategoryOfArticleFragment, unknown>
export const WholeArticleFragmentDoc = "fragment WholeArticle on Article{id slug title lead content photoUrl icon changedOn onlyForPayingUsersMessage onlyForPayingUsersCtaLabel ctaLabel ctaUrl category{...CategoryOfArticle}author{name description avatar}}fragment CategoryOfArticle on ArticleCategory{identifier name label{color}}" as unknown as TypedDocumentNode<WholeArticleFragment, unknown>
export const ArticlesDocument = "query Articles($categoryIdentifier:String$pageNumber:Int!$articlesPerPage:Int!){article(categoryIdentifier:$categoryIdentifier pageNumber:$pageNumber articlesPerPage:$articlesPerPage sortByPinned:true){...ArticleCard}articlePagination(categoryIdentifier:$categoryIdentifier articlesPerPage:$articlesPerPage){pageCount articlesCount}}fragment ArticleCard on Article{id slug title teaser thumbUrl icon pinned category{...CategoryOfArticle}}fragment CategoryOfArticle on ArticleCategory{identifier name label{color}}" as unknown as TypedDocumentNode<ArticlesQuery, ArticlesQueryVariables>
export const ArticleDocument = "query Article($articleId:ID!$isSignedIn:Boolean!){article(articleId:$articleId){...WholeArticle}me@include(if:$isSignedIn){id diet{accessTo}}}fragment WholeArticle on Article{id slug title lead content photoUrl icon changedOn onlyForPayingUsersMessage onlyForPayingUsersCtaLabel ctaLabel ctaUrl category{...CategoryOfArticle}author{name description avatar}}fragment CategoryOfArticle on ArticleCategory{identifier name label{color}}" as unknown as TypedDocumentNode<ArticleQuery, ArticleQueryVariables>