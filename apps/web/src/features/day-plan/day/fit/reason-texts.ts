import type { Translate } from '@dayplate/messages'
import type { FitProofFragment, PlanReasonCode } from '../../../../domain/day-plan/day-plan.gen.ts'

type Detail = FitProofFragment['details'][number]

/**
 * A text for each of the planner's reason codes. The planner repeats some codes for each meal that they concern. A leftover
 * that was never planned is nothing that anybody misses.
 */
const REASON_TEXTS = {
  LEFTOVER_DROPPED: null,
  OUT_OF_SEASON: (t, count) => t('day-plan/reason/out-of-season', { count }),
  VARIETY_RELAXED: (t, count) => t('day-plan/reason/variety-relaxed', { count }),
  MEAL_BANDS_RELAXED: (t, count) => t('day-plan/reason/meal-bands-relaxed', { count }),
  PORTION_LIMIT: (t) => t('day-plan/reason/portion-limit'),
  MACRO_UNREACHABLE: (t) => t('day-plan/reason/macro-unreachable'),
  LARGE_PORTION: (t, count) => t('day-plan/reason/large-portion', { count }),
  TOO_FEW_RECIPES: (t, count) => t('day-plan/reason/too-few-recipes', { count }),
  PINNED_MEALS: (t) => t('day-plan/reason/pinned-meals'),
} as const satisfies Record<PlanReasonCode, ((t: Translate, count: number) => string) | null>

const isKnown = (code: string): code is PlanReasonCode => Object.hasOwn(REASON_TEXTS, code)

/**
 * Returns one sentence for each kind of reason, with the number of its meals, in the order of first occurrence. If details with
 * figures exist for a reason, it returns one sentence for each detail instead. Codes unknown to this page are left out.
 */
export function reasonTexts(
  { reasons, details }: { readonly reasons: readonly string[]; readonly details: readonly Detail[] },
  { t, language }: { readonly t: Translate; readonly language: string },
): string[] {
  const counts = new Map<PlanReasonCode, number>()
  for (const code of reasons.filter(isKnown)) counts.set(code, (counts.get(code) ?? 0) + 1)
  return [...counts].flatMap(([code, count]) => {
    const exact = details.filter((detail) => detail.code === code).flatMap((detail) => detailText(detail, t, language))
    if (exact.length > 0) return exact
    const text = REASON_TEXTS[code]
    return text === null ? [] : [text(t, count)]
  })
}

function detailText({ count, deviation, macro, mealType: meal }: Detail, t: Translate, language: string): string[] {
  if (count !== null && meal !== null) return [t('day-plan/reason/too-few-recipes-of', { count, meal })]
  if (deviation === null) return []
  const side = deviation < 0 ? 'under' : 'over'
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  const percent = format.format(Math.abs(deviation))
  return [
    macro === null
      ? t('day-plan/reason/portion-limit-of', { side, percent })
      : t('day-plan/reason/macro-unreachable-of', { side, percent, macro }),
  ]
}
