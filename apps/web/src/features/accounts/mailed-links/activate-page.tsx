import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { RichText } from '../../../platform/i18n/rich-text.tsx'
import { Alert } from '../../../ui/alert/alert.tsx'
import styles from '../auth-form.module.css'
import { AuthPage } from '../auth-page.tsx'
import { Checking } from '../checking.tsx'
import { TryAgain, Unreached } from '../unreached.tsx'
import { useOnOpening } from '../use-on-opening.ts'
import { activateAccount, type OpenedLink } from './open-mailed-link.ts'

interface ActivatePageProps {
  readonly token: string
  readonly onActivated: () => void
}

export function ActivatePage({ token, onActivated }: ActivatePageProps) {
  const t = useT()
  const [opened, setOpened] = useState<OpenedLink | null>(null)
  useOnOpening(async () => {
    const outcome = await activateAccount(token)
    if (outcome.kind === 'opened') onActivated()
    else setOpened(outcome)
  })
  return (
    <AuthPage meal="breakfast" title={t('account/activate/title')}>
      <Body opened={opened} />
    </AuthPage>
  )
}

function Body({ opened }: { readonly opened: OpenedLink | null }) {
  const t = useT()
  switch (opened?.kind) {
    case undefined:
    case 'opened':
      return <Checking />
    case 'failed':
      return <Unreached failure={opened.failure} lead={t('account/activate/error')} />
    case 'refused':
      return (
        <>
          <div className={styles.form}>
            <Alert kind="danger">{t('account/activate/error')}</Alert>
            <TryAgain />
          </div>
          <p className={styles.note}>
            <RichText text={t('account/activate/new-link')} marks={[loginMark]} />
          </p>
        </>
      )
  }
}

const loginMark = (words: string) => (
  <Link className={styles.strong} to="/auth/login">
    {words}
  </Link>
)
