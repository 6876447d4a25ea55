import type { Food, Meal } from '@dayplate/nutrition'
import type { Catalogue } from '../catalogue.ts'
import type { CatalogueError } from './catalogue-error.ts'
import { compileFoods } from './compile-foods.ts'
import { indexFoods } from './find-food.ts'
import { POLISH_ENDING, compilePolish } from './compile-polish.ts'
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

/** A meal with the texts it was compiled from. */
export interface CompiledRecipe {
  readonly meal: Meal
  readonly recipe: RecipeSource
  /** Null when the recipe has no Polish text. */
  readonly polishSource: RecipeSource | null
}

/** Every valid recipe as a meal, and the errors of the others. */
export function compileRecipes(
  recipes: readonly RecipeSource[],
  foods: readonly Food[],
): { compiled: readonly CompiledRecipe[]; errors: readonly CatalogueError[] } {
  const foodByName = indexFoods(foods)
  const [polish, english] = partition(recipes, ({ path }) => path.endsWith(POLISH_ENDING))
  const readings = english.map((recipe) => ({ recipe, ...compileRecipe(recipe, foodByName) }))
  const inEnglish = readings.flatMap(({ recipe, value }) => (value === null ? [] : [{ recipe, meal: value }]))
  const translated = addPolish(inEnglish, polish, foodByName)
  const { compiled } = translated
  const duplicates = [
    ...duplicateErrors(english.map(({ path }) => ({ path, word: fileName(path), kind: 'id' }))),
    ...duplicateErrors(
      compiled.map(({ recipe, meal }) => ({ path: recipe.path, word: meal.name.toLowerCase(), kind: 'title' })),
    ),
    ...duplicateErrors(
      compiled.flatMap(({ polishSource, meal }) =>
        meal.polish === undefined || polishSource === null
          ? []
          : [{ path: polishSource.path, word: meal.polish.name.toLowerCase(), kind: 'title' }],
      ),
    ),
    ...orphanErrors(polish, english),
  ]
  return { compiled, errors: [...readings.flatMap((reading) => reading.errors), ...translated.errors, ...duplicates] }
}

/** Adds the Polish text to each meal that has one. A broken text leaves the meal without, and is reported. */
function addPolish(
  meals: readonly { readonly recipe: RecipeSource; readonly meal: Meal }[],
  polish: readonly RecipeSource[],
  foodByName: ReadonlyMap<string, Food>,
): { compiled: readonly CompiledRecipe[]; errors: readonly CatalogueError[] } {
  const byPath = new Map(polish.map((source) => [source.path, source]))
  const readings = meals.map(({ recipe, meal }) => {
    const polishSource = byPath.get(polishPath(recipe.path)) ?? null
    if (polishSource === null) return { compiled: { recipe, meal, polishSource }, errors: [] }
    const { value, errors } = compilePolish(polishSource, meal, foodByName)
    const whole = value === null ? meal : { ...meal, polish: value }
    return { compiled: { recipe, meal: whole, polishSource }, errors }
  })
  return {
    compiled: readings.map(({ compiled }) => compiled),
    errors: readings.flatMap(({ errors }) => errors),
  }
}

const polishPath = (path: string): string => path.replace(/\.cook$/, POLISH_ENDING)

function orphanErrors(polish: readonly RecipeSource[], english: readonly RecipeSource[]): readonly CatalogueError[] {
  const wanted = new Set(english.map(({ path }) => polishPath(path)))
  return polish
    .filter(({ path }) => !wanted.has(path))
    .map(({ path }) => ({
      file: path,
      line: 1,
      message: 'There is no recipe for this Polish text',
      remedy: 'Put it beside the recipe, or remove it',
    }))
}

/** The entries that fulfil the condition, and the others. */
function partition<T>(entries: readonly T[], condition: (entry: T) => boolean): readonly [readonly T[], readonly T[]] {
  const { yes = [], no = [] } = Object.groupBy(entries, (entry) => (condition(entry) ? 'yes' : 'no'))
  return [yes, no]
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
