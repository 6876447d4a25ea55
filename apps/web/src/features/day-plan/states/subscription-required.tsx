import type { CalendarDay } from '@dayplate/dates'
import { parseCalendarDay } from '@dayplate/dates'
import { SubscriptionPage } from './subscription-page.tsx'
import { SubscriptionSkeleton } from './subscription-skeleton.tsx'
import { useAccessCheck } from './use-access-check.ts'

/** No access today: when it ended, or that there never was any, and the ways to get it. */
export function SubscriptionRequired({ today }: { readonly today: CalendarDay }) {
  const { access, isChecking, check } = useAccessCheck(today)
  // When it cannot be read the watch over failed requests leads on: neither of the two titles would be true.
  if (access === null) return <SubscriptionSkeleton />
  return <SubscriptionPage endedOn={parseCalendarDay(access.accessTo)} isChecking={isChecking} onCheck={check} />
}
