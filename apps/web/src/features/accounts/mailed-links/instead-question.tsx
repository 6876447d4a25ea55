import { useT } from '../../../platform/i18n/i18n.ts'
import { DEFAULT_PAGE } from '../../../platform/navigation/default-page.ts'
import { readEmail } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import styles from '../auth-form.module.css'
import { AuthPage } from '../auth-page.tsx'

/** Asks somebody who is logged in whether a link may log in in their place; the link is not used up by asking. */
export function InsteadQuestion({ onAgree }: { readonly onAgree: () => void }) {
  const t = useT()
  const email = readEmail()
  return (
    <AuthPage meal="lunch" title={t('auth/login/by-token/question-title')}>
      <div className={styles.form}>
        <p className={styles.question}>
          {email === null ? t('auth/login/by-token/question-unnamed') : t('auth/login/by-token/question', { email })}
        </p>
        <Button size="field" isBlock onClick={onAgree}>
          {t('auth/login/by-token/go-on')}
        </Button>
        <ButtonLink kind="secondary" size="field" isBlock to={DEFAULT_PAGE}>
          {t('auth/login/by-token/stay')}
        </ButtonLink>
      </div>
    </AuthPage>
  )
}
