import { type Dish, type Food, implausibleAmount, type Ingredient } from '@dayplate/nutrition'
import { type CatalogueError, type Reading, toReading } from './catalogue-error.ts'
import type { RecipeSection, SectionIngredient } from './cooklang-sections.ts'
import type { IngredientMark } from './ingredient-marks.ts'
import { toKebabCase } from './kebab-case.ts'
import { nearestName } from './nearest-name.ts'

export interface DishSource {
  readonly file: string
  /** Line of the dish's heading. */
  readonly line: number
  readonly section: RecipeSection
  /** All marks of the recipe, by the number of their ingredient. */
  readonly marks: readonly IngredientMark[]
}

/** Compiles one section of a recipe to a dish. */
export function compileDish(source: DishSource, foodByName: ReadonlyMap<string, Food>): Reading<Dish> {
  const { name, ingredients, steps } = source.section
  const found = ingredients.map((ingredient) => compileIngredient(ingredient, source, foodByName))
  const errors = [...shapeErrors(source), ...repetitionErrors(source), ...found.flatMap((reading) => reading.errors)]
  return toReading({ name, steps, ingredients: found.flatMap(({ value }) => value ?? []) }, errors)
}

function shapeErrors({ file, line, section }: DishSource): readonly CatalogueError[] {
  if (section.name === '') {
    return [{ file, line, message: 'Steps under no section', remedy: 'Head every dish with == Name of the dish ==' }]
  }
  if (section.ingredients.length === 0) {
    return [
      {
        file,
        line,
        message: `"${section.name}" has no ingredient`,
        remedy: 'Name its foods as @name{grams%g} in the steps',
      },
    ]
  }
  return []
}

function compileIngredient(
  { index, name, grams }: SectionIngredient,
  { file, line, marks }: DishSource,
  foodByName: ReadonlyMap<string, Food>,
): Reading<Ingredient> {
  const mark = marks[index]
  // A recipe may name a food by its id in words ("sour cream"), so that recipes outlast a change of the name.
  const food = foodByName.get(toKebabCase(name)) ?? foodByName.get(name)
  const place = { file, line: mark?.line ?? line }
  if (food === undefined) return { value: null, errors: [{ ...place, ...unknownFood(name, foodByName.keys()) }] }
  const implausible = implausibleAmount(food, grams)
  if (implausible !== null) return { value: null, errors: [{ ...place, ...implausible }] }
  return { value: { foodId: food.id, grams, isOptional: mark?.isOptional ?? false }, errors: [] }
}

function unknownFood(name: string, names: Iterable<string>): Pick<CatalogueError, 'message' | 'remedy'> {
  const nearest = nearestName(name, names)
  return {
    message: `There is no food "${name}"`,
    remedy: nearest === null ? 'Add it to foods.csv, or use a food that is there' : `Did you mean "${nearest}"?`,
  }
}

function repetitionErrors({ file, line, section, marks }: DishSource): readonly CatalogueError[] {
  return section.ingredients
    .filter(({ name }, index) => section.ingredients.findIndex((other) => other.name === name) < index)
    .map(({ name, index }) => ({
      file,
      line: marks[index]?.line ?? line,
      message: `"${name}" appears twice in "${section.name}"`,
      remedy: 'Mark it once with the whole amount, and name it without @ afterwards',
    }))
}
