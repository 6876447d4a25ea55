export { articlesOnPage, pagesOf } from './articles-on-page.ts'
export { openShelf, type Shelf, type ShelvedArticle } from './open-shelf.ts'
