import type { Translate } from '@dayplate/messages'
import { useLanguage, useT } from '../../platform/i18n/i18n.ts'
import type { DaySummaryFragment, GuideCode } from './day-plan.gen.ts'
import styles from './fit-details.module.css'

export type GuideHint = DaySummaryFragment['guideHints'][number]
type Figures = Readonly<Record<'amount' | 'guide', string>>

const HINTS = {
  FIBRE: (t, figures) => t('day-plan/guide/fibre', figures),
  SALT: (t, figures) => t('day-plan/guide/salt', figures),
  SATURATED_FAT: (t, figures) => t('day-plan/guide/saturated-fat', figures),
  IRON: (t, figures) => t('day-plan/guide/iron', figures),
  VITAMIN_B12: (t, figures) => t('day-plan/guide/vitamin-b12', figures),
} as const satisfies Record<GuideCode, (t: Translate, figures: Figures) => string>

/** What the day has too little or too much of beside its macros, with both figures and what helps. */
export function GuideHints({ hints }: { readonly hints: readonly GuideHint[] }) {
  const t = useT()
  const format = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 1 })
  // A code newer than this page has no text here.
  const known = hints.filter(({ code }) => Object.hasOwn(HINTS, code))
  if (known.length === 0) return null
  return (
    <ul className={styles.reasons}>
      {known.map(({ code, amount, guide }) => (
        <li key={code}>{HINTS[code](t, { amount: format.format(amount), guide: format.format(guide) })}</li>
      ))}
    </ul>
  )
}
