import { RotateCcw } from 'lucide-react'
import { Button } from '../../ui/button/button.tsx'
import { useOnceOnline } from '../connection/use-once-online.ts'
import { FailureAlert } from '../failure-alert/failure-alert.tsx'
import type { Failure } from '../graphql-client/failure.ts'
import { useT } from '../i18n/i18n.ts'
import styles from './section-failed.module.css'

interface SectionFailedProps {
  readonly failure: Failure
  /** Names the missing part, in place of the general words. */
  readonly lead: string
  readonly onRetry: () => void
}

/** Replaces one part of a page that failed to load, while the rest stays. Retries by itself when the connection returns. */
export function SectionFailed({ failure, lead, onRetry }: SectionFailedProps) {
  const t = useT()
  useOnceOnline(failure.kind === 'network', onRetry)
  return (
    <div className={styles.failed}>
      <FailureAlert failure={failure} lead={lead} />
      <Button kind="secondary" icon={<RotateCcw />} onClick={onRetry}>
        {t('error/try-again')}
      </Button>
    </div>
  )
}
