import { addDays } from '@dayplate/dates'
import { scaleMacros, sumMacros, type Macros } from '@dayplate/nutrition'
import { cookedOn, batchKey, scaleOfBatch, type Serving } from '@dayplate/rules/shopping-list'
import type { MacroGrams, PrintedDay, PrintedMeal } from '../../../platform/graphql/schema.gen.ts'
import { requireVersion } from '../compose-day.ts'
import { eveningNotesFor } from '../evening-notes.ts'
import { DIET_NAMES, MEAL_TYPE_NAMES, WIRE_MEAL_TYPE } from '../wire-names.ts'
import type { PrintComposition } from './print-composition.ts'
import type { PrintableDay } from './print.repository.ts'
import { servingsOfDay } from './servings-of-day.ts'

/** A day as paper shows it. */
export function composePrintedDay(day: PrintableDay, composition: PrintComposition): PrintedDay {
  const { catalogue, language, days } = composition
  const { meals } = servingsOfDay(day)
  const next = days.find(({ date }) => date === addDays(day.date, 1))
  return {
    date: day.date,
    dietName: DIET_NAMES[day.dietId][language],
    macros: wireGrams(sumMacros(meals.map((serving) => macrosOf(serving, composition)))),
    eveningNotes: next === undefined ? [] : eveningNotesFor(next.document, catalogue),
    meals: meals.map((serving) => composePrintedMeal(day, serving, composition)),
  }
}

function composePrintedMeal(day: PrintableDay, serving: Serving, composition: PrintComposition): PrintedMeal {
  const { type, recipe, portion, portionsTotal, scale } = serving
  const pot = composition.pots.get(batchKey(day.date, serving)) ?? []
  return {
    mealType: { type: WIRE_MEAL_TYPE[type], name: MEAL_TYPE_NAMES[type][composition.language] },
    recipeId: recipe,
    macros: wireGrams(macrosOf(serving, composition)),
    portion,
    portionsTotal,
    cookedOn: cookedOn(day.date, serving),
    shareOfPot: scale / scaleOfBatch(pot),
  }
}

const macrosOf = ({ recipe, scale }: Serving, { catalogue }: PrintComposition): Macros =>
  scaleMacros(requireVersion(catalogue, recipe).nutrition, scale)

const wireGrams = ({ kcal, proteinG, fatG, carbohydrateG }: Macros): MacroGrams => ({
  kcal,
  proteinG,
  fatG,
  carbohydrateG,
})
