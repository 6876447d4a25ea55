import { FailedState } from '../../../platform/errors/failed-state.tsx'
import { TranslatedCalendarWording } from '../../../platform/i18n/translated-calendar-wording.tsx'
import { DrawnPart } from '../../../platform/lazy/drawn-part.tsx'
import { lazyPart } from '../../../platform/lazy/lazy-part.ts'
import type { CalendarProps } from '../../../ui/calendar/calendar.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton/skeleton.tsx'

const calendar = lazyPart(async () => {
  const { Calendar } = await import('../../../ui/calendar/calendar.tsx')
  return (props: CalendarProps) => (
    <TranslatedCalendarWording>
      <Calendar {...props} />
    </TranslatedCalendarWording>
  )
}, 'calendar')

/** A calendar that stands in its place: a dialog lies over whatever hangs at the end of the page. Heavy, so it comes when it is asked for. */
export function LazyCalendar(props: CalendarProps) {
  return (
    <DrawnPart
      part={calendar}
      props={props}
      loading={
        <SkeletonGroup>
          <Skeleton height={340} />
        </SkeletonGroup>
      }
      failed={(retry) => <FailedState failure={{ kind: 'network' }} onRetry={retry} />}
    />
  )
}
