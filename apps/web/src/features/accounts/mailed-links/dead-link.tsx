import { useT } from '../../../platform/i18n/i18n.ts'
import { DEFAULT_PAGE } from '../../../platform/navigation/default-page.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import styles from '../auth-form.module.css'

/**
 * Tells a logged-in user that the link is invalid. The login page, which tells visitors, would redirect them without a message.
 */
export function DeadLink() {
  const t = useT()
  return (
    <div className={styles.form}>
      <Alert kind="danger">{t('auth/link-invalid-while-in')}</Alert>
      <ButtonLink size="field" isBlock to={DEFAULT_PAGE}>
        {t('account/confirm/go-on')}
      </ButtonLink>
    </div>
  )
}
