import { DAY_CATEGORY_NAMES } from '@dayplate/messages/server'
import { suitableDiets, type Diet } from '@dayplate/nutrition'
import type { Catalogue, MealVersion } from '../catalogue/index.ts'
import { foodsOfVersion } from '../stored-plans/index.ts'

type CategoryId = keyof typeof DAY_CATEGORY_NAMES

/** A day is quick to make when all its meals together take less than this (our rule). */
const QUICK_DAY_MINUTES = 45

export interface CategorizedDay {
  readonly source: 'original' | 'menu' | 'planned'
  readonly versions: readonly MealVersion[]
  /** Needed because a category that every day of the diet has says nothing about one day. */
  readonly diet: Diet
}

/** The categories of a day, which help a user choose between several days. */
export function categoriesOf(catalogue: Catalogue, day: CategorizedDay, language: 'en' | 'pl') {
  return idsOf(catalogue, day).map((id) => ({ id, name: DAY_CATEGORY_NAMES[id][language] }))
}

function idsOf(catalogue: Catalogue, { source, versions, diet }: CategorizedDay): readonly CategoryId[] {
  const foods = versions.flatMap((version) => foodsOfVersion(catalogue, version))
  const diets = suitableDiets(foods)
  const minutes = versions.reduce((sum, { preparationMinutes }) => sum + preparationMinutes, 0)
  const eatsAll = diet === 'classic' || diet === 'glp1'
  const isVegan = diet !== 'vegan' && diets.has('vegan')
  return [
    ...(source === 'menu' ? (['holiday'] as const) : []),
    ...(source === 'original' ? (['original'] as const) : []),
    ...(isVegan ? (['vegan'] as const) : []),
    ...(!isVegan && eatsAll && diets.has('vegetarian') ? (['vegetarian'] as const) : []),
    ...(foods.some(({ category }) => category === 'fish') ? (['fish'] as const) : []),
    ...(versions.length > 0 && minutes < QUICK_DAY_MINUTES ? (['quick'] as const) : []),
  ]
}
