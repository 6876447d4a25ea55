import { articlePath } from '@dayplate/rules/knowledge'
import type { Shelf, ShelvedArticle } from './shelf/index.ts'

/** The path of an article in each language. The compiler has checked that it exists in both. */
export const translationsOf = (shelf: Shelf, article: ShelvedArticle): Readonly<Record<'en' | 'pl', string>> => ({
  en: articlePath(shelf.find('en', article.id) ?? article),
  pl: articlePath(shelf.find('pl', article.id) ?? article),
})
