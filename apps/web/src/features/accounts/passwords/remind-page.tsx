import { Link } from '@tanstack/react-router'
import { useT } from '../../../platform/i18n/i18n.ts'
import { RichText } from '../../../platform/i18n/rich-text.tsx'
import type { ReturnSearch } from '../../../platform/session/guards.ts'
import styles from '../auth-form.module.css'
import { AuthPage } from '../auth-page.tsx'
import { RemindForm } from './remind-form.tsx'

/** Sends a link to a person who forgot the password. The page they wanted is kept. */
export function RemindPage({ search }: { readonly search: ReturnSearch }) {
  const t = useT()
  const loginMark = (words: string) => (
    <Link className={styles.strong} to="/auth/login" search={search}>
      {words}
    </Link>
  )
  return (
    <AuthPage meal="lunch" title={t('auth/remind-password/title')}>
      <p className={styles.text}>{t('auth/remind-password/text')}</p>
      <RemindForm from={search.from} />
      <p className={styles.note}>
        <RichText text={t('auth/remind-password/back')} marks={[loginMark]} />
      </p>
    </AuthPage>
  )
}
