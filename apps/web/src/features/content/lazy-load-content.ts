import { lazyPart } from '../../platform/lazy/lazy-part.ts'
import type { LoadedContent, LoadedQuestions, LoadedTerms } from './load-content.ts'

const loaders = lazyPart(async () => {
  const { loadContent, loadQuestions, loadTerms } = await import('./load-content.ts')
  return { loadContent, loadQuestions, loadTerms }
}, 'content')

/** Loaders of text pages. The first text page loads their code and texts, so that other pages stay small. */
export const lazyLoadContent = async (identifier: string): Promise<LoadedContent> =>
  (await loaders.load()).loadContent(identifier)

export const lazyLoadTerms = async (): Promise<LoadedTerms> => (await loaders.load()).loadTerms()

export const lazyLoadQuestions = async (identifier: string): Promise<LoadedQuestions> =>
  (await loaders.load()).loadQuestions(identifier)
