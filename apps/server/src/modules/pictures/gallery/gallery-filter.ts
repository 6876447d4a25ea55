import type { GalleryMeal } from './gallery-meals.ts'

/** The filters of the gallery by their names in the address, with what a meal is found by. */
const FILTERS: Readonly<Record<string, (meal: GalleryMeal) => readonly string[]>> = {
  meal: ({ type }) => [type],
  form: ({ forms }) => forms,
  diet: ({ diets }) => diets,
}

/** A filter with its values, in the order of the alphabet. */
export interface Choice {
  readonly name: string
  readonly values: readonly string[]
  /** As the address has it, also when no meal can have it; null without one. */
  readonly chosen: string | null
}

export interface Found {
  readonly choices: readonly Choice[]
  /** Filters whose value no meal of the catalogue can have. Nothing is found then. */
  readonly unknown: readonly Choice[]
  readonly meals: readonly GalleryMeal[]
}

/** Finds meals by the search part of an address: `meal=lunch&form=soup&diet=vegan`. An empty value chooses all. */
export function findInGallery(meals: readonly GalleryMeal[], search: URLSearchParams): Found {
  const choices = Object.entries(FILTERS).map(([name, valuesOf]) => ({
    name,
    valuesOf,
    values: [...new Set(meals.flatMap(valuesOf))].toSorted(),
    chosen: search.get(name) === '' ? null : search.get(name),
  }))
  return {
    choices,
    unknown: choices.filter(({ chosen, values }) => chosen !== null && !values.includes(chosen)),
    meals: meals.filter((meal) =>
      choices.every(({ chosen, valuesOf }) => chosen === null || valuesOf(meal).includes(chosen)),
    ),
  }
}
