// An entry of its own, because only the server's module of articles needs the texts.
export type { Article, ArticleCategory, ArticleIcon, ArticlePicture, ArticleReveal, Articles } from './article.ts'
export { articles } from '../generated/articles.gen.ts'
