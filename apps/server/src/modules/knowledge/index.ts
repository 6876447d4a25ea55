export { announceArticles } from './announce-articles.ts'
export { articleHeads } from './article-heads.ts'
export { articlesInSiteMap } from './articles-in-site-map.ts'
export { registerPreviews } from './register-previews.ts'
