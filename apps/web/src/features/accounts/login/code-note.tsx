import { Link } from '@tanstack/react-router'
import { useT } from '../../../platform/i18n/i18n.ts'
import { RichText } from '../../../platform/i18n/rich-text.tsx'
import styles from '../auth-form.module.css'

/** A link to the page for access codes, below the other login methods. */
export function CodeNote() {
  const t = useT()
  const codeMark = (words: string) => (
    <Link className={styles.strong} to="/aktywacja">
      {words}
    </Link>
  )
  return (
    <p className={styles.note}>
      <RichText text={t('auth/have-code')} marks={[codeMark]} />
    </p>
  )
}
