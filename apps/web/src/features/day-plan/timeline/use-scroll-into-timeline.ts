import type { CalendarDay } from '@dayplate/dates'
import { useRouter } from '@tanstack/react-router'
import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the selected day in the middle of the row: instantly when the row appears, with a smooth scroll when the user chooses
 * another day. The smooth scroll waits until the router has scrolled the page to its top, because that would interrupt it.
 */
export function useScrollIntoTimeline(
  scroller: RefObject<HTMLElement | null>,
  selected: CalendarDay,
  isLoading: boolean,
): void {
  const router = useRouter()
  const hasAppeared = useRef(false)
  useLayoutEffect(() => {
    const row = scroller.current
    const pill = row?.querySelector<HTMLElement>(`[data-date="${selected}"]`)
    if (isLoading || !row || !pill) return undefined
    const scroll = (behavior: ScrollBehavior) => row.scrollTo({ left: centredScroll(row, pill), behavior })
    if (hasAppeared.current) {
      const stop = router.subscribe('onRendered', () => {
        stop()
        scroll('smooth')
      })
      return stop
    }
    scroll('instant')
    hasAppeared.current = true
    return undefined
  }, [router, scroller, selected, isLoading])
}

/** The scroll position that centres the pill, rounded to whole pills, so that the first visible pill is not cut off. */
function centredScroll(row: HTMLElement, pill: HTMLElement): number {
  const pitch = pill.offsetWidth + Number.parseFloat(getComputedStyle(row).columnGap)
  const left = pill.offsetLeft - row.offsetLeft - (row.clientWidth - pill.offsetWidth) / 2
  return Math.max(0, Math.round(left / pitch) * pitch)
}
