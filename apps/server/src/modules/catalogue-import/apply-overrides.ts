import { isDeepStrictEqual } from 'node:util'
import { factorKcal, isEnergyConsistent } from '@dayplate/catalogue'
import type { Meal } from '@dayplate/nutrition'
import {
  compileFoodRows,
  compileRecipes,
  foodSource,
  type CatalogueError,
  type CompiledFood,
  type RecipeSource,
} from '@dayplate/catalogue/compile'
import {
  mergeCatalogue,
  type CatalogueContent,
  type CatalogueOverrides,
  type OwnEntries,
  type OwnEntry,
} from '../catalogue/index.ts'
import type { OwnSources, Removal } from './own-sources.ts'

/** The file and line of each operator's entry, by `food:<id>` and `meal:<id>`. */
export type Places = ReadonlyMap<string, { readonly file: string; readonly line: number }>

export interface AppliedOverrides {
  readonly overrides: CatalogueOverrides
  readonly errors: readonly CatalogueError[]
  readonly places: Places
}

/**
 * Adds an operator's sources to the existing overrides. An entry that equals the release's is removed from the overrides, so
 * that later releases can correct it. Importing an export therefore changes nothing.
 */
export function applyOverrides(
  release: CatalogueContent,
  present: CatalogueOverrides,
  sources: OwnSources,
): AppliedOverrides {
  const removed = (kind: Removal['kind']) => sources.removals.filter((removal) => removal.kind === kind)
  const compiledFoods = compileFoodRows(sources.foods)
  const ownFoods = compiledFoods.compiled.map(({ food, row }) => ({
    content: food,
    source: foodSource(row),
    polishSource: null,
    place: row,
  }))
  const foods = applyEntries(release.foods, present.foods, { own: ownFoods, removals: removed('food') })
  const known = mergeCatalogue(release, { foods, meals: new Map() }).foods
  const compiledRecipes = compileRecipes(sources.recipes, known)
  const released = new Map(release.meals.map((meal) => [meal.id, meal]))
  const ownMeals = compiledRecipes.compiled.map(({ meal, recipe, polishSource }) => ({
    content: withPolish(meal, released.get(meal.id)),
    source: recipe.text,
    polishSource: polishSource?.text ?? null,
    place: { file: recipe.path, line: 1 },
  }))
  const meals = applyEntries(release.meals, present.meals, { own: ownMeals, removals: removed('meal') })
  return {
    overrides: { foods, meals },
    errors: [
      ...compiledFoods.errors,
      ...energyErrors(release, compiledFoods.compiled),
      ...compiledRecipes.errors,
      ...removalErrors(release, present, sources),
    ],
    places: new Map([
      ...ownFoods.map(({ content, place }) => [`food:${content.id}`, place] as const),
      ...ownMeals.map(({ content, place }) => [`meal:${content.id}`, place] as const),
    ]),
  }
}

/** A meal with the release's Polish text, if it has none of its own and says the same in English, perhaps in other amounts. */
function withPolish(own: Meal, released: Meal | undefined): Meal {
  const { polish } = released ?? {}
  if (own.polish !== undefined || polish === undefined || released === undefined) return own
  const wordsOf = ({ name, eveningNote, dishes }: Meal) => [
    name,
    eveningNote,
    dishes.map((dish) => [dish.name, dish.steps, dish.ingredients.map(({ foodId }) => foodId)]),
  ]
  return isDeepStrictEqual(wordsOf(own), wordsOf(released)) ? { ...own, polish } : own
}

/**
 * Own foods whose energy does not follow from their macros, by the gate's rule. Plans calculate with both, so such a food would
 * meet one target and miss the other. The release's figures are exempt: its table explains those of spices and brans.
 */
function energyErrors(release: CatalogueContent, own: readonly CompiledFood[]): readonly CatalogueError[] {
  const released = new Map(release.foods.map((food) => [food.id, food.per100g]))
  return own
    .filter(({ food }) => !isEnergyConsistent(food.per100g))
    .filter(({ food }) => !isDeepStrictEqual(food.per100g, released.get(food.id)))
    .map(({ food: { name, per100g }, row: { file, line } }) => ({
      file,
      line,
      message: `"${name.en}" has ${per100g.kcal} kcal, but its macros make ${Math.round(factorKcal(per100g))} by 4/4/9/2`,
      remedy: 'Look kcal, protein_g, fat_g, carbohydrate_g and fibre_g up again: they agree within 5 %, or 8 kcal',
    }))
}

function applyEntries<T extends { readonly id: string }>(
  release: readonly T[],
  present: OwnEntries<T>,
  { own, removals }: { readonly own: readonly OwnEntry<T>[]; readonly removals: readonly Removal[] },
): OwnEntries<T> {
  const released = new Map(release.map((entry) => [entry.id, entry]))
  const entries = new Map(present)
  for (const { content, source, polishSource } of own) entries.set(content.id, { content, source, polishSource })
  for (const { id } of removals) entries.set(id, null)
  const isNews = ([id, entry]: readonly [string, OwnEntry<T> | null]): boolean =>
    entry === null ? released.has(id) : !isDeepStrictEqual(entry.content, released.get(id))
  return new Map([...entries].filter(isNews).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function removalErrors(
  release: CatalogueContent,
  present: CatalogueOverrides,
  { foods, recipes, removals }: OwnSources,
): readonly CatalogueError[] {
  const known = {
    food: new Set([...release.foods.map(({ id }) => id), ...present.foods.keys()]),
    meal: new Set([...release.meals.map(({ id }) => id), ...present.meals.keys()]),
  }
  const given = new Set([...foods.map(({ cells }) => `food:${cells.get('id')}`), ...recipes.map(mealKey)])
  return removals.flatMap(({ kind, id, file, line }) => {
    const error = (message: string, remedy: string) => [{ file, line, message, remedy }]
    if (given.has(`${kind}:${id}`))
      return error(`The ${kind} ${id} is both given and taken out`, 'Decide for one of both')
    return known[kind].has(id) ? [] : error(`There is no ${kind} ${id}`, 'Remove this line, or look at the id')
  })
}

const mealKey = ({ path }: RecipeSource): string =>
  `meal:${path.slice(path.lastIndexOf('/') + 1).replace(/\.cook$/, '')}`
