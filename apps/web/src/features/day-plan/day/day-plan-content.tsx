import { type CalendarDay, parseCalendarDay, requireCalendarDay, formatDay } from '@dayplate/dates'
import { Navigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { refuseUnknownResult } from '../../../platform/errors/unknown-result.ts'
import { focusPageTitle } from '../../../platform/navigation/focus-after-move.ts'
import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import type { TodaysNewsFragment } from '../day-plan.gen.ts'
import { putOffGoal } from './goal-put-off.ts'
import { NormalDay } from './normal-day.tsx'
import {
  ExpiredDay,
  FutureDay,
  GoalLost,
  GoalReached,
  PaymentPending,
  SubscriptionRequired,
  WeightNeeded,
} from '../states/lazy-pages.ts'
import type { DayPlanAnswer } from './use-day-plan.ts'

interface DayPlanContentProps {
  readonly plan: DayPlanAnswer
  readonly news: TodaysNewsFragment | null
  readonly date: CalendarDay
  readonly today: CalendarDay
}

/** Shows each kind of day plan. Throws for an unknown kind, which means that this page is older than the server. */
export function DayPlanContent({ plan, news, date, today }: DayPlanContentProps) {
  const later = () => {
    putOffGoal(today)
    // The focused button is removed together with the question about the goal.
    requestAnimationFrame(focusPageTitle)
  }
  switch (plan.__typename) {
    case 'DailyDietPlanNormal':
      return <NormalDay plan={plan} news={news} date={date} today={today} />
    case 'DailyDietPlanFuture':
      return <FutureDay startDate={requireCalendarDay(plan.startDate)} daysToStart={plan.daysToStart} />
    case 'DailyDietPlanRedirect':
      return <ToNearestDay date={date} nearest={requireCalendarDay(plan.date)} />
    case 'DailyDietPlanSettingsNeeded':
      return <Navigate to="/diet-settings" replace />
    case 'DailyDietPlanIntroductionNeeded':
      return <Navigate to="/day-plan/intro" state={{ dayPlanDate: date }} replace />
    case 'DailyDietPlanCurrentWeightNeeded':
      return <WeightNeeded lastWeightOn={parseCalendarDay(plan.lastWeightOn)} />
    case 'DailyDietPlanGoalReached':
      return <GoalReached goal={plan} onLater={later} />
    case 'DailyDietPlanGoalLost':
      return <GoalLost goal={plan} onLater={later} />
    case 'DailyDietPlanPaymentPending':
      return <PaymentPending token={plan.token} description={plan.description} />
    case 'DailyDietPlanExpired':
      return <ExpiredDay accessTo={requireCalendarDay(plan.accessTo)} today={today} />
    case 'UnauthorizedException':
      return <SubscriptionRequired today={today} />
    default:
      return refuseUnknownResult(plan, 'Unknown day plan type')
  }
}

interface ToNearestDayProps {
  /** The day in the address, which has no plan. */
  readonly date: CalendarDay
  readonly nearest: CalendarDay
}

/** Redirects to the nearest day with a plan. A toast explains why that is not the day in the address. */
function ToNearestDay({ date, nearest }: ToNearestDayProps) {
  const t = useT()
  const language = useLanguage()
  const wasTold = useRef(false)
  useEffect(() => {
    if (wasTold.current) return
    wasTold.current = true
    showToast({ text: t('day-plan/nearest-day', { date: formatDay(date, language, 'long') }) })
  }, [t, date, language])
  return <Navigate to="/day-plan/$date" params={{ date: nearest }} replace />
}
