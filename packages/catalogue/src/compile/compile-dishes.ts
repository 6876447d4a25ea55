import type { Dish, Food } from '@dayplate/nutrition'
import { type CatalogueFault, type Reading, toReading } from './catalogue-fault.ts'
import { compileDish } from './compile-dish.ts'
import { readCooklangSections } from './cooklang-sections.ts'
import { type IngredientMark, findIngredientMarks } from './ingredient-marks.ts'
import { findOptionalFaults } from './optional-ingredients.ts'

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
  const { marks, faults } = findIngredientMarks(path, text, bodyStart)
  if (faults.length > 0) return { value: null, faults }
  const dishes = compileSections(body, marks, foodByName)
  if (dishes.value === null) return dishes
  return toReading(dishes.value, findOptionalFaults(path, { dishes: dishes.value, foods: foodByName.values(), marks }))
}

function compileSections(
  { path, text }: RecipeBody,
  marks: readonly IngredientMark[],
  foodByName: ReadonlyMap<string, Food>,
): Reading<readonly Dish[]> {
  const sections = readCooklangSections(text)
  if (sections === null) return { value: null, faults: [unreadableFault(path)] }
  const lines = headingLines(text)
  const firstHeading = sections[0]?.name === '' ? 1 : 0
  const dishes = sections.map((section, index) =>
    compileDish({ file: path, line: lines[index - firstHeading] ?? 1, section, marks }, foodByName),
  )
  return toReading(
    dishes.flatMap(({ value }) => value ?? []),
    [...countFaults(path, sections.length), ...dishes.flatMap((dish) => dish.faults)],
  )
}

function headingLines(text: string): readonly number[] {
  return text.split('\n').flatMap((content, index) => (content.trimStart().startsWith('=') ? [index + 1] : []))
}

function countFaults(file: string, count: number): readonly CatalogueFault[] {
  if (count === 0) {
    return [{ file, line: 1, message: 'There is no section', remedy: 'Head every dish with == Name of the dish ==' }]
  }
  if (count <= MOST_DISHES) return []
  return [{ file, line: 1, message: `${count} sections`, remedy: `Join dishes: a meal has at most ${MOST_DISHES}` }]
}

function unreadableFault(file: string): CatalogueFault {
  return {
    file,
    line: 1,
    message: 'The Cooklang parser refuses this recipe',
    remedy: 'Look for unusual signs around @, { and }',
  }
}
