import type { Dish, Food, Meal, MealTexts, RecipeStep, StepIngredient } from '@dayplate/nutrition'
import { bareAmountErrors, numbersIn, shareBeforeMarkErrors } from './bare-amounts.ts'
import { type CatalogueError, type Reading, toReading } from './catalogue-error.ts'
import type { RecipeSource } from './compile-recipe.ts'
import { englishHash } from './english-hash.ts'
import { findFood } from './find-food.ts'
import { type FrontMatter, POLISH_KEYS, readFrontMatter } from './front-matter.ts'
import { MOST_TITLE_CHARACTERS } from './meal-header.ts'
import { addOrdinaryWords } from './ordinary-words.ts'
import { type PolishSection, type PolishStep, readPolishSections } from './polish-sections.ts'
import { polishStyleErrors } from './polish-style.ts'

/** Ending of the file with the Polish text of the recipe `<id>.cook`. */
export const POLISH_ENDING = '.pl.cook'

type PolishFrontMatter = FrontMatter<(typeof POLISH_KEYS)[number]>

interface PolishContext {
  readonly file: string
  readonly foodByName: ReadonlyMap<string, Food>
}

/**
 * Compiles the Polish text of a meal. Its dishes, steps, ingredients and numbers have to be those of the English recipe,
 * which alone contains amounts.
 */
export function compilePolish(
  { path, text }: RecipeSource,
  meal: Meal,
  foodByName: ReadonlyMap<string, Food>,
): Reading<MealTexts> {
  const frontMatter = readFrontMatter(path, text, POLISH_KEYS)
  if (frontMatter.lastLine === 0) return { value: null, errors: frontMatter.errors }
  const sections = readPolishSections(text, frontMatter.lastLine)
  const context = { file: path, foodByName }
  const compiled = meal.dishes.map((dish, index) => compilePolishDish(dish, sections[index], context))
  const written = compiled.flatMap(({ value }) => value ?? [])
  const dishes = addOrdinaryWords(path, { dishes: written, meal }, frontMatter.entries.get('ordinary'))
  const texts = {
    name: frontMatter.entries.get('title')?.value ?? '',
    eveningNote: frontMatter.entries.get('evening')?.value ?? null,
    dishes: dishes.value ?? [],
  }
  return toReading(texts, [
    ...frontMatter.errors,
    ...headerErrors(path, frontMatter, meal),
    ...countErrors(path, sections, meal),
    ...compiled.flatMap((dish) => dish.errors),
    ...dishes.errors,
  ])
}

function headerErrors(file: string, { entries }: PolishFrontMatter, meal: Meal): readonly CatalogueError[] {
  const at = (key: (typeof POLISH_KEYS)[number], message: string, remedy: string) => [
    { file, line: entries.get(key)?.line ?? 1, message, remedy },
  ]
  const title = entries.get('title')?.value ?? ''
  const hash = englishHash(meal)
  return [
    ...(title === '' || title.length > MOST_TITLE_CHARACTERS
      ? at('title', `The title has ${title.length} characters`, `Write one to ${MOST_TITLE_CHARACTERS}`)
      : []),
    ...(entries.has('evening') === (meal.eveningNote === null)
      ? at('evening', 'Only one of both languages has "evening"', 'Write it in both, or in none')
      : []),
    ...(entries.get('source')?.value === hash
      ? []
      : at(
          'source',
          'The English text is not the one this was written from',
          `Read both, mend the Polish one, then write "source: ${hash}" into its front matter`,
        )),
  ]
}

function countErrors(file: string, sections: readonly PolishSection[], { dishes }: Meal): readonly CatalogueError[] {
  const message = `${sections.length} dishes, the English recipe has ${dishes.length}`
  if (sections.length !== dishes.length) return [{ file, line: 1, message, remedy: 'Give both the same == dishes ==' }]
  return sections
    .filter(({ name }) => name === '')
    .map(({ line }) => ({ file, line, message: 'A dish without a name', remedy: 'Write == Nazwa dania ==' }))
}

function compilePolishDish(
  dish: Dish,
  section: PolishSection | undefined,
  context: PolishContext,
): Reading<Pick<Dish, 'name' | 'steps'>> {
  // The missing section is one error of the whole file.
  if (section === undefined) return { value: null, errors: [] }
  const { file } = context
  const { line, name, steps } = section
  if (steps.length !== dish.steps.length) {
    const message = `"${name}" has ${steps.length} steps, "${dish.name}" has ${dish.steps.length}`
    return { value: null, errors: [{ file, line, message, remedy: 'Give both the same paragraphs in the same order' }] }
  }
  const compiled = steps.map((step, index) =>
    compilePolishStep(step, { dish, english: dish.steps[index] ?? [] }, context),
  )
  return toReading(
    { name, steps: compiled.flatMap(({ value }) => (value === null ? [] : [value])) },
    compiled.flatMap(({ errors }) => errors),
  )
}

/** `@cebulę(onion)`: the words of the step, and the food as the English recipe names it. */
const MARK = /@(?<words>[^@(){}]+)\((?<name>[^()]*(?:\([^()]*\))?)\)/gu

interface EnglishStep {
  readonly dish: Dish
  readonly english: RecipeStep
}

function compilePolishStep(
  { line, text }: PolishStep,
  { dish, english }: EnglishStep,
  { file, foodByName }: PolishContext,
): Reading<RecipeStep> {
  const open = english.filter((part): part is StepIngredient => typeof part !== 'string')
  const errors: Pick<CatalogueError, 'message' | 'remedy'>[] = []
  const parts: (string | StepIngredient)[] = []
  let end = 0
  for (const mark of text.matchAll(MARK)) {
    const { words = '', name = '' } = mark.groups ?? {}
    const foodId = findFood(foodByName, name)?.id
    const place = open.findIndex(({ ingredient }) => dish.ingredients[ingredient]?.foodId === foodId)
    const [use] = place === -1 ? [] : open.splice(place, 1)
    if (use === undefined) {
      errors.push({
        message: `"${name}" is not in this step in English`,
        remedy: 'Name the foods of the English step, each once',
      })
    } else parts.push(text.slice(end, mark.index), { ...use, words: words.trim() })
    end = mark.index + mark[0].length
  }
  parts.push(text.slice(end))
  const words = text.replaceAll(MARK, '')
  errors.push(
    ...open.map(({ words: missing }) => ({
      message: `"${missing}" is missing in this step`,
      remedy: 'Mark it as @odmieniona nazwa(English name)',
    })),
    ...(words.includes('@') ? [{ message: 'A broken mark', remedy: 'Write @cebulę(onion), without amounts' }] : []),
    ...bareAmountErrors(words, 'pl'),
    ...shareBeforeMarkErrors(text, 'pl'),
    ...polishStyleErrors(text.replaceAll(MARK, '$<words>')),
    ...numberErrors(words, english),
  )
  return toReading(
    parts.filter((part) => part !== ''),
    errors.map((error) => ({ file, line, ...error })),
  )
}

function numberErrors(polish: string, english: RecipeStep): readonly Pick<CatalogueError, 'message' | 'remedy'>[] {
  const wanted = numbersIn(english.filter((part) => typeof part === 'string').join(' ')).join(' ')
  const given = numbersIn(polish).join(' ')
  if (wanted === given) return []
  return [
    { message: `The numbers are "${given}", in English "${wanted}"`, remedy: 'Give both the same times and degrees' },
  ]
}
