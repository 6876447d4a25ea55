import { ARTICLES_PER_PAGE, ARTICLES_PER_PAGE_MAX } from '@dayplate/rules/knowledge'
import type { ShelvedArticle } from './open-shelf.ts'

/** The articles to show, as the gateway names it. */
interface Category {
  /** Null or `all` for all articles. */
  readonly categoryIdentifier?: string | null | undefined
}

interface PageSize {
  readonly articlesPerPage?: number | null | undefined
}

export interface AskedPage extends Category, PageSize {
  /** Counts from 1. */
  readonly pageNumber?: number | null | undefined
  readonly sortByPinned?: boolean | null | undefined
}

interface ArticlePages {
  readonly pageCount: number
  readonly articlesCount: number
}

/** The articles of a page in the order of the shelf; none past the last page and for an unknown category. */
export function articlesOnPage(articles: readonly ShelvedArticle[], asked: AskedPage): readonly ShelvedArticle[] {
  const found = inCategory(articles, asked)
  const sorted = asked.sortByPinned === true ? pinnedFirst(found) : found
  const size = sizeOf(asked)
  const start = (Math.max(1, asked.pageNumber ?? 1) - 1) * size
  return sorted.slice(start, start + size)
}

/** How many pages the articles of a category fill. */
export function pagesOf(articles: readonly ShelvedArticle[], asked: Category & PageSize): ArticlePages {
  const { length } = inCategory(articles, asked)
  return { articlesCount: length, pageCount: Math.ceil(length / sizeOf(asked)) }
}

const inCategory = (
  articles: readonly ShelvedArticle[],
  { categoryIdentifier = null }: Category,
): readonly ShelvedArticle[] =>
  categoryIdentifier === null || categoryIdentifier === 'all'
    ? articles
    : articles.filter(({ category }) => category === categoryIdentifier)

const pinnedFirst = (articles: readonly ShelvedArticle[]): readonly ShelvedArticle[] =>
  articles.toSorted((one, other) => Number(other.isPinned) - Number(one.isPinned))

const sizeOf = ({ articlesPerPage }: PageSize): number =>
  Math.min(ARTICLES_PER_PAGE_MAX, Math.max(1, articlesPerPage ?? ARTICLES_PER_PAGE))
