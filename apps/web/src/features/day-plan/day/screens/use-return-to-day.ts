import { useLayoutEffect, useRef, type RefObject } from 'react'
import { focusPageTitle } from '../../../../platform/navigation/focus-after-move.ts'

/**
 * Restores the scroll position and the focus when a screen that hid the day closes. The focus returns to the button that opened
 * the screen, or to the meal's title if that button was removed because the meal was eaten in the meantime.
 */
export function useReturnToDay(isAway: boolean): RefObject<HTMLDivElement | null> {
  const day = useRef<HTMLDivElement>(null)
  const left = useRef<{ readonly scrollY: number; readonly focus: readonly Element[] } | null>(null)
  // A layout effect reads the focus in time, before a screen whose code has already loaded moves it to its title in an effect.
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
      // Waits for the frame in which the day is visible again and has its height.
      requestAnimationFrame(() => {
        if (back === null) return
        window.scrollTo({ top: back.scrollY, behavior: 'instant' })
        const there = back.focus.find(({ isConnected }) => isConnected)
        if (there instanceof HTMLElement) there.focus({ preventScroll: true })
        // The page was loaded with the screen open, so no earlier focus can be restored.
        else if (document.activeElement === document.body) focusPageTitle()
      })
    }
  }, [isAway])
  return day
}
