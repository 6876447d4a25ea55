import { type CalendarDay, compareDays } from '@dayplate/dates'

interface Given {
  readonly givesAccessToDiet: boolean
  readonly givesAccessToVideoWorkouts: boolean
}

/** What a subscription is to; null for one that gives nothing, which nobody should have. */
export function subscriptionKind({ givesAccessToDiet, givesAccessToVideoWorkouts }: Given) {
  if (givesAccessToDiet) return givesAccessToVideoWorkouts ? 'both' : 'diet'
  return givesAccessToVideoWorkouts ? 'video-workouts' : null
}

/** A renewal of today is still to come. */
export const renewalKind = (renewsOn: CalendarDay, today: CalendarDay): 'ahead' | 'passed' =>
  compareDays(renewsOn, today) < 0 ? 'passed' : 'ahead'
