import type { CatalogueError } from '../catalogue-error.ts'
import type { ArticleFile, ArticleSource } from './read-article.ts'

const ARTICLE_LINK = /\/knowledge\/article\/(?<id>\d+)(?:-(?<slug>[a-z0-9-]+))?/g

/** Links to other articles that lead nowhere, or to the address of another language. */
export function linkErrors(
  sources: readonly ArticleSource[],
  files: readonly ArticleFile[],
): readonly CatalogueError[] {
  return sources.flatMap(({ path, text }) => {
    const folder = path.slice(0, path.lastIndexOf('/') + 1)
    const slugs = new Map(
      files.filter((file) => file.path.startsWith(folder)).map(({ article }) => [article.id, article.slug]),
    )
    return text.split('\n').flatMap((content, index) =>
      [...content.matchAll(ARTICLE_LINK)].flatMap(({ 0: link, groups }) => {
        const slug = slugs.get(Number(groups?.['id']))
        if (slug !== undefined && slug === groups?.['slug']) return []
        const remedy = slug === undefined ? 'Link to an article of this language' : `Its words are "${slug}"`
        return [{ file: path, line: index + 1, message: `There is no ${link}`, remedy }]
      }),
    )
  })
}
