import { formatDay } from '@dayplate/dates'
import { useLanguage, useT } from '../../platform/i18n/i18n.ts'
import type { Serving } from './printed-plan.ts'
import styles from './serving-note.module.css'

/** Says that a meal is cooked for further days too, or comes from an earlier batch. */
export function ServingNote({ serving }: { readonly serving: Serving }) {
  const t = useT()
  const language = useLanguage()
  switch (serving.kind) {
    case 'cooked-for-it':
      return null
    case 'leftover': {
      const date = formatDay(serving.cookedOn, language, 'full')
      return <p className={styles.note}>{t('print/leftover-today', { ...serving, date })}</p>
    }
    case 'cook-ahead': {
      const { total: count, percent } = serving
      return (
        <p className={styles.note}>
          {percent === null ? t('print/cook-ahead-today', { count }) : t('print/cook-ahead-share', { count, percent })}
        </p>
      )
    }
  }
}
