import type { CalendarDay } from '@dayplate/dates'
import { MEAL_TYPE_NAMES, OPTIONAL } from '@dayplate/messages/server'
import { bindUnits } from '@dayplate/messages/short-words'
import { cookedOn, batchKey, scaleOfBatch, type Serving, type DatedServing } from '@dayplate/rules/shopping-list'
import type { PrintedCooking, PrintedDish, PrintedRecipe } from '../../../platform/graphql/schema.gen.ts'
import type { MealVersion, VersionedIngredient } from '../../catalogue/index.ts'
import { measurementsOf } from '../measure-text.ts'
import { WIRE_MEAL_TYPE } from '../present-names.ts'
import type { PrintPresentation } from './print-presentation.ts'

type Servings = readonly DatedServing<Serving>[]

/** @param eaten every serving of the recipe on the printed days, the earliest first. */
export function presentPrintedRecipe(
  version: MealVersion,
  eaten: Servings,
  presentation: PrintPresentation,
): PrintedRecipe {
  const { language } = presentation
  return {
    id: version.id,
    name: version.name,
    mealType: { type: WIRE_MEAL_TYPE[version.type], name: MEAL_TYPE_NAMES[version.type][language] },
    minutes: version.preparationMinutes,
    activeMinutes: version.activeMinutes ?? null,
    eveningNote: version.eveningNote,
    dishes: version.dishes.map(({ name, ingredients, steps }): PrintedDish => ({
      name,
      ingredients: ingredients.map((ingredient) => nameOf(ingredient, language)),
      steps: steps.map(bindUnits),
    })),
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

function presentBatches(version: MealVersion, eaten: Servings, { batches, from, language }: PrintPresentation) {
  const byBatch = Map.groupBy(eaten, ({ date, meal }) => batchKey(date, meal))
  const cooked = [...byBatch].map(([key, here]): Batch => batchOf(batches.get(key) ?? here, here, from))
  return [...Map.groupBy(cooked, sameAmounts).values()].flatMap((same): PrintedCooking[] => {
    const [first] = same
    if (first === undefined) return []
    const { portions, isCookedBefore, scale } = first
    return [
      { dates: same.map(({ date }) => date), portions, isCookedBefore, amounts: amountsOf(version, scale, language) },
    ]
  })
}

const amountsOf = ({ dishes }: MealVersion, scale: number, language: 'en' | 'pl'): string[][] =>
  dishes.map(({ ingredients }) =>
    ingredients.map((ingredient) =>
      measurementsOf(ingredient.grams * scale, ingredient, language)
        .map(({ text }) => text)
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
