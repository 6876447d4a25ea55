import type { Translate } from '@dayplate/messages'
import { ChevronDown, Info } from 'lucide-react'
import { useLanguage, useT } from '../../platform/i18n/i18n.ts'
import type { DaySummaryFragment, GuideCode } from './day-plan.gen.ts'
import styles from './fit-proof.module.css'

type Hint = DaySummaryFragment['guideHints'][number]
type Figures = Readonly<Record<'amount' | 'guide', string>>

const HINTS = {
  FIBRE: (t, figures) => t('day-plan/guide/fibre', figures),
  SALT: (t, figures) => t('day-plan/guide/salt', figures),
  SATURATED_FAT: (t, figures) => t('day-plan/guide/saturated-fat', figures),
  IRON: (t, figures) => t('day-plan/guide/iron', figures),
  VITAMIN_B12: (t, figures) => t('day-plan/guide/vitamin-b12', figures),
} as const satisfies Record<GuideCode, (t: Translate, figures: Figures) => string>

/** What the day has too little or too much of beside its macros: their names, and a sentence on each for who wants it. */
export function GuideHints({ hints }: { readonly hints: readonly Hint[] }) {
  const t = useT()
  const format = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 1 })
  const known = hints.filter(({ code }) => Object.hasOwn(HINTS, code))
  if (known.length === 0) return null
  const names = known.map(({ code }) => t('day-plan/guide/name', { code })).join(', ')
  return (
    <details className={styles.proof}>
      <summary className={styles.line}>
        <span className={styles.near} aria-hidden="true">
          <Info />
        </span>
        {t('day-plan/guide/title', { names })}
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </summary>
      <ul className={styles.hints}>
        {known.map(({ code, amount, guide }) => (
          <li key={code}>{HINTS[code](t, { amount: format.format(amount), guide: format.format(guide) })}</li>
        ))}
      </ul>
    </details>
  )
}
