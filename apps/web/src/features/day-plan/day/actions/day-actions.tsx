import type { CalendarDay } from '@dayplate/dates'
import { ArrowLeftRight } from 'lucide-react'
import { useT } from '../../../../platform/i18n/i18n.ts'
import { useAddressMarker } from '../../../../platform/navigation/use-address-marker.ts'
import { Button } from '../../../../ui/button/button.tsx'
import type { NormalDayFragment } from '../../../../domain/day-plan/day-plan.gen.ts'
import { CopyDayButton } from '../../../replacements/copy/copy-day-button.tsx'
import styles from './day-actions.module.css'
import { PrintLinks } from './print-links.tsx'

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
