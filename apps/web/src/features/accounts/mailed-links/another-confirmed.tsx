import { useT } from '../../../platform/i18n/i18n.ts'
import { DEFAULT_PAGE } from '../../../platform/navigation/default-page.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import styles from '../auth-form.module.css'
import type { OwnAddress } from '../activation/activation.ts'

/** For a logged-in person when another account's address was confirmed: their own is still unconfirmed. */
export function AnotherConfirmed({ own }: { readonly own: OwnAddress }) {
  const t = useT()
  return (
    <div className={styles.form}>
      <Alert kind="success" lead={t('account/activate/another')}>
        {own.kind === 'waiting' ? t('account/activate/another-waits', { email: own.email }) : null}
      </Alert>
      <ButtonLink size="field" isBlock to={DEFAULT_PAGE}>
        {t('account/confirm/go-on')}
      </ButtonLink>
    </div>
  )
}
