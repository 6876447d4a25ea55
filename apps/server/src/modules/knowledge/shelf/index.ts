export { articlesOnPage, pagesOf, type ArticlePages } from './articles-on-page.ts'
export { openShelf, type Shelf, type ShelvedArticle } from './open-shelf.ts'
