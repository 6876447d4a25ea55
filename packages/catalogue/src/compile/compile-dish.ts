import { type Dish, type Food, implausibleAmount, type Ingredient, type RecipeStep } from '@dayplate/nutrition'
import { type CatalogueError, type Reading, toReading } from './catalogue-error.ts'
import type { RecipeSection, SectionIngredient, SectionStep } from './cooklang-sections.ts'
import { findFood } from './find-food.ts'
import type { IngredientMark } from './ingredient-marks.ts'
import { nearestName } from './nearest-name.ts'

export interface DishSource {
  readonly file: string
  /** Line of the dish's heading. */
  readonly line: number
  readonly section: RecipeSection
  /** All marks of the recipe, by the number of their ingredient. */
  readonly marks: readonly IngredientMark[]
}

/** One mark of a food, with the grams that its step uses. */
interface Use {
  readonly index: number
  readonly food: Food
  readonly words: string
  readonly grams: number
  readonly isOptional: boolean
}

/** Compiles one section of a recipe to a dish. A food marked several times becomes one ingredient with the sum. */
export function compileDish(source: DishSource, foodByName: ReadonlyMap<string, Food>): Reading<Dish> {
  const { name, ingredients, steps } = source.section
  const found = ingredients.map((ingredient) => compileUse(ingredient, source, foodByName))
  const uses = found.flatMap(({ value }) => value ?? [])
  const byFood = Map.groupBy(uses, ({ food }) => food)
  const errors = [
    ...shapeErrors(source),
    ...found.flatMap((reading) => reading.errors),
    ...[...byFood.values()].flatMap((same) => usesErrors(same, source)),
  ]
  const dish = {
    name,
    ingredients: [...byFood.values()].map(toIngredient),
    steps: steps.map((step) => compileStep(step, byFood)),
  }
  return toReading(dish, errors)
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

function compileUse(
  { index, name, words, amount, unit }: SectionIngredient,
  { file, line, marks }: DishSource,
  foodByName: ReadonlyMap<string, Food>,
): Reading<Use> {
  const mark = marks[index]
  // A recipe may name a food by its id in words ("sour cream"), so that recipes outlast a change of the name.
  const food = findFood(foodByName, name)
  const place = { file, line: mark?.line ?? line }
  if (food === undefined) return { value: null, errors: [{ ...place, ...unknownFood(name, foodByName.keys()) }] }
  const gramsPerUnit = unit === 'ml' ? food.densityGPerMl : 1
  if (gramsPerUnit === null) {
    const remedy = 'Weigh it and write grams, or give its density_g_per_ml in foods.csv'
    return { value: null, errors: [{ ...place, message: `"${name}" is not measured in ml`, remedy }] }
  }
  return toReading({ index, food, words, grams: amount * gramsPerUnit, isOptional: mark?.isOptional ?? false }, [])
}

function unknownFood(name: string, names: Iterable<string>): Pick<CatalogueError, 'message' | 'remedy'> {
  const nearest = nearestName(name, names)
  return {
    message: `There is no food "${name}"`,
    remedy: nearest === null ? 'Add it to foods.csv, or use a food that is there' : `Did you mean "${nearest}"?`,
  }
}

const sumGrams = (uses: readonly Use[]): number => uses.reduce((sum, { grams }) => sum + grams, 0)

/** @param uses all uses of one food in the dish, at least one. */
function usesErrors(uses: readonly Use[], { file, line, marks }: DishSource): readonly CatalogueError[] {
  const [{ food, index, isOptional }] = requireFirst(uses)
  const place = { file, line: marks[index]?.line ?? line }
  const implausible = implausibleAmount(food, sumGrams(uses))
  const isMixed = uses.some((use) => use.isOptional !== isOptional)
  return [
    ...(implausible === null ? [] : [{ ...place, ...implausible }]),
    ...(isMixed
      ? [
          {
            ...place,
            message: `"${food.name.en}" may be left out in one place only`,
            remedy: 'Mark all places with @?, or none',
          },
        ]
      : []),
  ]
}

function toIngredient(uses: readonly Use[]): Ingredient {
  const [{ food, isOptional }] = requireFirst(uses)
  return { foodId: food.id, grams: sumGrams(uses), isOptional }
}

function requireFirst(uses: readonly Use[]): readonly [Use] {
  const [first] = uses
  if (first === undefined) throw new Error('A group without members')
  return [first]
}

function compileStep(step: SectionStep, byFood: ReadonlyMap<Food, readonly Use[]>): RecipeStep {
  const groups = [...byFood.values()]
  return step.flatMap((part): RecipeStep => {
    if (typeof part === 'string') return [part]
    const ingredient = groups.findIndex((uses) => uses.some(({ index }) => index === part.index))
    const uses = groups[ingredient] ?? []
    const use = uses.find(({ index }) => index === part.index)
    if (use === undefined) return []
    const share = use.grams / sumGrams(uses)
    return [{ ingredient, words: use.words, ...(share === 1 ? {} : { share }) }]
  })
}
