import { useT } from '../../../platform/i18n/i18n.ts'
import { DEFAULT_PAGE } from '../../../platform/navigation/default-page.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import styles from '../auth-form.module.css'

/** Shown when another account's password was reset. Nothing has changed for the current user. */
export function ResetForAnother({ email }: { readonly email: string | null }) {
  const t = useT()
  return (
    <div className={styles.form}>
      <Alert kind="success" lead={t('auth/reset-password/for-another')}>
        {email === null ? null : t('auth/reset-password/still-here', { email })}
      </Alert>
      <ButtonLink size="field" isBlock to={DEFAULT_PAGE}>
        {t('account/confirm/go-on')}
      </ButtonLink>
      <ButtonLink kind="secondary" size="field" isBlock to="/auth/logout" preload={false}>
        {t('auth/reset-password/log-out')}
      </ButtonLink>
    </div>
  )
}
