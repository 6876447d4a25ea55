import { useEffect, useState } from 'react'

export function useHiddenOnScrollDown(): boolean {
  const [state, setState] = useState(INITIAL_SCROLL)
  useEffect(() => {
    const follow = () => setState((current) => followScroll(current, window.scrollY))
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [])
  return state.isHidden
}

/** The shortest movement that counts as scrolling, in CSS pixels. A trembling finger moves less. */
const TREMBLE_PX = 8

/** The scroll position up to which the row is always visible, in CSS pixels: about the height of the row. */
const TOP_PX = 96

interface ScrollState {
  /** The scroll position at which the direction was last determined, in CSS pixels. */
  readonly anchorPx: number
  readonly isHidden: boolean
}

export const INITIAL_SCROLL: ScrollState = { anchorPx: 0, isHidden: false }

/** Returns the state after a scroll: hidden when scrolling down, visible when scrolling up and near the top. */
export function followScroll(state: ScrollState, scrollPx: number): ScrollState {
  if (scrollPx <= TOP_PX) return { anchorPx: Math.max(0, scrollPx), isHidden: false }
  const movedPx = scrollPx - state.anchorPx
  if (Math.abs(movedPx) < TREMBLE_PX) return state
  return { anchorPx: scrollPx, isHidden: movedPx > 0 }
}
