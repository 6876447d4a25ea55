import { type CalendarDay, parseCalendarDay } from '@dayplate/dates'
import { type FocusEvent, type KeyboardEvent, useState } from 'react'

/** For each key, a function from the index of the focused pill and the number of pills to the index of the next pill. */
const MOVES: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

const pillsIn = (row: Element) => [...row.querySelectorAll<HTMLElement>('[data-date]')]

/**
 * Makes the row a single tab stop with a roving tabindex: arrow keys, Home and End move within it (WAI-ARIA Authoring Practices,
 * "Managing focus within components using a roving tabindex"). Each time Tab enters the row, the focus starts at `stop`.
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
