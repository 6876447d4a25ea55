import type { CalendarDay } from '@dayplate/dates'
import { Suspense } from 'react'
import { FailedState } from '../../../platform/errors/failed-state.tsx'
import type { Answer } from '../../../platform/graphql-client/answer.ts'
import { Page } from '../../../ui/page/page.tsx'
import { DayPlanContent } from './day-plan-content.tsx'
import { DayPlanSkeleton } from './day-plan-skeleton.tsx'
import { OpenMealDetails } from '../meal-details/open-meal-details.tsx'
import { OpenDayScreen } from './screens/day-screens.tsx'
import { useDayScreen } from './screens/use-day-screen.ts'
import { useReturnToDay } from './screens/use-return-to-day.ts'
import { DayTimeline } from '../timeline/day-timeline.tsx'
import { type DayPlanAnswer, type ShownDayPlan, useDayPlan } from './use-day-plan.ts'
import { usePrefetchDays } from './days-around/use-prefetch-days.ts'

interface DayPlanPageProps {
  readonly date: CalendarDay
  /** The current day in the user's time zone. */
  readonly today: CalendarDay
}

/** The plan of one day, or the reason why there is none. */
export function DayPlanPage({ date, today }: DayPlanPageProps) {
  const answer = useDayPlan({ date, today })
  const found = answer.kind === 'answered' ? answer.data.plan : null
  const plan = found?.__typename === 'DailyDietPlanNormal' ? found : null
  const opened = useDayScreen()
  const screen = plan === null ? null : opened
  const day = useReturnToDay(screen !== null)
  usePrefetchDays(date, plan !== null)
  return (
    <>
      <div ref={day} hidden={screen !== null}>
        {found === null || !KINDS_WITHOUT_TIMELINE.has(found.__typename) ? (
          <DayTimeline selected={date} today={today} />
        ) : null}
        <div data-content-start="">
          <Page>
            <DayPlanBody answer={answer} date={date} today={today} />
          </Page>
        </div>
      </div>
      {plan === null ? null : (
        <OpenMealDetails key={date} plan={plan} date={date} today={today} isCovered={screen !== null} />
      )}
      {screen === null || plan === null ? null : <OpenDayScreen screen={screen} plan={plan} date={date} />}
    </>
  )
}

function DayPlanBody({ answer, date, today }: DayPlanPageProps & { readonly answer: Answer<ShownDayPlan> }) {
  const skeleton = <DayPlanSkeleton hasActions={date <= today} />
  switch (answer.kind) {
    case 'loading':
      return skeleton
    case 'failed':
      return <FailedState failure={answer.failure} onRetry={answer.retry} />
    case 'answered':
      return (
        // The code for rare kinds of days loads when a day of such a kind is shown.
        <Suspense fallback={skeleton}>
          <DayPlanContent key={date} {...answer.data} date={date} today={today} />
        </Suspense>
      )
  }
}

const KINDS_WITHOUT_TIMELINE: ReadonlySet<DayPlanAnswer['__typename']> = new Set([
  'UnauthorizedException',
  'DailyDietPlanSettingsNeeded',
  'DailyDietPlanIntroductionNeeded',
  'DailyDietPlanGoalReached',
  'DailyDietPlanGoalLost',
  'DailyDietPlanPaymentPending',
])
