import type { CalendarDay } from '@dayplate/dates'
import { MEAL_TYPE_NAMES, OPTIONAL } from '@dayplate/messages/server'
import { bindText } from '@dayplate/messages/short-words'
import { plainStep } from '@dayplate/nutrition'
import { cookedOn, batchKey, scaleOfBatch, type Serving, type DatedServing } from '@dayplate/rules/shopping-list'
import type {
  PrintedCooking,
  PrintedDish,
  PrintedPlate,
  PrintedRecipe,
  PrintedSwap,
} from '../../../platform/graphql/schema.gen.ts'
import {
  textsOf,
  type MealVersion,
  type VersionedDish,
  type VersionedIngredient,
  type VersionTexts,
} from '../../catalogue/index.ts'
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
  const written = presentation.recipes.get(version.id) ?? version
  return {
    id: version.id,
    name: texts.name,
    textLanguage: texts.language,
    mealType: { type: WIRE_MEAL_TYPE[version.type], name: MEAL_TYPE_NAMES[version.type][language] },
    minutes: version.preparationMinutes,
    activeMinutes: version.activeMinutes ?? null,
    eveningNote: texts.eveningNote,
    leftoverUse: leftoverUseOf(version),
    dishes: version.dishes.map(({ ingredients, isFresh = false }, index): PrintedDish => {
      const { name, steps } = requireDish(texts, index)
      return {
        name,
        ingredients: ingredients.map((ingredient) => nameOf(ingredient, language)),
        steps: steps.map((step) => bindText(plainStep(step), language)),
        isFresh,
        swaps: swapsOf(ingredients, written.dishes[index]?.ingredients ?? [], language),
      }
    }),
    cookings: presentBatches(version, eaten, presentation),
  }
}

const nameOf = ({ name, isOptional }: VersionedIngredient, language: 'en' | 'pl'): string =>
  isOptional ? `${name[language]} (${OPTIONAL[language]})` : name[language]

const swapsOf = (
  used: readonly VersionedIngredient[],
  written: readonly VersionedIngredient[],
  language: 'en' | 'pl',
): PrintedSwap[] =>
  used.flatMap(({ foodId, name }, index) => {
    const original = written[index]
    if (original === undefined || original.foodId === foodId) return []
    return [{ original: original.name[language], name: name[language] }]
  })

interface Batch {
  readonly date: CalendarDay
  readonly portions: number
  readonly isCookedBefore: boolean
  readonly scale: number
  /** The plates that its portions are eaten on. */
  readonly servings: Servings
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
    const plates = platesOf(
      version,
      same.flatMap(({ servings }) => servings),
      { language, system },
    )
    return [{ dates, portions, isCookedBefore, ...partOf(version, isKept, reader), plates }]
  })
}

const isFresh = (dish: VersionedDish): boolean => dish.isFresh ?? false
const isKept = (dish: VersionedDish): boolean => !isFresh(dish)

/** The fresh dishes of each plate. Portions differ in size, so plates with equal amounts are joined. */
function platesOf(version: MealVersion, servings: Servings, style: Omit<StepReader, 'scale'>): PrintedPlate[] {
  if (!version.dishes.some(isFresh)) return []
  return [...Map.groupBy(servings, ({ meal }) => meal.scale.toFixed(SCALE_DIGITS)).values()].map((same) => ({
    dates: same.map(({ date }) => date),
    ...partOf(version, isFresh, { scale: same[0]?.meal.scale ?? 1, ...style }),
  }))
}

/** The amounts and steps of some dishes; the lists of the others are empty. */
function partOf(version: MealVersion, isIncluded: (dish: VersionedDish) => boolean, reader: StepReader) {
  const { dishes } = textsOf(version, reader.language)
  return {
    amounts: version.dishes.map((dish) => (isIncluded(dish) ? amountsOf(dish, reader) : [])),
    steps: version.dishes.map((dish, index) =>
      isIncluded(dish) ? presentSteps(requireDish({ dishes }, index).steps, dish, reader).map(stepLine) : [],
    ),
  }
}

function requireDish({ dishes }: Pick<VersionTexts, 'dishes'>, index: number): VersionTexts['dishes'][number] {
  const dish = dishes[index]
  if (dish === undefined) throw new Error('the texts of a meal lack one of its dishes')
  return dish
}

const amountsOf = (dish: VersionedDish, reader: StepReader): string[] =>
  dish.ingredients.map((_, place) =>
    measureIngredient(dish, place, reader)
      .map(({ text }) => text)
      // Cooks measure first and weigh what they cannot measure.
      .toReversed()
      .join(' · '),
  )

/** Decimals of a factor on the recipe that a kitchen scale can still tell apart. */
const SCALE_DIGITS = 3

const sameAmounts = ({ portions, isCookedBefore, scale }: Batch): string =>
  [portions, isCookedBefore, scale.toFixed(SCALE_DIGITS)].join(' ')

/**
 * A batch cooked on a printed day is printed whole, including servings after the last printed day. Of an older batch only the
 * printed servings count.
 */
function batchOf(batch: Servings, here: Servings, from: CalendarDay): Batch {
  const [first] = here
  if (first === undefined) throw new Error('a batch nobody eats from')
  const date = cookedOn(first.date, first.meal)
  if (date >= from) {
    const { portionsTotal: portions } = first.meal
    return { date, portions, isCookedBefore: false, scale: scaleOfBatch(batch), servings: batch }
  }
  const scale = here.reduce((sum, { meal }) => sum + meal.scale, 0)
  return { date, portions: here.length, isCookedBefore: true, scale, servings: here }
}
