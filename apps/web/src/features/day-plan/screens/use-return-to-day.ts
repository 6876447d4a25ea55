import { useLayoutEffect, useRef, type RefObject } from 'react'
import { focusPageTitle } from '../../../platform/navigation/focus-after-move.ts'

/**
 * While a screen stands over the day, the day is hidden. When the screen goes, the reader is where they were before it came:
 * at the same height, on the button that opened it; or on the title of its meal, where the button is gone because the meal
 * was eaten meanwhile.
 */
export function useReturnToDay(isAway: boolean): RefObject<HTMLDivElement | null> {
  const day = useRef<HTMLDivElement>(null)
  const left = useRef<{ readonly scrollY: number; readonly focus: readonly Element[] } | null>(null)
  // Before effects: a screen whose code is there already takes the focus to its title in one.
  useLayoutEffect(() => {
    if (!isAway) return
    const focus = document.activeElement
    const isInside = focus !== null && day.current?.contains(focus) === true
    const title = focus?.closest('article')?.querySelector('h2 button')
    left.current = { scrollY: window.scrollY, focus: isInside ? [focus, ...(title ? [title] : [])] : [] }
    window.scrollTo({ top: 0, behavior: 'instant' })
    return () => {
      const back = left.current
      left.current = null
      // Once the day is there again, and has its height.
      requestAnimationFrame(() => {
        if (back === null) return
        window.scrollTo({ top: back.scrollY, behavior: 'instant' })
        const there = back.focus.find(({ isConnected }) => isConnected)
        if (there instanceof HTMLElement) there.focus({ preventScroll: true })
        // The page was loaded with the screen open, so there is no place to return to.
        else if (document.activeElement === document.body) focusPageTitle()
      })
    }
  }, [isAway])
  return day
}
