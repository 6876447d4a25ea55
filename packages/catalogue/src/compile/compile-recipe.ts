import { type Food, type Meal, MEAL_TYPES, type MealType } from '@dayplate/nutrition'
import { type CatalogueError, type Reading, toReading } from './catalogue-error.ts'
import { compileDishes } from './compile-dishes.ts'
import { markFreshDishes } from './fresh-dishes.ts'
import { FRONT_MATTER_KEYS, readFrontMatter } from './front-matter.ts'
import { readMealHeader } from './meal-header.ts'
import { readPictureHints } from './picture-hints.ts'
import { seasonErrors } from './season-errors.ts'

export interface RecipeSource {
  /** `recipes/lunch/bean-soup.cook`. */
  readonly path: string
  readonly text: string
}

const PATH = /^recipes\/(?<folder>[a-z]+)\/(?<id>[a-z0-9]+(-[a-z0-9]+)*)\.cook$/

/** Compiles one recipe file to a meal. */
export function compileRecipe({ path, text }: RecipeSource, foodByName: ReadonlyMap<string, Food>): Reading<Meal> {
  const { folder, id = '' } = PATH.exec(path)?.groups ?? {}
  const frontMatter = readFrontMatter(path, text, FRONT_MATTER_KEYS)
  const header = readMealHeader(path, frontMatter)
  const dishes = compileDishes({ path, text, bodyStart: frontMatter.lastLine }, foodByName)
  const errors = [
    ...frontMatter.errors,
    ...header.errors,
    ...pathErrors({ path, folder, type: header.value?.type }),
    ...dishes.errors,
  ]
  if (errors.length > 0 || header.value === null || dishes.value === null) return { value: null, errors }
  const line = frontMatter.entries.get('season')?.line ?? 1
  const seasons = seasonErrors({
    file: path,
    line,
    header: header.value,
    dishes: dishes.value,
    foods: foodByName.values(),
  })
  const fresh = markFreshDishes(dishes.value, {
    file: path,
    entry: frontMatter.entries.get('fresh'),
    keepsDays: header.value.keepsDays,
  })
  const picture = readPictureHints(
    { dishes: dishes.value, type: header.value.type },
    { file: path, entry: frontMatter.entries.get('picture') },
  )
  return toReading({ id, ...header.value, ...picture.value, dishes: fresh.value ?? [] }, [
    ...seasons,
    ...fresh.errors,
    ...picture.errors,
  ])
}

interface RecipePlace {
  readonly path: string
  /** Folder of the path; undefined when the path is not that of a recipe. */
  readonly folder: string | undefined
  /** Meal type in the front matter; undefined when it is invalid. */
  readonly type: MealType | undefined
}

function pathErrors({ path, folder, type }: RecipePlace): readonly CatalogueError[] {
  if (folder === undefined) {
    const remedy = 'Name the file recipes/<meal>/<id>.cook, the id in kebab-case'
    return [{ file: path, line: 1, message: 'The path is not that of a recipe', remedy }]
  }
  if (!MEAL_TYPES.some((known) => known === folder)) {
    const remedy = `Move it to recipes/${type ?? MEAL_TYPES.join(', recipes/')}`
    return [{ file: path, line: 1, message: `There is no meal "${folder}", by which its folder is named`, remedy }]
  }
  if (type === undefined || folder === type) return []
  return [{ file: path, line: 1, message: `A ${type} in the folder ${folder}`, remedy: `Move it to recipes/${type}` }]
}
