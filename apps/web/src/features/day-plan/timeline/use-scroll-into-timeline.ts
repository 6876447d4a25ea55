import type { CalendarDay } from '@dayplate/dates'
import { useRouter } from '@tanstack/react-router'
import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the selected day in the middle of the row: at once when the row appears, gliding when another day is chosen. It glides once
 * the router has put the page at its top, which would stop it on its way.
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

/** Where the pill is in the middle, give or take half a pill, so that the first visible day is whole. */
function centredScroll(row: HTMLElement, pill: HTMLElement): number {
  const pitch = pill.offsetWidth + Number.parseFloat(getComputedStyle(row).columnGap)
  const left = pill.offsetLeft - row.offsetLeft - (row.clientWidth - pill.offsetWidth) / 2
  return Math.max(0, Math.round(left / pitch) * pitch)
}
