import { scaleMacros, sumMacros } from '@dayplate/nutrition'
import { DIET_NAMES } from '@dayplate/messages/server'
import type { DailyDietPlanNormal } from '../../platform/graphql/schema.gen.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { requireVersion, type CopyTarget, type StoredDay } from '../stored-plans/index.ts'
import { presentMeal, type MealView } from './present-meal.ts'
import { presentGuideHints, guideAmountsOfDay } from './present-guides.ts'
import { presentHoliday } from './present-holiday.ts'
import { presentMacro } from './present-macro.ts'
import { presentPhase } from './present-names.ts'
import { presentReason } from './present-reasons.ts'

type Language = 'en' | 'pl'

/** The versions that a day refers to, and the reader's language. */
export interface Presentation {
  readonly catalogue: Catalogue
  readonly language: Language
  /** The day this one might be copied to; null where nothing is planned. */
  readonly copyTarget: CopyTarget | null
}

/**
 * A day for the gateway. Its dishes and the hints of its week are worked out only when a query asks for them, and whether a
 * holiday menu can be chosen only on a holiday.
 */
export interface DayView extends Omit<DailyDietPlanNormal, 'events' | 'hasHolidayMenu' | 'weekHints'> {
  readonly events: MealView[]
}

/** A stored day with its meals filled in from their versions. */
export function presentDay(day: StoredDay, { catalogue, language, copyTarget }: Presentation): DayView {
  const eaten = new Set(day.eaten)
  const meals = day.document.meals.map((planned) => ({ planned, version: requireVersion(catalogue, planned.version) }))
  const parts = meals.map(({ planned, version }) => scaleMacros(version.nutrition, planned.scale))
  const animalProteinG = meals.reduce(
    (sum, { planned, version }) => sum + version.nutrition.animalProteinG * planned.scale,
    0,
  )
  const total = sumMacros(parts)
  const amounts = guideAmountsOfDay(
    meals.map(({ planned, version }) => ({ version, scale: planned.scale })),
    catalogue,
  )
  return {
    date: day.date,
    setId: day.setId,
    ...presentHoliday(day.date, language),
    events: meals.map(({ planned, version }) =>
      presentMeal({ day, planned, version, isEaten: eaten.has(planned.type), language }),
    ),
    dayDiet: {
      id: day.setId,
      dietId: day.dietId,
      name: DIET_NAMES[day.dietId][language],
      kcal: Math.round(total.kcal),
      macro: presentMacro(total, animalProteinG),
      fibreG: Math.round(amounts.fibreG.amount),
      guideHints: presentGuideHints(amounts, day.document.proof.guides),
      phase: presentPhase(day.phase, language),
    },
    proof: {
      target: day.document.proof.target,
      actual: day.document.proof.actual,
      deviation: day.document.proof.deviation,
      holds: day.document.proof.holds,
      reasons: [...day.document.proof.reasons],
      details: (day.document.proof.details ?? []).map(presentReason),
    },
    showMacros: true,
    // A day with eaten meals cannot be the target of a copy.
    canBeCopiedToDate: copyTarget === null || copyTarget.isEaten ? null : copyTarget.date,
    nextDaySet: copyTarget === null ? null : { id: copyTarget.setId },
  }
}
