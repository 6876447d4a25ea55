import type { CalendarDay } from '@dayplate/dates'
import { useEffect, type ReactNode } from 'react'
import { reasonOf, type Refused } from '../../domain/replacements/refusal-text.ts'
import { useT } from '../../platform/i18n/i18n.ts'
import { useRefused } from './use-refused.ts'

interface RefusedOfferProps {
  readonly refused: Refused
  readonly date: CalendarDay
  readonly onLeave: () => void
  /** Shown until the day has loaded. */
  readonly children: ReactNode
}

/** Replaces the list if the gateway refuses to offer replacements. It returns to the day and shows the reason. */
export function RefusedOffer({ refused, date, onLeave, children }: RefusedOfferProps) {
  const t = useT()
  const leave = useRefused({ date, onLeave })
  useEffect(() => {
    void leave(reasonOf(refused, t))
    // oxlint-disable-next-line react/exhaustive-deps -- called once, but `leave` changes with every render
  }, [])
  return children
}
