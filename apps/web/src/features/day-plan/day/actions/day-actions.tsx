import { type CalendarDay, addDays } from '@dayplate/dates'
import { ArrowLeftRight, Printer } from 'lucide-react'
import { Link } from '@tanstack/react-router'
import { useT } from '../../../../platform/i18n/i18n.ts'
import { useAddressMarker } from '../../../../platform/navigation/use-address-marker.ts'
import { Button } from '../../../../ui/button/button.tsx'
import type { NormalDayFragment } from '../../../../domain/day-plan/day-plan.gen.ts'
import { CopyDayButton } from '../../../replacements/copy/copy-day-button.tsx'
import styles from './day-actions.module.css'

interface DayActionsProps {
  readonly plan: NormalDayFragment
  readonly date: CalendarDay
  /** Whether all meals of the day are eaten, so that nothing is left to replace. */
  readonly isEaten: boolean
}

/** The actions on a whole day: copy, replace, print. */
export function DayActions({ plan, date, isEaten }: DayActionsProps) {
  const t = useT()
  const replacement = useAddressMarker('change-dayplan')
  return (
    <div className={styles.actions}>
      <CopyDayButton plan={plan} date={date} />
      {isEaten ? (
        <p className={styles.eaten}>{t('day-plan/exchange/all-eaten')}</p>
      ) : (
        <Button kind="secondary" icon={<ArrowLeftRight />} onClick={() => replacement.open()}>
          {t('day-plan/exchange/day')}
        </Button>
      )}
      <PrintLinks date={date} />
    </div>
  )
}

/** The number of days that follow the first day of a printed week. */
const REST_OF_WEEK = 6

/** Links to the print pages: this day alone, or the seven days that start with it. */
function PrintLinks({ date }: { readonly date: CalendarDay }) {
  const t = useT()
  return (
    <p className={styles.links}>
      <Printer aria-hidden="true" />
      {t('day-plan/print/label')}
      <Link to="/day-plan/print/$start/$end" params={{ start: date, end: date }}>
        {t('day-plan/print/day')}
      </Link>
      <Link to="/day-plan/print/$start/$end" params={{ start: date, end: addDays(date, REST_OF_WEEK) }}>
        {t('day-plan/print/week')}
      </Link>
    </p>
  )
}
