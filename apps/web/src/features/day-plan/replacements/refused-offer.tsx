import type { CalendarDay } from '@dayplate/dates'
import { useEffect, type ReactNode } from 'react'
import { reasonOf, type Refused } from '../../../domain/replacements/refusal-text.ts'
import { useT } from '../../../platform/i18n/i18n.ts'
import { useRefused } from './use-refused.ts'

interface RefusedOfferProps {
  readonly refused: Refused
  readonly date: CalendarDay
  readonly onLeave: () => void
  /** What stands there until the day is known. */
  readonly children: ReactNode
}

/** In the place of a list that is not offered: there is nothing to choose, so it leads back to the day. */
export function RefusedOffer({ refused, date, onLeave, children }: RefusedOfferProps) {
  const t = useT()
  const leave = useRefused({ date, onLeave })
  useEffect(() => {
    void leave(reasonOf(refused, t))
    // oxlint-disable-next-line react/exhaustive-deps -- it is told once; the way to leave is new at every drawing
  }, [])
  return children
}
