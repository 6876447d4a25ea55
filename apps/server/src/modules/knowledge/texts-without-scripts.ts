import type { Language } from '@dayplate/messages'
import { articlePath } from '@dayplate/rules/knowledge'
import { escapeHtml } from '../../platform/http/start-page.ts'
import { onlyForPaying } from './present-article.ts'
import type { ShelvedArticle } from './shelf/index.ts'

/**
 * An article for those who run no scripts. The text for paying people is left out, because no one is logged in without scripts.
 */
export function textOfArticle({ title, lead, html, reveal }: ShelvedArticle, language: Language): string {
  const text = reveal === 'free' ? html : `<p>${escapeHtml(onlyForPaying(language).message)}</p>`
  return `<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(lead)}</p>${text}</main>`
}

/** Links to the articles of a page of the feed. */
export function textOfFeed(title: string, articles: readonly ShelvedArticle[]): string {
  const items = articles.map(
    (article) =>
      `<li><a href="${articlePath(article)}">${escapeHtml(article.title)}</a><p>${escapeHtml(article.teaser)}</p></li>`,
  )
  return `<main><h1>${escapeHtml(title)}</h1><ul>${items.join('')}</ul></main>`
}
