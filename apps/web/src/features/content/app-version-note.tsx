import { APP_VERSION } from '../../platform/app-version/app-version.ts'
import { useT } from '../../platform/i18n/i18n.ts'
import styles from './app-version-note.module.css'

/** Shows the version of the app, because support may ask for it. */
export function AppVersionNote() {
  const t = useT()
  return <p className={styles.note}>{t('content/app-version', { version: APP_VERSION })}</p>
}
