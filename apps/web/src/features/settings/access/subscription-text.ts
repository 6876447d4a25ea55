import { type CalendarDay, compareDays } from '@dayplate/dates'

interface Given {
  readonly givesAccessToDiet: boolean
  readonly givesAccessToVideoWorkouts: boolean
}

/** The products that a subscription gives access to; null for none, which should not occur. */
export function subscriptionKind({ givesAccessToDiet, givesAccessToVideoWorkouts }: Given) {
  if (givesAccessToDiet) return givesAccessToVideoWorkouts ? 'both' : 'diet'
  return givesAccessToVideoWorkouts ? 'video-workouts' : null
}

/** Whether the renewal is ahead or has passed. A renewal today counts as ahead. */
export const renewalKind = (renewsOn: CalendarDay, today: CalendarDay): 'ahead' | 'passed' =>
  compareDays(renewsOn, today) < 0 ? 'passed' : 'ahead'
