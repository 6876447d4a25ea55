import { lazyPart } from '../../platform/lazy/lazy-part.ts'
import type { LoadedArticle, LoadedCategory } from './load-knowledge.ts'

const loaders = lazyPart(
  async () => {
    const { loadArticle, loadCategory } = await import('./load-knowledge.ts')
    return { loadArticle, loadCategory }
  },
  'knowledge',
  'access',
)

/** Loaders of knowledge pages. The first one loads their code and texts, so that other pages stay small. */
export const lazyLoadCategory = async (name: string): Promise<LoadedCategory> =>
  (await loaders.load()).loadCategory(name)

export const lazyLoadArticle = async (segment: string): Promise<LoadedArticle> =>
  (await loaders.load()).loadArticle(segment)
