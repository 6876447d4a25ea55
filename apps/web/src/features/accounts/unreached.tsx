import { useOnceOnline } from '../../platform/connection/use-once-online.ts'
import { FailureAlert } from '../../platform/failure-alert/failure-alert.tsx'
import type { Failure } from '../../platform/graphql-client/failure.ts'
import { useT } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button/button.tsx'
import styles from './auth-form.module.css'

interface UnreachedProps {
  readonly failure: Failure
  readonly lead?: string
}

const reload = () => location.reload()

/**
 * Shown when a mailed link could not be checked. The link is not used up, and the page can be reloaded. It reloads by itself when
 * a lost connection is back.
 */
export function Unreached({ failure, lead }: UnreachedProps) {
  useOnceOnline(failure.kind === 'network', reload)
  return (
    <div className={styles.form}>
      <FailureAlert failure={failure} lead={lead} />
      <TryAgain />
    </div>
  )
}

interface TryAgainProps {
  /** Secondary beside a more useful button. */
  readonly kind?: 'primary' | 'secondary'
}

export function TryAgain({ kind = 'primary' }: TryAgainProps) {
  const t = useT()
  return (
    <Button kind={kind} size="field" isBlock onClick={reload}>
      {t('error/try-again')}
    </Button>
  )
}
