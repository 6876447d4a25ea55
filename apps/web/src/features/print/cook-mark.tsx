import { formatDay } from '@dayplate/dates'
import { useLanguage, useT } from '../../platform/i18n/i18n.ts'
import styles from './cook-mark.module.css'
import type { Serving } from './printed-plan.ts'

/** A short note: cook for further days too, or eat a portion cooked before. */
export function CookMark({ serving }: { readonly serving: Serving }) {
  const t = useT()
  const language = useLanguage()
  switch (serving.kind) {
    case 'cooked-for-it':
      return null
    case 'cook-ahead':
      return <span className={styles.ahead}>{t('print/cook-ahead', { count: serving.total })}</span>
    case 'leftover':
      return (
        <span className={styles.leftover}>
          {t('print/leftover', { weekday: formatDay(serving.cookedOn, language, 'weekday') })}
        </span>
      )
  }
}
