import { ChevronDown, CircleCheck, Info } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { useT } from '../../platform/i18n/i18n.ts'
import type { FitDetailsProps } from './fit-details.tsx'
import { type Fit, fitOf } from './fit-of.ts'
import styles from './fit-proof.module.css'
import { loadFitDetails } from './load-fit-details.ts'

const FIT_TEXTS = {
  fits: 'day-plan/proof/holds',
  near: 'day-plan/proof/near',
  differs: 'day-plan/proof/differs',
} as const satisfies Record<Fit, string>

type Loaded = { readonly Details: ComponentType<FitDetailsProps> | null }

/**
 * That the day keeps its target, and what else is good to know of it: quiet lines, and the figures behind them for who wants to
 * see them.
 */
export function FitProof({ proof, hints }: FitDetailsProps) {
  const t = useT()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const names = hints.map(({ code }) => t('day-plan/guide/name', { code })).join(', ')
  const load = async () => setLoaded({ Details: await loadFitDetails() })
  return (
    <details className={styles.proof} onToggle={({ currentTarget }) => void (currentTarget.open && load())}>
      <summary className={styles.line}>
        <span className={proof.holds ? styles.fits : styles.near} aria-hidden="true">
          {proof.holds ? <CircleCheck /> : <Info />}
        </span>
        <span>
          {t(FIT_TEXTS[fitOf(proof)])}
          {names === '' ? null : <span className={styles.hint}>{t('day-plan/guide/title', { names })}</span>}
        </span>
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </summary>
      <div className={styles.details}>
        {loaded?.Details ? <loaded.Details proof={proof} hints={hints} /> : null}
        {loaded?.Details === null ? <p role="alert">{t('day-plan/details-failed')}</p> : null}
      </div>
    </details>
  )
}
