import { type CalendarDay, requireCalendarDay } from '@dayplate/dates'
import { Navigate } from '@tanstack/react-router'
import { refuseUnknownResult } from '../../platform/errors/unknown-result.ts'
import { ExpiredDay } from './expired-day.tsx'
import { FutureDay } from './future-day.tsx'
import { NormalDay } from './normal-day.tsx'
import { SubscriptionRequired } from './subscription-required.tsx'
import type { DayPlanAnswer } from './use-day-plan.ts'

interface DayPlanContentProps {
  readonly plan: DayPlanAnswer
  readonly eveningNotes: readonly string[]
  readonly date: CalendarDay
  readonly today: CalendarDay
  readonly refresh: () => void
}

/** Every kind of answer and what it shows. A kind we do not know is an error: this page is older than the server. */
export function DayPlanContent({ plan, eveningNotes, date, today, refresh }: DayPlanContentProps) {
  switch (plan.__typename) {
    case 'DailyDietPlanNormal':
      return <NormalDay plan={plan} eveningNotes={eveningNotes} date={date} today={today} />
    case 'DailyDietPlanFuture':
      return <FutureDay startDate={requireCalendarDay(plan.startDate)} daysToStart={plan.daysToStart} />
    case 'DailyDietPlanRedirect':
      return <Navigate to="/day-plan/$date" params={{ date: plan.date }} replace />
    case 'DailyDietPlanSettingsNeeded':
      return <Navigate to="/diet-settings" replace />
    case 'DailyDietPlanIntroductionNeeded':
      return <Navigate to="/day-plan/intro" state={{ dayPlanDate: date }} replace />
    case 'DailyDietPlanExpired':
      return <ExpiredDay accessTo={requireCalendarDay(plan.accessTo)} today={today} />
    case 'UnauthorizedException':
      return <SubscriptionRequired today={today} onAccessFound={refresh} />
    default:
      return refuseUnknownResult(plan, 'Unknown day plan type')
  }
}
