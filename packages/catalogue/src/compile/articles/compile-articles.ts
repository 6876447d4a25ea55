import type { Article, Articles } from '../../articles/article.ts'
import { CONTENT_LANGUAGES } from '../../content.ts'
import type { CatalogueError } from '../catalogue-error.ts'
import { linkErrors } from './link-errors.ts'
import { type ArticleFile, type ArticleSource, type ReadArticle, readArticle } from './read-article.ts'

export type CompiledArticles =
  | { readonly kind: 'compiled'; readonly articles: Articles }
  | { readonly kind: 'refused'; readonly errors: readonly CatalogueError[] }

/**
 * Compiles the articles of all languages. A single error refuses all of them; all errors are reported at once.
 *
 * @param mealIds the meals of the catalogue, which pictures name.
 */
export function compileArticles(sources: readonly ArticleSource[], mealIds: ReadonlySet<string>): CompiledArticles {
  const read = sources.map(readArticle)
  const files = read.flatMap(({ path, article }) => (article === null ? [] : [{ path, article }]))
  const errors = [
    ...read.flatMap((one) => one.errors),
    ...pictureErrors(files, mealIds),
    ...repeatedIds(files),
    ...partnerErrors(read, files),
    ...linkErrors(sources, files),
  ]
  if (errors.length > 0) return { kind: 'refused', errors }
  const of = (language: string): readonly Article[] =>
    files
      .filter(({ path }) => languageOf(path) === language)
      .map(({ article }) => article)
      .toSorted((one, other) => one.id - other.id)
  return { kind: 'compiled', articles: { en: of('en'), pl: of('pl') } }
}

const languageOf = (path: string): string => path.split('/')[1] ?? ''

const pictureErrors = (files: readonly ArticleFile[], mealIds: ReadonlySet<string>): readonly CatalogueError[] =>
  files.flatMap(({ path, article: { picture } }) => {
    if (picture.kind !== 'meal' || mealIds.has(picture.mealId)) return []
    const message = `There is no recipe "${picture.mealId}"`
    return [{ file: path, line: 1, message, remedy: 'Name a file of packages/catalogue/recipes' }]
  })

const repeatedIds = (files: readonly ArticleFile[]): readonly CatalogueError[] =>
  files.flatMap(({ path, article: { id } }) => {
    const first = files.find((file) => file.article.id === id && languageOf(file.path) === languageOf(path))
    if (first === undefined || first.path === path) return []
    return [{ file: path, line: 1, message: `The number ${id} is that of ${first.path}`, remedy: 'Take the next one' }]
  })

/** Fields that both languages share. */
const SHARED = ['category', 'changedOn', 'isPinned', 'reveal', 'picture'] as const

/** Every article exists in every language, with the same shared fields. */
function partnerErrors(read: readonly ReadArticle[], files: readonly ArticleFile[]): readonly CatalogueError[] {
  // A file that cannot be read already has an error, and its partner needs no second one.
  const unread = read.filter(({ article }) => article === null).map(({ path }) => numberIn(path))
  return files.flatMap(({ path, article }) => {
    if (unread.includes(numberIn(path))) return []
    return CONTENT_LANGUAGES.filter((language) => language !== languageOf(path)).flatMap((language) => {
      const partner = files.find((file) => file.article.id === article.id && languageOf(file.path) === language)
      if (partner === undefined) {
        const message = `It has no partner in articles/${language}`
        return [{ file: path, line: 1, message, remedy: 'Translate it under the same number' }]
      }
      const differing = SHARED.filter((key) => JSON.stringify(article[key]) !== JSON.stringify(partner.article[key]))
      return differing.map((key) => ({
        file: path,
        line: 1,
        message: `Its ${key} is another than that of ${partner.path}`,
        remedy: 'Write the same in both',
      }))
    })
  })
}

const numberIn = (path: string): number => Number(/\/(\d+)-/.exec(path)?.[1])
