import { formatDay, parseCalendarDay, type CalendarDay } from '@dayplate/dates'
import { Check, Copy } from 'lucide-react'
import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import { lazyPart } from '../../../platform/lazy/lazy-part.ts'
import { useAddressMarker } from '../../../platform/navigation/use-address-marker.ts'
import { Button } from '../../../ui/button/button.tsx'
import type { NormalDayFragment } from '../../../domain/day-plan/day-plan.gen.ts'
import { LazyOverlay } from '../../../platform/lazy/lazy-overlay.tsx'

const copyDay = lazyPart(async () => (await import('./copy-day.tsx')).CopyDay, 'exchange')

interface CopyDayButtonProps {
  readonly plan: Pick<NormalDayFragment, 'setId' | 'canBeCopiedToDate' | 'nextDaySet'>
  readonly date: CalendarDay
}

/**
 * A button that opens the dialog for copying the day to the next one. While both days have the same set, the button says that the
 * copy is done. Without a day to copy to it renders nothing.
 */
export function CopyDayButton({ plan, date }: CopyDayButtonProps) {
  const t = useT()
  const language = useLanguage()
  const { value, open, close } = useAddressMarker('copy-day')
  const target = parseCalendarDay(plan.canBeCopiedToDate)
  if (target === null) return null
  const weekday = formatDay(target, language, 'weekday')
  const isDone = plan.nextDaySet?.id === plan.setId
  return (
    <>
      <Button kind="tonal" icon={isDone ? <Check /> : <Copy />} isDone={isDone} onClick={() => open()}>
        {isDone ? t('day-plan/copy/done', { weekday }) : t('day-plan/copy/button', { weekday })}
      </Button>
      {value === null || isDone ? null : (
        <LazyOverlay part={copyDay} props={{ date, target, onClose: close }} failedText={t('day-plan/copy/failed')} />
      )}
    </>
  )
}
