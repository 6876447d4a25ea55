import type { CalendarDay } from '@dayplate/dates'
import { MEAL_TYPE_NAMES, OPTIONAL } from '@dayplate/messages/server'
import { bindText } from '@dayplate/messages/short-words'
import { plainStep } from '@dayplate/nutrition'
import { cookedOn, batchKey, scaleOfBatch, type Serving, type DatedServing } from '@dayplate/rules/shopping-list'
import type { PrintedCooking, PrintedDish, PrintedRecipe } from '../../../platform/graphql/schema.gen.ts'
import { textsOf, type MealVersion, type VersionedIngredient, type VersionTexts } from '../../catalogue/index.ts'
import { leftoverUseOf, measureIngredient } from '../present-dish.ts'
import { WIRE_MEAL_TYPE } from '../present-names.ts'
import { presentSteps, stepLine, type StepReader } from '../present-steps.ts'
import type { PrintPresentation } from './print-presentation.ts'

type Servings = readonly DatedServing<Serving>[]

/** @param eaten every serving of the recipe on the printed days, the earliest first. */
export function presentPrintedRecipe(
  version: MealVersion,
  eaten: Servings,
  presentation: PrintPresentation,
): PrintedRecipe {
  const { language } = presentation
  const texts = textsOf(version, language)
  return {
    id: version.id,
    name: texts.name,
    textLanguage: texts.language,
    mealType: { type: WIRE_MEAL_TYPE[version.type], name: MEAL_TYPE_NAMES[version.type][language] },
    minutes: version.preparationMinutes,
    activeMinutes: version.activeMinutes ?? null,
    eveningNote: texts.eveningNote,
    leftoverUse: leftoverUseOf(version),
    dishes: version.dishes.map(({ ingredients }, index): PrintedDish => {
      const { name, steps } = requireDish(texts, index)
      return {
        name,
        ingredients: ingredients.map((ingredient) => nameOf(ingredient, language)),
        steps: steps.map((step) => bindText(plainStep(step), language)),
      }
    }),
    cookings: presentBatches(version, eaten, presentation),
  }
}

const nameOf = ({ name, isOptional }: VersionedIngredient, language: 'en' | 'pl'): string =>
  isOptional ? `${name[language]} (${OPTIONAL[language]})` : name[language]

interface Batch {
  readonly date: CalendarDay
  readonly portions: number
  readonly isCookedBefore: boolean
  readonly scale: number
}

function presentBatches(version: MealVersion, eaten: Servings, { batches, from, language, system }: PrintPresentation) {
  const byBatch = Map.groupBy(eaten, ({ date, meal }) => batchKey(date, meal))
  const cooked = [...byBatch].map(([key, here]): Batch => batchOf(batches.get(key) ?? here, here, from))
  return [...Map.groupBy(cooked, sameAmounts).values()].flatMap((same): PrintedCooking[] => {
    const [first] = same
    if (first === undefined) return []
    const { portions, isCookedBefore, scale } = first
    const dates = same.map(({ date }) => date)
    // The same units as on the page of a plate.
    const alike = portions > 1 ? [scale / portions, scale] : []
    const reader = { scale, alike, language, system }
    return [{ dates, portions, isCookedBefore, amounts: amountsOf(version, reader), steps: stepsOf(version, reader) }]
  })
}

const stepsOf = (version: MealVersion, reader: StepReader): string[][] =>
  version.dishes.map((dish, index) => {
    const { steps } = requireDish(textsOf(version, reader.language), index)
    return presentSteps(steps, dish, reader).map(stepLine)
  })

function requireDish({ dishes }: VersionTexts, index: number): VersionTexts['dishes'][number] {
  const dish = dishes[index]
  if (dish === undefined) throw new Error('the texts of a meal lack one of its dishes')
  return dish
}

const amountsOf = ({ dishes }: MealVersion, reader: StepReader): string[][] =>
  dishes.map((dish) =>
    dish.ingredients.map((_, place) =>
      measureIngredient(dish, place, reader)
        .map(({ text }) => text)
        // Cooks measure first and weigh what they cannot measure.
        .toReversed()
        .join(' · '),
    ),
  )

const sameAmounts = ({ portions, isCookedBefore, scale }: Batch): string =>
  [portions, isCookedBefore, scale.toFixed(3)].join(' ')

/**
 * A batch cooked on a printed day is printed whole, including servings after the last printed day. Of an older batch only the
 * printed servings count.
 */
function batchOf(batch: Servings, here: Servings, from: CalendarDay): Batch {
  const [first] = here
  if (first === undefined) throw new Error('a batch nobody eats from')
  const date = cookedOn(first.date, first.meal)
  return date < from
    ? { date, portions: here.length, isCookedBefore: true, scale: here.reduce((sum, { meal }) => sum + meal.scale, 0) }
    : { date, portions: first.meal.portionsTotal, isCookedBefore: false, scale: scaleOfBatch(batch) }
}
