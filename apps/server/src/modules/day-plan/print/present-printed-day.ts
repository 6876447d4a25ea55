import { addDays } from '@dayplate/dates'
import { scaleMacros, sumMacros, type Macros } from '@dayplate/nutrition'
import { cookedOn, batchKey, scaleOfBatch, type Serving } from '@dayplate/rules/shopping-list'
import { DIET_NAMES, MEAL_TYPE_NAMES } from '@dayplate/messages/server'
import type { MacroGrams, PrintedDay, PrintedMeal } from '../../../platform/graphql/schema.gen.ts'
import { requireVersion } from '../../stored-plans/index.ts'
import { eveningNotesFor } from '../evening-notes.ts'
import { WIRE_MEAL_TYPE } from '../present-names.ts'
import type { PrintPresentation } from './print-presentation.ts'
import type { PrintableDay } from './print.repository.ts'
import { servingsOfDay } from './servings-of-day.ts'

/** A day as it is printed. */
export function presentPrintedDay(day: PrintableDay, presentation: PrintPresentation): PrintedDay {
  const { catalogue, language, days } = presentation
  const { meals } = servingsOfDay(day)
  const next = days.find(({ date }) => date === addDays(day.date, 1))
  return {
    date: day.date,
    dietName: DIET_NAMES[day.dietId][language],
    macros: presentGrams(sumMacros(meals.map((serving) => macrosOf(serving, presentation)))),
    eveningNotes: next === undefined ? [] : eveningNotesFor(next.document, catalogue, language),
    meals: meals.map((serving) => presentPrintedMeal(day, serving, presentation)),
  }
}

function presentPrintedMeal(day: PrintableDay, serving: Serving, presentation: PrintPresentation): PrintedMeal {
  const { type, recipe, portion, portionsTotal, scale } = serving
  const batch = presentation.batches.get(batchKey(day.date, serving)) ?? []
  return {
    mealType: { type: WIRE_MEAL_TYPE[type], name: MEAL_TYPE_NAMES[type][presentation.language] },
    recipeId: recipe,
    macros: presentGrams(macrosOf(serving, presentation)),
    portion,
    portionsTotal,
    cookedOn: cookedOn(day.date, serving),
    shareOfPot: scale / scaleOfBatch(batch),
  }
}

const macrosOf = ({ recipe, scale }: Serving, { catalogue }: PrintPresentation): Macros =>
  scaleMacros(requireVersion(catalogue, recipe).nutrition, scale)

const presentGrams = ({ kcal, proteinG, fatG, carbohydrateG }: Macros): MacroGrams => ({
  kcal,
  proteinG,
  fatG,
  carbohydrateG,
})
