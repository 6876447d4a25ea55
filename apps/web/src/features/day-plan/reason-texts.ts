import type { Translate } from '@dayplate/messages'
import type { PlanReasonCode } from './day-plan.gen.ts'

/** What the planner gave up for this day, by its reason codes; some come once for each meal they are about. */
const REASON_TEXTS = {
  LEFTOVER_DROPPED: (t) => t('day-plan/reason/leftover-dropped'),
  OUT_OF_SEASON: (t, count) => t('day-plan/reason/out-of-season', { count }),
  VARIETY_RELAXED: (t, count) => t('day-plan/reason/variety-relaxed', { count }),
  MEAL_BANDS_RELAXED: (t, count) => t('day-plan/reason/meal-bands-relaxed', { count }),
  PORTION_LIMIT: (t) => t('day-plan/reason/portion-limit'),
  MACRO_UNREACHABLE: (t) => t('day-plan/reason/macro-unreachable'),
  LARGE_PORTION: (t, count) => t('day-plan/reason/large-portion', { count }),
  TOO_FEW_RECIPES: (t, count) => t('day-plan/reason/too-few-recipes', { count }),
  PINNED_MEALS: (t) => t('day-plan/reason/pinned-meals'),
} as const satisfies Record<PlanReasonCode, (t: Translate, count: number) => string>

const isKnown = (code: string): code is PlanReasonCode => Object.hasOwn(REASON_TEXTS, code)

/**
 * One sentence for each kind of reason, in the order they first come, with the number of its meals; a code newer than this
 * page says nothing a person could use.
 */
export function reasonTexts(reasons: readonly string[], t: Translate): string[] {
  const counts = new Map<PlanReasonCode, number>()
  for (const code of reasons.filter(isKnown)) counts.set(code, (counts.get(code) ?? 0) + 1)
  return [...counts].map(([code, count]) => REASON_TEXTS[code](t, count))
}
