import { daysBetween } from '@dayplate/dates'
import { useIsAppMode } from '../../../platform/app-mode/app-mode.ts'
import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import { useToday } from '../../../platform/clock/today.ts'
import { LazyOverlay } from '../../../platform/lazy/lazy-overlay.tsx'
import { useAddressMarker } from '../../../platform/navigation/use-address-marker.ts'
import { IconButton } from '../../../ui/icon-button/icon-button.tsx'
import { IconLink } from '../../../ui/icon-button/icon-link.tsx'
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx'
import { ChevronDown, Printer, Share2 } from 'lucide-react'
import { MOST_PRINTED_DAYS } from '@dayplate/rules/print'
import { daysAndPeople, shareList } from '../list-sheets.ts'
import { periodInWords } from '../period-in-words.ts'
import { countRows } from '../marks/count-rows.ts'
import type { PendingMarks } from '../marks/pending-marks.ts'
import type { ShoppingListOfPeriod } from '../shopping-list-of-period.ts'
import styles from './list-head.module.css'

interface ListHeadProps {
  readonly list: ShoppingListOfPeriod
  readonly marks: PendingMarks
  /** Whether the period has a plan: what the person wrote on the list is not printed alone. */
  readonly hasPlan: boolean
}

/** The title, the period and the people of the list, how much of it is done, and its actions. */
export function ListHead({ list, marks, hasPlan }: ListHeadProps) {
  const t = useT()
  const language = useLanguage()
  const isAppMode = useIsAppMode()
  const choosing = useAddressMarker('list-for')
  const sharing = useAddressMarker('share')
  const { done, all } = countRows(list, marks)
  const { period, plates } = list
  return (
    <header className={styles.head}>
      <div className={styles.row}>
        <div className={styles.words}>
          {/* The app has its own bar with this title. */}
          <h1 className={isAppMode ? 'visually-hidden' : styles.title}>{t('shopping-list/title')}</h1>
          <button type="button" className={styles.period} aria-haspopup="dialog" onClick={() => choosing.open()}>
            <span>
              {periodInWords(period, { language, today: useToday() })}
              {plates > 1 ? ` · ${t('shopping-list/people', { count: plates })}` : null}
            </span>
            <ChevronDown aria-hidden="true" />
            <span className="visually-hidden">{t('shopping-list/change-days')}</span>
          </button>
        </div>
        <div className={styles.actions}>
          <p className={styles.count} role="status">
            <span className="visually-hidden">{t('shopping-list/done-of', { done, all })}</span>
            <span aria-hidden="true">
              <b>{done}</b> {t('shopping-list/of', { all })}
            </span>
          </p>
          <IconButton label={t('shopping-list/share')} icon={<Share2 />} onClick={() => sharing.open()} />
          {all === 0 || !hasPlan ? null : <PrintAction period={period} />}
        </div>
      </div>
      <ProgressBar label={t('shopping-list/progress')} value={all === 0 ? 0 : done / all} />
      {choosing.value === null ? null : (
        <LazyOverlay
          part={daysAndPeople}
          props={{ period, plates, onClose: choosing.close }}
          failedText={t('shopping-list/part-failed')}
        />
      )}
      {sharing.value === null ? null : (
        <LazyOverlay
          part={shareList}
          props={{ list, onClose: sharing.close }}
          failedText={t('shopping-list/part-failed')}
        />
      )}
    </header>
  )
}

/** Leads to the page to print, if the period is short enough. */
function PrintAction({ period: { start, end } }: Pick<ShoppingListOfPeriod, 'period'>) {
  const t = useT()
  if (daysBetween(start, end) + 1 > MOST_PRINTED_DAYS) {
    return (
      <IconButton label={t('shopping-list/print-too-long', { days: MOST_PRINTED_DAYS })} icon={<Printer />} disabled />
    )
  }
  return (
    <IconLink label={t('shopping-list/print')} icon={<Printer />} to="/print/$start/$end" params={{ start, end }} />
  )
}
