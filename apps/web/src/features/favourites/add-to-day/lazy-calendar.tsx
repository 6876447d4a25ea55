import { FailedState } from '../../../platform/errors/failed-state.tsx'
import { TranslatedCalendarWording } from '../../../platform/i18n/translated-calendar-wording.tsx'
import { loadMessages } from '../../../platform/i18n/i18n.ts'
import { useLazy } from '../../../platform/lazy/use-lazy.ts'
import type { CalendarProps } from '../../../ui/calendar/calendar.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton/skeleton.tsx'

async function loadCalendar() {
  const [{ Calendar }] = await Promise.all([import('../../../ui/calendar/calendar.tsx'), loadMessages('calendar')])
  return Calendar
}

/** A calendar that stands in its place: a dialog lies over whatever hangs at the end of the page. Heavy, so it comes when it is asked for. */
export function LazyCalendar(props: CalendarProps) {
  const state = useLazy(loadCalendar)
  switch (state.kind) {
    case 'loading':
      return (
        <SkeletonGroup>
          <Skeleton height={340} />
        </SkeletonGroup>
      )
    case 'failed':
      return <FailedState failure={{ kind: 'network' }} onRetry={state.retry} />
    case 'ready':
      return (
        <TranslatedCalendarWording>
          <state.Part {...props} />
        </TranslatedCalendarWording>
      )
  }
}
