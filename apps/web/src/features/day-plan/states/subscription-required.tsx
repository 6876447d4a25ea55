import type { CalendarDay } from '@dayplate/dates'
import { parseCalendarDay } from '@dayplate/dates'
import { SubscriptionPage } from './subscription-page.tsx'
import { SubscriptionSkeleton } from './subscription-skeleton.tsx'
import { useAccessCheck } from './use-access-check.ts'

/** Shown without access today. Queries when access ended, because the title depends on whether the user has ever had it. */
export function SubscriptionRequired({ today }: { readonly today: CalendarDay }) {
  const { access, isChecking, check } = useAccessCheck(today)
  // If the query fails, the failure watch navigates to an error page, because this page cannot tell which title is true.
  if (access === null) return <SubscriptionSkeleton />
  return <SubscriptionPage endedOn={parseCalendarDay(access.accessTo)} isChecking={isChecking} onCheck={check} />
}
