import { isKnowledgeCategory, type KnowledgeCategory, parseArticleId } from '@dayplate/rules/knowledge'
import { notFound, redirect } from '@tanstack/react-router'
import type { Answered, Failed } from '../../platform/graphql-client/answer.ts'
import { sendQuery } from '../../platform/graphql-client/send-query.ts'
import { readTranslator } from '../../platform/i18n/i18n.ts'
import { followLinkedLanguage } from '../../platform/navigation/follow-linked-language.ts'
import { readToken } from '../../platform/session/session.ts'
import { ArticleDocument, type WholeArticleFragment } from './knowledge.gen.ts'

/** A page of the feed. `documentTitle` names the browser's tab. */
export interface LoadedCategory {
  readonly category: KnowledgeCategory
  readonly documentTitle: string
}

/** Loads a page of the feed. Throws the router's "not found" for an unknown category. */
export function loadCategory(category: string): LoadedCategory {
  if (!isKnowledgeCategory(category)) throw notFound()
  const { t } = readTranslator()
  const title = t('title/knowledge')
  return { category, documentTitle: category === 'all' ? title : `${t('knowledge/category', { category })} · ${title}` }
}

interface ReadArticle {
  readonly article: WholeArticleFragment
  /** The last day of the reader's access to the diet; null without one. */
  readonly accessTo: string | null
}

/** An article. `documentTitle` names the browser's tab. */
export type LoadedArticle = (Answered<ReadArticle> & { readonly documentTitle: string }) | Failed

/**
 * Loads an article by the last part of its address. An unknown one redirects to the error page 404 (specification, section 2.8).
 */
export async function loadArticle(segment: string): Promise<LoadedArticle> {
  await followLinkedLanguage()
  const id = parseArticleId(segment)
  if (id === null) throw toNotFound()
  const asked = await sendQuery(ArticleDocument, { articleId: String(id), isSignedIn: readToken() !== null })
  if (asked.kind === 'failed') return asked
  const [article] = asked.data.article
  if (article === undefined) throw toNotFound()
  const accessTo = asked.data.me?.diet.accessTo ?? null
  return { kind: 'answered', data: { article, accessTo }, documentTitle: article.title }
}

const toNotFound = () => redirect({ to: '/error/404', replace: true })
