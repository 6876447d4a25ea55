import { addDays, requireCalendarDay } from '@dayplate/dates'
import type { ReactNode } from 'react'
import { UnknownResultError } from '../../../platform/errors/unknown-result.ts'
import { DayAlerts } from '../alerts/day-alerts.tsx'
import type { TodaysNewsFragment } from '../day-plan.gen.ts'
import { DayPlanSkeleton } from '../day/day-plan-skeleton.tsx'
import { ExpiredDay, FutureDay, GoalLost, GoalReached, PaymentPending, WeightNeeded } from '../states/pages.tsx'
import { SubscriptionPage } from '../states/subscription-page.tsx'
import { SubscriptionSkeleton } from '../states/subscription-skeleton.tsx'

const TODAY = requireCalendarDay('2026-11-21')

const kg = (value: number) => ({ __typename: 'Weight', value, unit: 'kg' }) as const
const lb = (value: number) => ({ __typename: 'Weight', value, unit: 'lb' }) as const
const nothing = () => {}

const NEWS: TodaysNewsFragment = {
  __typename: 'DailyPlan',
  recipeNotesForNextDay: ['Soak 60 g chickpeas tonight.', 'Take the bread out of the freezer.'],
  nextDayHoliday: 'Christmas Eve',
  nextDayHolidayIcon: 'star',
  nextDayHasHolidayMenu: true,
  reachedBecauseOfLoseWeight: true,
  reachedBecauseOfPutOnWeight: false,
  lostBecauseOfLoseWeight: false,
  lostBecauseOfPutOnWeight: false,
  isTimeToNagForCurrentMeasurement: true,
  lastWeightOn: addDays(TODAY, -8),
}

const noAccess = { isChecking: false, onCheck: nothing } as const

/** Throws the same error as `DayPlanContent` for a kind that only a newer server knows. */
function UnknownKind(): never {
  throw new UnknownResultError('Unknown day plan type')
}

/** Samples of day states with invented data. `kind` is the state's name in the gallery's address. */
export const DAY_STATE_SAMPLES: readonly { readonly kind: string; readonly sample: ReactNode }[] = [
  { kind: 'loading', sample: <DayPlanSkeleton hasActions /> },
  {
    kind: 'alerts',
    sample: (
      <DayAlerts
        day={{ holiday: 'Saint Nicholas', holidayIcon: 'tree', hasHolidayMenu: true }}
        news={NEWS}
        isEaten={false}
        date={TODAY}
        today={TODAY}
        measurementsPage="/measurements"
      />
    ),
  },
  { kind: 'future', sample: <FutureDay startDate={addDays(TODAY, 5)} daysToStart={5} /> },
  { kind: 'weight-needed', sample: <WeightNeeded lastWeightOn={addDays(TODAY, -91)} /> },
  { kind: 'weight-never-said', sample: <WeightNeeded lastWeightOn={null} /> },
  {
    kind: 'goal-reached',
    sample: <GoalReached goal={{ because: 'LOSE_WEIGHT', weight: kg(78), firstWeight: kg(84.2) }} onLater={nothing} />,
  },
  {
    kind: 'goal-reached-by-gaining',
    sample: (
      <GoalReached goal={{ because: 'PUT_ON_WEIGHT', weight: lb(141.1), firstWeight: lb(130) }} onLater={nothing} />
    ),
  },
  {
    kind: 'goal-lost',
    sample: <GoalLost goal={{ because: 'PUT_ON_WEIGHT', weight: kg(72.6), goalWeight: kg(70) }} onLater={nothing} />,
  },
  {
    kind: 'goal-lost-by-losing',
    sample: <GoalLost goal={{ because: 'LOSE_WEIGHT', weight: kg(67.4), goalWeight: kg(70) }} onLater={nothing} />,
  },
  { kind: 'payment-pending', sample: <PaymentPending token="sample" description="Diet plan, 90 days" /> },
  { kind: 'expired', sample: <ExpiredDay accessTo={addDays(TODAY, 9)} today={TODAY} /> },
  { kind: 'access-ended', sample: <SubscriptionPage endedOn={addDays(TODAY, -7)} {...noAccess} /> },
  { kind: 'never-had-access', sample: <SubscriptionPage endedOn={null} {...noAccess} /> },
  { kind: 'checking-access', sample: <SubscriptionPage endedOn={null} isChecking onCheck={nothing} /> },
  { kind: 'access-not-known-yet', sample: <SubscriptionSkeleton /> },
  { kind: 'unknown', sample: <UnknownKind /> },
]
