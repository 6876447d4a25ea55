import { loadMessages } from '../../platform/i18n/i18n.ts'
import type { LoadedContent, LoadedQuestions, LoadedTerms } from './load-content.ts'

const fetchLoaders = () => import('./load-content.ts')

/** Loaders of the pages of text; their code and words come with the first of these pages, not with every page. */
export async function lazyLoadContent(identifier: string): Promise<LoadedContent> {
  const [{ loadContent }] = await Promise.all([fetchLoaders(), loadMessages('content')])
  return loadContent(identifier)
}

export async function lazyLoadTerms(): Promise<LoadedTerms> {
  const [{ loadTerms }] = await Promise.all([fetchLoaders(), loadMessages('content')])
  return loadTerms()
}

export async function lazyLoadQuestions(identifier: string): Promise<LoadedQuestions> {
  const [{ loadQuestions }] = await Promise.all([fetchLoaders(), loadMessages('content')])
  return loadQuestions(identifier)
}
