import { parseArticleId } from '@dayplate/rules/knowledge'
import type { Resolvers } from '../../platform/graphql/resolvers.gen.ts'
import { mayRead } from './may-read.ts'
import { onlyForPaying, presentArticle } from './present-article.ts'
import { articlesOnPage, pagesOf, type Shelf, type ShelvedArticle } from './shelf/index.ts'

export const knowledgeResolvers = {
  Query: {
    article: (_, { articleId, ...page }, { services: { shelf, catalogue }, language }) => {
      const found =
        articleId === null || articleId === undefined
          ? articlesOnPage(shelf.newestFirst(language), page)
          : findById(shelf, language, articleId)
      return found.map((article) => presentArticle(article, { language, catalogue }))
    },
    articlePagination: (_, asked, { services: { shelf }, language }) => pagesOf(shelf.newestFirst(language), asked),
  },
  Article: {
    content: async ({ article }, _, context) => ((await mayRead(article, context)) ? article.html : null),
    onlyForPayingUsersMessage: async ({ article, language }, _, context) =>
      (await mayRead(article, context)) ? null : onlyForPaying(language).message,
    onlyForPayingUsersCtaLabel: async ({ article, language }, _, context) =>
      (await mayRead(article, context)) ? null : onlyForPaying(language).ctaLabel,
  },
} satisfies Resolvers

function findById(shelf: Shelf, language: 'en' | 'pl', articleId: string): readonly ShelvedArticle[] {
  const id = parseArticleId(articleId)
  const article = id === null ? null : shelf.find(language, id)
  return article === null ? [] : [article]
}
