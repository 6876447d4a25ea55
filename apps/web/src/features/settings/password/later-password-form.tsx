import { RotateCcw } from 'lucide-react'
import { needTexts, useT } from '../../../platform/i18n/i18n.ts'
import { useLater } from '../../../platform/later/use-later.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton/skeleton.tsx'
import type { PasswordFormProps } from './password-form.tsx'
import styles from './password-form.module.css'

/** With the words for what is wrong with a password. */
async function load() {
  const [{ PasswordForm }] = await Promise.all([import('./password-form.tsx'), needTexts('accounts')])
  return PasswordForm
}

export function LaterPasswordForm(props: PasswordFormProps) {
  const t = useT()
  const later = useLater(load)
  switch (later.kind) {
    case 'ready':
      return <later.Part {...props} />
    case 'loading':
      return (
        <SkeletonGroup>
          <div className={styles.form}>
            <Skeleton height={78} />
            <Skeleton height={78} />
            <Skeleton height={52} />
          </div>
        </SkeletonGroup>
      )
    case 'failed':
      return (
        <div className={styles.form}>
          <Alert kind="warning" lead={t('error/message/network')}>
            {t('error/additional-message/network')}
          </Alert>
          <Button kind="secondary" icon={<RotateCcw />} onClick={later.retry}>
            {t('error/try-again')}
          </Button>
        </div>
      )
  }
}
