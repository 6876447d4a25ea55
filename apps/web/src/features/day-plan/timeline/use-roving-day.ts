import { type CalendarDay, parseCalendarDay } from '@dayplate/dates'
import { type FocusEvent, type KeyboardEvent, useState } from 'react'

/** Where each key leads among so many pills. */
const MOVES: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

const pillsIn = (row: Element) => [...row.querySelectorAll<HTMLElement>('[data-date]')]

/**
 * One stop of the Tab key for the whole row, the arrows and Home and End within it (WAI-ARIA Authoring Practices, "Managing
 * focus within components using a roving tabindex"). Entering the row focuses its own stop, wherever it was left.
 */
export function useRovingDay(stop: CalendarDay | null) {
  const [focused, setFocused] = useState<CalendarDay | null>(null)
  return {
    stop: focused ?? stop,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const move = MOVES[event.key]
      if (move === undefined || event.altKey || event.ctrlKey || event.metaKey) return
      const pills = pillsIn(event.currentTarget)
      const index = pills.findIndex((pill) => pill === document.activeElement)
      if (index === -1) return
      event.preventDefault()
      pills[move(index, pills.length)]?.focus()
    },
    onFocus: ({ target }: FocusEvent<HTMLElement>) => setFocused(parseCalendarDay(target.dataset['date'] ?? null)),
    onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      if (!currentTarget.contains(relatedTarget)) setFocused(null)
    },
  }
}
