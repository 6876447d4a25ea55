import { scaleMacros, sumMacros } from '@dayplate/nutrition'
import type { DailyDietPlanNormal } from '../../platform/graphql/schema.gen.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { requireVersion, type CopyTarget, type StoredDay } from '../stored-plans/index.ts'
import { composeEvent, type ComposedEvent } from './compose-event.ts'
import { composeGuideHints, guideAmountsOfDay } from './compose-guides.ts'
import { wireHoliday } from './wire-holiday.ts'
import { wireMacro } from './wire-macro.ts'
import { DIET_NAMES, wirePhase } from './wire-names.ts'
import { wireReason } from './wire-reasons.ts'

type Language = 'en' | 'pl'

/** What composing needs: the versions a day points at, and the reader's language. */
export interface Composition {
  readonly catalogue: Catalogue
  readonly language: Language
  /** The day this one might be copied to; null where nothing is planned. */
  readonly copyTarget: CopyTarget | null
}

/** A day as the wire says it, but for the dishes, which are composed when asked for. */
export interface ComposedDay extends Omit<DailyDietPlanNormal, 'events'> {
  readonly events: ComposedEvent[]
}

/** A stored day with its meals filled in from their versions. */
export function composeDay(day: StoredDay, { catalogue, language, copyTarget }: Composition): ComposedDay {
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
    ...wireHoliday(day.date, language),
    events: meals.map(({ planned, version }) =>
      composeEvent({ day, planned, version, isEaten: eaten.has(planned.type), language }),
    ),
    dayDiet: {
      id: day.setId,
      dietId: day.dietId,
      name: DIET_NAMES[day.dietId][language],
      kcal: Math.round(total.kcal),
      macro: wireMacro(total, animalProteinG),
      fibreG: Math.round(amounts.fibreG.amount),
      guideHints: composeGuideHints(amounts, day.document.proof.guides),
      phase: wirePhase(day.phase, language),
    },
    proof: {
      target: day.document.proof.target,
      actual: day.document.proof.actual,
      deviation: day.document.proof.deviation,
      holds: day.document.proof.holds,
      reasons: [...day.document.proof.reasons],
      details: (day.document.proof.details ?? []).map(wireReason),
    },
    showMacros: true,
    // What is eaten does not change, so nothing is copied over it.
    canBeCopiedToDate: copyTarget === null || copyTarget.isEaten ? null : copyTarget.date,
    nextDaySet: copyTarget === null ? null : { id: copyTarget.setId },
  }
}
