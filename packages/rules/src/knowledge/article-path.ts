/** The address of an article; the words after its number are those of the reader's language. */
export const articlePath = ({ id, slug }: { readonly id: number | string; readonly slug: string }): string =>
  `/knowledge/article/${id}-${slug}`

/** More digits than there will ever be articles, and few enough for every number type. */
const ID = /^(?<id>\d{1,9})(?:-.*)?$/s

/** The number in the last part of an article's address, `7-rest-days` → 7; null without one. The words do not matter. */
export function parseArticleId(segment: string): number | null {
  const id = ID.exec(segment)?.groups?.['id']
  return id === undefined ? null : Number(id)
}
