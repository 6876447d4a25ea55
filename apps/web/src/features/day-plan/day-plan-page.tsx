import type { CalendarDay } from '@dayplate/dates'
import { FailedState } from '../../platform/errors/failed-state.tsx'
import { Page } from '../../ui/page/page.tsx'
import { DayPlanContent } from './day-plan-content.tsx'
import { DayPlanSkeleton } from './day-plan-skeleton.tsx'
import { DayTimeline } from './timeline/day-timeline.tsx'
import { type DayPlanAnswer, type DayPlanState, useDayPlan } from './use-day-plan.ts'
import { usePrefetchDays } from './use-prefetch-days.ts'

interface DayPlanPageProps {
  readonly date: CalendarDay
  /** Today where the person is. */
  readonly today: CalendarDay
}

/** The plan of one day, or why there is none. */
export function DayPlanPage({ date, today }: DayPlanPageProps) {
  const state = useDayPlan({ date, today })
  usePrefetchDays(date, state.kind === 'ready' && state.plan.__typename === 'DailyDietPlanNormal')
  return (
    <>
      {hasTimeline(state) ? <DayTimeline selected={date} today={today} /> : null}
      <Page>
        <DayPlanBody state={state} date={date} today={today} />
      </Page>
    </>
  )
}

function DayPlanBody({ state, date, today }: DayPlanPageProps & { readonly state: DayPlanState }) {
  switch (state.kind) {
    case 'loading':
      return <DayPlanSkeleton hasActions={date <= today} />
    case 'failed':
      return <FailedState failure={state.failure} onRetry={state.refresh} />
    case 'ready':
      return <DayPlanContent key={date} {...state} date={date} today={today} />
  }
}

const KINDS_WITHOUT_TIMELINE: ReadonlySet<DayPlanAnswer['__typename']> = new Set([
  'UnauthorizedException',
  'DailyDietPlanSettingsNeeded',
  'DailyDietPlanIntroductionNeeded',
])

function hasTimeline(state: DayPlanState): boolean {
  return state.kind !== 'ready' || !KINDS_WITHOUT_TIMELINE.has(state.plan.__typename)
}
