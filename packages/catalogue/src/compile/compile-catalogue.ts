import type { Food, Meal } from '@dayplate/nutrition'
import type { Catalogue } from '../catalogue.ts'
import type { CatalogueError } from './catalogue-error.ts'
import { compileFoods } from './compile-foods.ts'
import { type RecipeSource, compileRecipe } from './compile-recipe.ts'

export interface CatalogueSources {
  readonly foodsCsv: string
  readonly recipes: readonly RecipeSource[]
}

export type CompiledCatalogue =
  | { readonly kind: 'compiled'; readonly catalogue: Catalogue }
  | { readonly kind: 'refused'; readonly errors: readonly CatalogueError[] }

/** Compiles the table of foods and all recipes. A single error refuses everything; all errors are reported at once. */
export function compileCatalogue(sources: CatalogueSources): CompiledCatalogue {
  const { catalogue, errors } = surveyCatalogue(sources)
  return errors.length === 0 ? { kind: 'compiled', catalogue } : { kind: 'refused', errors }
}

/** The valid part of the sources and the errors of the rest, for reports on work in progress. */
export function surveyCatalogue(sources: CatalogueSources): {
  catalogue: Catalogue
  errors: readonly CatalogueError[]
} {
  const { foods, errors } = compileFoods(sources.foodsCsv)
  const recipes = compileRecipes(sources.recipes, foods)
  return {
    catalogue: { foods, meals: recipes.compiled.map(({ meal }) => meal) },
    errors: [...errors, ...recipes.errors],
  }
}

/** A meal with the recipe it was compiled from. */
export interface CompiledRecipe {
  readonly meal: Meal
  readonly recipe: RecipeSource
}

/** Every valid recipe as a meal, and the errors of the others. */
export function compileRecipes(
  recipes: readonly RecipeSource[],
  foods: readonly Food[],
): { compiled: readonly CompiledRecipe[]; errors: readonly CatalogueError[] } {
  const foodByName = indexFoods(foods)
  const readings = recipes.map((recipe) => ({ recipe, ...compileRecipe(recipe, foodByName) }))
  const compiled = readings.flatMap(({ recipe, value }) => (value === null ? [] : [{ recipe, meal: value }]))
  const duplicates = [
    ...duplicateErrors(recipes.map(({ path }) => ({ path, word: fileName(path), kind: 'id' }))),
    ...duplicateErrors(
      compiled.map(({ recipe, meal }) => ({ path: recipe.path, word: meal.name.toLowerCase(), kind: 'title' })),
    ),
  ]
  return { compiled, errors: [...readings.flatMap((reading) => reading.errors), ...duplicates] }
}

/**
 * Foods by their ids and English names. The id comes first, so that no new name takes a food away from the recipes that
 * name it by its id.
 */
function indexFoods(foods: readonly Food[]): ReadonlyMap<string, Food> {
  const entries = (keyOf: (food: Food) => string) => foods.map((food) => [keyOf(food), food] as const)
  return new Map([...entries(({ name }) => name.en), ...entries(({ id }) => id)])
}

/** The last part of a path, because two recipes with the same name would share an id. */
function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

function duplicateErrors(
  recipes: readonly { path: string; word: string; kind: 'id' | 'title' }[],
): readonly CatalogueError[] {
  const pathOfWord = new Map<string, string>()
  return recipes.flatMap(({ path, word, kind }) => {
    const first = pathOfWord.get(word)
    pathOfWord.set(word, first ?? path)
    if (first === undefined) return []
    const remedy = kind === 'id' ? 'Rename one of the files' : 'Give one of them another title'
    return [{ file: path, line: 1, message: `The ${kind} "${word}" is taken by ${first}`, remedy }]
  })
}
