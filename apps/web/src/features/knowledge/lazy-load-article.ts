import { lazyPart } from '../../platform/lazy/lazy-part.ts'
import type { LoadedArticle } from './article/load-article.ts'

const loader = lazyPart(async () => (await import('./article/load-article.ts')).loadArticle, 'knowledge', 'access')

/** Loads an article. Its code and texts load with the first one, so that other pages stay small. */
export const lazyLoadArticle = async (segment: string): Promise<LoadedArticle> => (await loader.load())(segment)
