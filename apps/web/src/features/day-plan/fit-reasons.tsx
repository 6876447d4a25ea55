import type { PlanReasonCode } from './day-plan.gen.ts'
import { useT } from '../../platform/i18n/i18n.ts'
import styles from './fit-proof.module.css'

/** What the planner gave up for this day, by its reason codes. */
const REASON_TEXTS = {
  LEFTOVER_DROPPED: 'day-plan/reason/leftover-dropped',
  OUT_OF_SEASON: 'day-plan/reason/out-of-season',
  VARIETY_RELAXED: 'day-plan/reason/variety-relaxed',
  MEAL_BANDS_RELAXED: 'day-plan/reason/meal-bands-relaxed',
  PORTION_LIMIT: 'day-plan/reason/portion-limit',
  MACRO_UNREACHABLE: 'day-plan/reason/macro-unreachable',
  LARGE_PORTION: 'day-plan/reason/large-portion',
  TOO_FEW_RECIPES: 'day-plan/reason/too-few-recipes',
  PINNED_MEALS: 'day-plan/reason/pinned-meals',
} as const satisfies Record<PlanReasonCode, string>

const isKnown = (code: string): code is keyof typeof REASON_TEXTS => Object.hasOwn(REASON_TEXTS, code)

/** Each reason once, in words; a code newer than this page says nothing a person could use. */
export function FitReasons({ reasons }: { readonly reasons: readonly string[] }) {
  const t = useT()
  const known = [...new Set(reasons.filter(isKnown))]
  if (known.length === 0) return null
  return (
    <ul className={styles.reasons}>
      {known.map((code) => (
        <li key={code}>{t(REASON_TEXTS[code])}</li>
      ))}
    </ul>
  )
}
