import { lazyPart } from '../../platform/lazy/lazy-part.ts'
import type { LoadedExampleMeal } from './load-example-meal.ts'

const loader = lazyPart(
  async () => (await import('./load-example-meal.ts')).loadExampleMeal,
  'example-meal',
  'meals',
  'meal-details',
  'meal-media',
)

/** The loader of the page. It loads its code and texts first, so that other pages stay small. */
export const lazyLoadExampleMeal = async (slug: string): Promise<LoadedExampleMeal> => (await loader.load())(slug)
