import { useT } from '../../platform/i18n/i18n.ts'
import type { FitProofFragment } from './day-plan.gen.ts'
import styles from './fit-details.module.css'
import { FitReasons } from './fit-reasons.tsx'
import { FitTable } from './fit-table.tsx'
import { type GuideHint, GuideHints } from './guide-hints.tsx'

export interface FitDetailsProps {
  readonly proof: FitProofFragment
  readonly hints: readonly GuideHint[]
}

/** The figures behind the proof, what was given up for them, and what else is good to know of the day. */
export function FitDetails({ proof, hints }: FitDetailsProps) {
  const t = useT()
  return (
    <>
      <FitTable proof={proof} />
      <FitReasons proof={proof} />
      <GuideHints hints={hints} />
      <p className={styles.note}>{t('day-plan/proof/tolerance')}</p>
    </>
  )
}
