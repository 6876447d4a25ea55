import { ChevronDown, CircleCheck, Info } from 'lucide-react'
import { useState } from 'react'
import { useT } from '../../../../platform/i18n/i18n.ts'
import { DrawnPart } from '../../../../platform/lazy/drawn-part.tsx'
import { lazyPart } from '../../../../platform/lazy/lazy-part.ts'
import type { FitDetailsProps } from './fit-details.tsx'
import { type Fit, fitOf, hintsBeside, isFarOver } from './fit-of.ts'
import styles from './fit-proof.module.css'

const FIT_TEXTS = {
  fits: 'day-plan/proof/holds',
  near: 'day-plan/proof/near',
  differs: 'day-plan/proof/differs',
} as const satisfies Record<Fit, string>

/** The code and texts of the details load when the user opens them, because few users do. */
const fitDetails = lazyPart(async () => (await import('./fit-details.tsx')).FitDetails, 'day-details')

/**
 * Shows how well the day fits its target and which nutrients have hints, of the day or of its week. The user can expand it to see the figures and the hints.
 */
export function FitProof({ proof, hints: dayHints, week, dietId }: FitDetailsProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const isOver = isFarOver(dayHints)
  const hints = hintsBeside(week, dayHints)
  const isWell = proof.holds && !isOver
  const names = [...hints, ...week].map(({ code }) => t('day-plan/guide/name', { code })).join(', ')
  return (
    <details className={styles.proof} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.line}>
        <span className={isWell ? styles.fits : styles.near} aria-hidden="true">
          {isWell ? <CircleCheck /> : <Info />}
        </span>
        <span>
          {t(proof.holds && isOver ? 'day-plan/proof/holds-macros' : FIT_TEXTS[fitOf(proof)])}
          {names === '' ? null : <span className={styles.hint}>{t('day-plan/guide/title', { names })}</span>}
        </span>
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </summary>
      <div className={styles.details}>
        {isOpen ? (
          <DrawnPart
            part={fitDetails}
            props={{ proof, hints, week, dietId }}
            failed={() => <p role="alert">{t('day-plan/details-failed')}</p>}
          />
        ) : null}
      </div>
    </details>
  )
}
