import { ChevronDown, CircleCheck, Info } from 'lucide-react'
import { useT } from '../../platform/i18n/i18n.ts'
import type { FitProofFragment } from './day-plan.gen.ts'
import { FitReasons } from './fit-reasons.tsx'
import { FitTable } from './fit-table.tsx'
import styles from './fit-proof.module.css'

/** That the day keeps its target: one quiet line, and the figures behind it for who wants to see them. */
export function FitProof({ proof }: { readonly proof: FitProofFragment }) {
  const t = useT()
  return (
    <details className={styles.proof}>
      <summary className={styles.line}>
        <span className={proof.holds ? styles.fits : styles.near} aria-hidden="true">
          {proof.holds ? <CircleCheck /> : <Info />}
        </span>
        {proof.holds ? t('day-plan/proof/holds') : t('day-plan/proof/near')}
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </summary>
      <div className={styles.details}>
        <FitTable proof={proof} />
        <FitReasons proof={proof} />
        <p className={styles.note}>{t('day-plan/proof/tolerance')}</p>
      </div>
    </details>
  )
}
