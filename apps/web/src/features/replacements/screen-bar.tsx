import { formatDay, type CalendarDay } from '@dayplate/dates'
import { ArrowLeft } from 'lucide-react'
import { useLanguage, useT } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button/button.tsx'
import styles from './screen-bar.module.css'

/** The top bar of a screen over the day, with the back button and the date. */
export function ScreenBar({ date, onBack }: { readonly date: CalendarDay; readonly onBack: () => void }) {
  const t = useT()
  return (
    <div className={styles.bar}>
      <Button kind="quiet" icon={<ArrowLeft />} onClick={onBack}>
        {t('exchange/back')}
      </Button>
      <p className={styles.date}>{formatDay(date, useLanguage(), 'full')}</p>
    </div>
  )
}
