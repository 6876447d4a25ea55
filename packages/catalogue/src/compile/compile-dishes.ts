import type { Dish, Food } from '@dayplate/nutrition'
import { type CatalogueError, type Reading, toReading } from './catalogue-error.ts'
import { compileDish } from './compile-dish.ts'
import { readCooklangSections } from './cooklang-sections.ts'
import { type IngredientMark, findIngredientMarks } from './ingredient-marks.ts'
import { findOptionalErrors } from './optional-ingredients.ts'

/** The largest number of dishes that people cook for one meal. */
const MOST_DISHES = 3

export interface RecipeBody {
  readonly path: string
  /** The whole recipe including front matter, so that line numbers are those of the file. */
  readonly text: string
  /** Lines of front matter before the body. */
  readonly bodyStart: number
}

/** Compiles the sections of a recipe to dishes. */
export function compileDishes(body: RecipeBody, foodByName: ReadonlyMap<string, Food>): Reading<readonly Dish[]> {
  const { path, text, bodyStart } = body
  const { marks, errors } = findIngredientMarks(path, text, bodyStart)
  if (errors.length > 0) return { value: null, errors }
  const dishes = compileSections(body, marks, foodByName)
  if (dishes.value === null) return dishes
  return toReading(dishes.value, findOptionalErrors(path, { dishes: dishes.value, foodByName, marks }))
}

function compileSections(
  { path, text }: RecipeBody,
  marks: readonly IngredientMark[],
  foodByName: ReadonlyMap<string, Food>,
): Reading<readonly Dish[]> {
  const sections = readCooklangSections(text)
  if (sections === null) return { value: null, errors: [unreadableError(path)] }
  const lines = headingLines(text)
  const firstHeading = sections[0]?.name === '' ? 1 : 0
  const dishes = sections.map((section, index) =>
    compileDish({ file: path, line: lines[index - firstHeading] ?? 1, section, marks }, foodByName),
  )
  return toReading(
    dishes.flatMap(({ value }) => value ?? []),
    [...countErrors(path, sections.length), ...dishes.flatMap((dish) => dish.errors)],
  )
}

function headingLines(text: string): readonly number[] {
  return text.split('\n').flatMap((content, index) => (content.trimStart().startsWith('=') ? [index + 1] : []))
}

function countErrors(file: string, count: number): readonly CatalogueError[] {
  if (count === 0) {
    return [{ file, line: 1, message: 'There is no section', remedy: 'Head every dish with == Name of the dish ==' }]
  }
  if (count <= MOST_DISHES) return []
  return [{ file, line: 1, message: `${count} sections`, remedy: `Join dishes: a meal has at most ${MOST_DISHES}` }]
}

function unreadableError(file: string): CatalogueError {
  return {
    file,
    line: 1,
    message: 'The Cooklang parser refuses this recipe',
    remedy: 'Look for unusual signs around @, { and }',
  }
}
