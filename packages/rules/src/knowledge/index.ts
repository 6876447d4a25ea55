export { articlePath, parseArticleId } from './article-path.ts'
export { cutTeaser } from './cut-teaser.ts'
export { isKnowledgeCategory, KNOWLEDGE_CATEGORIES, type KnowledgeCategory } from './knowledge-category.ts'

/** Articles on one page of the feed (specification, section 9). */
export const ARTICLES_PER_PAGE = 9

/** The largest page that the gateway answers, which bounds the cost of a call. */
export const ARTICLES_PER_PAGE_MAX = 24
